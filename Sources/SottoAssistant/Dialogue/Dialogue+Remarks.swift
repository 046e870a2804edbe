import Foundation
import Intents
import SottoLanguage

// What is answered to what is said in passing, and to who wants an alarm.

extension Dialogue {
  /// - Parameter isAsked: Whether a question is open, which follows.
  package func answer(to remark: Plan.Remark, isAsked: Bool = false) -> String {
    let style = Date.FormatStyle(locale: Locale(identifier: language.code))
    let words =
      switch remark {
      case .time: ["time": clock().formatted(style.hour().minute())]
      case .date: ["date": clock().formatted(style.weekday(.wide).day().month(.wide))]
      case .hello, .thanks, .insult: [String: String]()
      }
    let key = remark.rawValue
    return say(isAsked ? ["\(key).asked", key] : [key], words)
  }

  /// The reminder that can be had in place of an alarm or a timer, and the question whether to make it.
  ///
  /// - Returns: `nil` where no time was said.
  package func reminder(insteadOf alarm: Reading) -> (request: Reading, question: String)? {
    guard let kind = alarm.about, let trigger = alarm.parameters["temporalEventTrigger"],
      let when = time(PlainValue(trigger))
    else { return nil }
    var request = alarm
    request.intent = "INAddTasksIntent"
    request.about = nil
    request.parameters["taskTitles"] = .list([.string(say(["\(kind).title"]))])
    return (request, say(["\(kind).offer"], ["when": when]))
  }

  /// That there are no alarms here.
  ///
  /// - Parameter canRemind: Whether an app can remind at a time that is said.
  package func refusal(of alarm: Reading, canRemind: Bool) -> String {
    let kind = alarm.about ?? ""
    return say([canRemind ? "\(kind).when" : kind])
  }
}
