import Foundation
import Intents
import SottoLanguage

extension Dialogue {
  /// When something is due, as people write it, with how often it comes back.
  ///
  /// - Parameter trigger: An `INDateComponentsRange` in its plain form.
  /// - Returns: `nil` where it says no time of which a day is known.
  func time(_ trigger: PlainValue) -> String? {
    guard let start = trigger["start"], let parts = try? DateComponents.decode(start),
      parts.day != nil, let date = Calendar.current.date(from: parts)
    else { return nil }
    var style = Date.FormatStyle(locale: Locale(identifier: language.code))
      .weekday(.wide).day().month(.wide)
    if parts.hour != nil { style = style.hour().minute() }
    let often = trigger["recurrence"].flatMap(self.often)
    return [date.formatted(style), often].compactMap { $0 }.joined(separator: ", ")
  }

  /// “every day”; `nil` where it is rarer than each unit of its frequency.
  private func often(_ recurrence: PlainValue) -> String? {
    guard recurrence["interval"]?.integer ?? 1 == 1,
      let frequency = recurrence["frequency"]?.string ?? recurrence.string,
      language.hasSentence("every.\(frequency)")
    else { return nil }
    return say(["every.\(frequency)"])
  }

  /// Whether coming to a place or leaving it reminds.
  ///
  /// - Parameter trigger: An `INSpatialEventTrigger` in its plain form.
  func place(_ trigger: PlainValue) -> String? {
    let name = (trigger["place"] ?? trigger).spokenName
    guard !name.isEmpty else { return nil }
    let event = trigger["event"] == "depart" ? "depart" : "arrive"
    return say(["place.\(event)"], ["place": name])
  }

  /// The first names of a row, and how many more there are: a screen shows those, a wrist has no room
  /// for many, and who only hears is told all that anybody listens to.
  func enumeration(_ names: [String]) -> String {
    let most =
      switch attendance.profile {
      case .screen: 5
      case .voice: 20
      case .watch: attendance.mostChoicesSaid
      }
    guard names.count > most + 1 else { return Language.list(names) }
    let more = say(["more"], ["count": "\(names.count - most)"])
    return Language.list(Array(names.prefix(most)) + [more])
  }
}
