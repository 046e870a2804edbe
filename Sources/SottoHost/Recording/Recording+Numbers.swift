import Intents
import SottoWire

extension [RecordedLine] {
  /// The lines with calls and requests numbered from 1 on, in their order: an assistant counts what all its
  /// conversations have asked, and one that replays asks nothing else.
  ///
  /// An answer whose call is not here is left out; so is what apps ask that rests on more than a conversation.
  var numbered: [RecordedLine] {
    var numbers = Numbers()
    return compactMap { numbers.numbered($0) }
  }
}

private struct Numbers {
  private var calls: [Way: [Int: Int]] = [:]
  private var requests: [Int: Int] = [:]

  /// What the person decides, or has decided; what is kept of what was told long ago; and what is told later.
  private static let leftOut: Set = [
    SystemCalls.RequestAuthorization.name, SystemCalls.RequestMediaLibrary.name,
    SystemCalls.RequestSending.name, SystemCalls.AskPerson.name,
    SystemCalls.NotificationSettings.name, SystemCalls.PendingNotifications.name,
    SystemCalls.ScheduleNotifications.name, SystemCalls.RemoveNotifications.name,
    SystemCalls.SetNotificationCategories.name,
    SystemCalls.VoiceShortcuts.name, SystemCalls.DeleteDonations.name,
    SystemCalls.DeleteActivities.name,
  ]

  /// Who is told by whom.
  private struct Way: Hashable {
    var process: String
    var isFromProcess: Bool
    var back: Way { Way(process: process, isFromProcess: !isFromProcess) }
  }

  mutating func numbered(_ line: RecordedLine) -> RecordedLine? {
    switch line {
    case .sent(let message, let process):
      number(message, Way(process: process, isFromProcess: false)).map { .sent($0, to: process) }
    case .came(let message, let process, let moment):
      number(message, Way(process: process, isFromProcess: true))
        .map { .came($0, from: process, at: moment) }
    case .said, .replied, .updated, .notStarted, .ended, .traced: line
    }
  }

  private mutating func number(_ message: Envelope, _ way: Way) -> Envelope? {
    switch message {
    case .call(_, let name, _) where way.isFromProcess && Self.leftOut.contains(name): return nil
    case .call(let id, let name, let body):
      let number = calls[way, default: [:]].count + 1
      calls[way, default: [:]][id] = number
      return .call(id: number, name: name, with: numberRequest(in: body))
    case .event(let name, let body): return .event(name: name, with: numberRequest(in: body))
    case .answer(let id, let answer):
      return calls[way.back]?[id].map { .answer(id: $0, answer) }
    case .failure(let id, let failure):
      return calls[way.back]?[id].map { .failure(id: $0, failure) }
    }
  }

  private mutating func numberRequest(in body: PlainValue) -> PlainValue {
    guard let request = body["request"]?.integer else { return body }
    let number = requests[request] ?? requests.count + 1
    requests[request] = number
    var body = body
    body["request"] = .integer(number)
    return body
  }
}
