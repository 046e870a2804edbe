import Intents
import SottoLanguage

/// Makes everything the assistant says, in one language.
///
/// Sentences are the language's own (`answers.txt`); what is chosen here is which of them fits:
/// the most particular key that the language has, from `INPlayMediaIntent.done.album` to `done`.
package struct Dialogue: Sendable {
  package let language: Language
  package let attendance: Attendance
  /// What “in five minutes” is counted from.
  let clock: WallClock
  /// The remarks about what plays that the person has read.
  package var readRemarks: Set<String> = []

  package init(
    language: Language, attendance: Attendance = Attendance(), clock: @escaping WallClock
  ) {
    self.language = language
    self.attendance = attendance
    self.clock = clock
  }

  /// The answer when a turn ends.
  package func answer(to result: Turn.Result) -> String {
    switch result {
    case .request(let candidate, .done) where candidate.request.undoes != nil:
      say(
        candidate.request.intentName, "undone", [],
        ["app": name(candidate.app), "item": spoken(candidate).item ?? ""]
          .filter { !$0.value.isEmpty })
    case .request(let candidate, let ending):
      answer(
        to: ending, intent: candidate.request.intentName, values: candidate.request.values,
        app: name(candidate.app), alsoAsked: candidate.alsoAsked)
    case .notRouted(_, .notAllowed(let app)): say(["notRouted.notAllowed"], ["app": name(app)])
    case .notRouted(_, .cannot(let app)): say(["notRouted.cannot"], ["app": name(app)])
    case .notRouted(_, .absent(let name)), .notRouted(_, .instead(let name, _)):
      say(["notRouted.absent"], ["app": name])
    case .notRouted(_, .locked(let app)): say(["notRouted.locked"], ["app": name(app)])
    case .notRouted(let reading, _):
      say(["notRouted.nobody.\(reading.intent ?? "")", "notRouted.nobody"])
    case .cancelled, .superseded: say(["cancelled"])
    }
  }

  func answer(
    to ending: Ending, intent: String, values: PlainValue, app: String,
    alsoAsked: [AppProfile] = []
  ) -> String {
    let spoken = SpokenValues(intent: intent, values: values, dialogue: self)
    var words = [
      "app": app, "said": spoken.said, "item": spoken.item ?? "", "object": spoken.object ?? "",
      "kind": spoken.kind, "playlist": spoken.playlist, "count": "\(spoken.count)",
    ]
    switch ending {
    case .done(let response):
      words["note"] = note(of: response)
      let ride = SpokenRide(
        response: response, dialogue: self, isHeard: attendance.profile == .voice)
      words.merge(ride.words) { own, _ in own }
      words["when"] = response.plain["rideStatus"]?["scheduledPickupTime"].flatMap(time)
      let notebook = SpokenNotebook(response: response, values: values, dialogue: self)
      words.merge(notebook.words) { _, found in found }
      let details = (ride.phase.map { [$0] } ?? []) + notebook.details + spoken.details
      return say(intent, "done", details, words)
    case .notFound(let parameter):
      words["value"] = values[parameter]?.spokenName
      var details = [spoken.pointsAtNothing ? "currentlyPlaying" : parameter]
      if !alsoAsked.isEmpty {
        words["apps"] = Language.list([app] + alsoAsked.map(name))
        details.append("several")
      }
      return say(intent, "notFound", details, words)
    case .unsupported(let parameter, let reason):
      words["value"] = values[parameter]?.spokenName
      return say(refusals(intent, parameter, reason), words)
    case .failed(let response):
      words["title"] = spoken.theOne?.spokenName
      let answer = say(intent, "failed", spoken.kinds(of: response.code) + [response.code], words)
      guard let reason = response.failureReason else { return answer }
      return say(["failed.reason"], ["answer": answer, "reason": reason])
    case .cancelled, .superseded: return say(["cancelled"])
    case .unanswered: return say(intent, "unanswered", [], words)
    case .fault(let fault):
      if case .notStarted(let reason) = fault { words["reason"] = reason }
      return say(intent, "fault", [fault.name], words)
    }
  }

  /// What is refused without a reason is not there for the app.
  private func refusals(_ intent: String, _ parameter: String, _ reason: String) -> [String] {
    [
      "\(intent).unsupported.\(reason)", "unsupported.\(reason)", "notFound.\(parameter)",
      "unsupported",
    ]
  }

  package func name(_ app: AppProfile) -> String { app.name(in: language.code) }

  /// A sentence without a request behind it.
  package func say(_ keys: [String], _ words: [String: String] = [:]) -> String {
    let key = keys.first(where: language.hasSentence) ?? keys[0]
    guard attendance.profile == .voice, language.isInLatinLetters else {
      return language.sentence(key, words)
    }
    return language.sentence(key, words.mapValues(\.inLatinLetters))
  }

  /// The most particular sentence: intent and detail, intent, detail, neither.
  func say(
    _ intent: String, _ key: String, _ details: [String], _ words: [String: String]
  ) -> String {
    say(
      details.map { "\(intent).\(key).\($0)" } + ["\(intent).\(key)"]
        + details.map { "\(key).\($0)" } + [key], words)
  }
}

extension Fault {
  /// The last part of the key of its sentence.
  fileprivate var name: String {
    switch self {
    case .crashed: "crashed"
    case .timedOut: "timedOut"
    case .badReply: "badReply"
    case .noHandler: "noHandler"
    case .notStarted: "notStarted"
    case .refusedByApp: "refusedByApp"
    }
  }
}
