import Foundation
import Intents

extension Due {
  /// `nil` where no time is said.
  package init?(_ range: INDateComponentsRange) {
    guard var start = range.startDateComponents else { return nil }
    // What is said of the person's own zone goes along with them, wherever they are then.
    if start.timeZone?.identifier == TimeZone.current.identifier { start.timeZone = nil }
    self.init(start: start, repetition: range.recurrenceRule.flatMap(Repetition.init))
  }

  /// When it is to be done next.
  package var trigger: INTemporalEventTrigger {
    INTemporalEventTrigger(
      dateComponentsRange: INDateComponentsRange(
        start: nextStart, end: nil, recurrenceRule: repetition?.rule))
  }
}

extension Due.Repetition {
  /// The days as Sirikit has them, each with its number of `Calendar`.
  private static let days: [(option: INDayOfWeekOptions, weekday: Int)] = [
    (.sunday, 1), (.monday, 2), (.tuesday, 3), (.wednesday, 4), (.thursday, 5), (.friday, 6),
    (.saturday, 7),
  ]

  fileprivate init?(_ rule: INRecurrenceRule) {
    guard let frequency = Due.Frequency(rule.frequency) else { return nil }
    let days = Self.days.filter { rule.weeklyRecurrenceDays.contains($0.option) }.map(\.weekday)
    self.init(frequency, interval: rule.interval, weekdays: Set(days))
  }

  fileprivate var rule: INRecurrenceRule {
    let days = Self.days.filter { weekdays.contains($0.weekday) }.map(\.option)
    return INRecurrenceRule(
      interval: interval, frequency: frequency.intentFrequency,
      weeklyRecurrenceDays: INDayOfWeekOptions(days))
  }
}

extension Due.Frequency {
  private static let all: [(frequency: Self, intent: INRecurrenceFrequency)] = [
    (.minutely, .minute), (.hourly, .hourly), (.daily, .daily), (.weekly, .weekly),
    (.monthly, .monthly), (.yearly, .yearly),
  ]

  fileprivate init?(_ frequency: INRecurrenceFrequency) {
    guard let known = Self.all.first(where: { $0.intent == frequency }) else { return nil }
    self = known.frequency
  }

  fileprivate var intentFrequency: INRecurrenceFrequency {
    Self.all.first { $0.frequency == self }?.intent ?? .unknown
  }
}
