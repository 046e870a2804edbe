import Foundation
import Intents
import SottoLanguage

extension Dialogue {
  /// What a suggested or donated action is called.
  package func name(_ suggested: SuggestedAction) -> String { name(suggested.subject) }

  /// What may be wanted, and why: “You often play News around 8:00 on weekdays.”
  ///
  /// - Parameter before: What the action of that identifier is called, where it is known.
  package func suggestion(
    _ suggested: SuggestedAction, after before: (String) -> PlainValue? = { _ in nil }
  ) -> String {
    let subject = suggested.subject
    var words = [
      "item": name(subject), "object": name(subject, as: .object), "app": name(suggested.app),
    ]
    var key = suggested.suggestion.reason.name
    switch suggested.suggestion.reason {
    case .habit(let weekdays, let minute):
      words["time"] = time(ofDay: minute)
      words["days"] = days(weekdays)
    case .after(let action):
      let name = before(action).map { self.name($0) }
      words["before"] = name
      if name == nil { key = "frequent" }
    case .recent, .frequent, .upcoming, .relevant: break
    }
    let isPlayed = suggested.action.intent == "INPlayMediaIntent"
    return say(
      (isPlayed ? ["suggest.\(key).play"] : []) + ["suggest.\(key)"],
      words.filter { !$0.value.isEmpty })
  }

  /// Asks which of several suggestions is wanted, or whether the one is.
  package func question(
    _ suggestions: [SuggestedAction], after before: (String) -> PlainValue? = { _ in nil }
  ) -> String {
    guard let first = suggestions.first else { return say(["suggest.nothing"]) }
    let text = suggestion(first, after: before)
    guard suggestions.count > 1 else { return say(["suggest.ask"], ["suggestion": text]) }
    return say(
      ["suggest.choose"], ["suggestion": text, "choices": list(suggestions.map { name($0) })])
  }

  /// An offer to who has not asked, in a line.
  package func offer(
    _ suggested: SuggestedAction, after before: (String) -> PlainValue? = { _ in nil }
  ) -> String {
    say(["suggest.offer"], ["suggestion": suggestion(suggested, after: before)])
  }

  /// A time of the day, to a quarter of an hour: nobody's habit is more exact.
  private func time(ofDay minute: Int) -> String {
    let quarter = (minute + 7) / 15 * 15 % 1440
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: Double(quarter) * 60)
    var style = Date.FormatStyle(
      locale: Locale(identifier: language.code), calendar: calendar, timeZone: .gmt)
    style = style.hour().minute()
    return date.formatted(style)
  }

  /// On which days of the week; nothing for all of them.
  private func days(_ weekdays: Set<Int>) -> String? {
    switch weekdays {
    case Set(1...7), []: return nil
    case Set(2...6): return say(["suggest.days.working"])
    case [1, 7]: return say(["suggest.days.weekend"])
    default:
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: language.code)
      // From Monday on, as people tell them.
      let names = weekdays.sorted { ($0 + 5) % 7 < ($1 + 5) % 7 }
        .map { calendar.standaloneWeekdaySymbols[$0 - 1] }
      return say(["suggest.days"], ["days": Language.list(names)])
    }
  }
}

extension Suggestion.Reason {
  /// What it is called in JSON, and in the key of its sentence.
  package var name: String {
    switch self {
    case .habit: "habit"
    case .after: "sequence"
    case .recent: "recent"
    case .frequent: "frequent"
    case .upcoming: "upcoming"
    case .relevant: "relevant"
    }
  }
}
