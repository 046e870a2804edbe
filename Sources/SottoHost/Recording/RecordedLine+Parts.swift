import Foundation
import Intents
import SottoWire

// What a line has, where it has that.

extension RecordedLine {
  /// The process that it is about.
  package var process: String? {
    switch self {
    case .sent(_, let process), .came(_, let process, _), .notStarted(let process, _),
      .ended(let process, _), .traced(_, let process):
      process
    case .said, .replied, .updated: nil
    }
  }

  /// What the assistant asks a process.
  var call: (id: Int, name: String, body: PlainValue)? {
    if case .sent(.call(let id, let name, let body), _) = self { (id, name, body) } else { nil }
  }

  var trace: PlainValue? { if case .traced(let trace, _) = self { trace } else { nil } }

  /// Whether a process was to be started, or was asked something and so had been.
  var startsOrCalls: Bool { if case .notStarted = self { true } else { call != nil } }

  /// Whether a process says or does it without being asked.
  var isOfItsOwnAccord: Bool {
    switch self {
    case .came(.event, _, _), .came(.call, _, _), .ended: true
    default: false
    }
  }

  var moment: Date? {
    switch self {
    case .said(_, let moment), .came(_, _, let moment), .ended(_, let moment):
      Date(timeIntervalSince1970: moment)
    default: nil
    }
  }
}

extension Envelope {
  /// The call that it is the answer to.
  var answered: Int? {
    switch self {
    case .answer(let id, _), .failure(let id, _): id
    case .call, .event: nil
    }
  }
}
