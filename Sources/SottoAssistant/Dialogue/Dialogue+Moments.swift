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

  /// “every day”, “every Monday and Thursday”, “every 2 weeks”; `nil` where the language has no words for it.
  private func often(_ recurrence: PlainValue) -> String? {
    guard let frequency = recurrence["frequency"]?.string ?? recurrence.string else { return nil }
    let interval = recurrence["interval"]?.integer ?? 1
    let days = recurrence["days"]?.list?.compactMap { $0.string.flatMap(weekday) } ?? []
    let key =
      interval > 1
      ? "every.\(frequency).several" : days.isEmpty ? "every.\(frequency)" : "every.days"
    guard language.hasSentence(key) else { return nil }
    let words = ["count": "\(interval)", "days": Language.list(days)].filter { !$0.value.isEmpty }
    return say([key], words)
  }

  /// A day of the week in the person's language, by its name in `INDayOfWeekOptions`.
  private func weekday(_ name: String) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    let place = calendar.weekdaySymbols.firstIndex { $0.lowercased() == name }
    calendar.locale = Locale(identifier: language.code)
    return place.map { calendar.standaloneWeekdaySymbols[$0] }
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
  /// for many, and nobody listens to more.
  package func enumeration(_ names: [String]) -> String {
    let most = mostNamesSaid
    guard names.count > most + 1 else { return Language.list(names) }
    let more = say(["more"], ["count": "\(names.count - most)"])
    return Language.list(Array(names.prefix(most)) + [more])
  }

  private var mostNamesSaid: Int {
    switch attendance.profile {
    case .screen: 5
    case .voice: 4
    case .watch: attendance.mostChoicesSaid
    }
  }

  /// What was found and not said, to who only hears and may want to hear it.
  package func unheard(of result: Turn.Result) -> [String] {
    guard attendance.profile == .voice, case .request(let candidate, .done(let response)) = result,
      let search = SpokenNotebookSearch(
        response: response, values: candidate.request.values, dialogue: self)
    else { return [] }
    let names = search.names
    return names.count > mostNamesSaid + 1 ? Array(names.dropFirst(mostNamesSaid)) : []
  }
}
