import Intents
import SottoWire

/// One thing that happened in a conversation, in the order in which the assistant saw it.
///
/// Moments are seconds since 1970. Processes have the identifiers of their bundles.
package enum RecordedLine: Sendable, Equatable {
  /// A front end asked for something, as `ClientCalls.Say` has it.
  case said(PlainValue, at: Double)
  /// What it was answered: a `Reply`, as `recorded`.
  case replied(PlainValue)
  /// What it was told after that; `.null` when there is no more to tell.
  case updated(PlainValue)
  case sent(Envelope, to: String)
  case came(Envelope, from: String, at: Double)
  case notStarted(String, problem: String)
  case ended(String, at: Double)
  /// What an ended process, or one that does not answer, left to know of it: a `ProcessTrace`.
  case traced(PlainValue, of: String)

  /// - Throws: `PlainDecodingError` or `CallFailure` for what is no line of a conversation.
  init(plain: PlainValue) throws {
    let moment = plain["at"]?.number
    switch (plain["said"], plain["from"]?.string, plain["to"]?.string, plain["ended"]?.string) {
    case (let said?, nil, nil, nil):
      let _: ClientCalls.Say = try PlainDecoder.value(from: said)
      self = .said(said, at: try Self.moment(moment, in: plain))
    case (nil, let process?, nil, nil):
      let message = try Envelope(members: plain["message"] ?? .null)
      self = .came(message, from: process, at: try Self.moment(moment, in: plain))
    case (nil, nil, let process?, nil):
      self = .sent(try Envelope(members: plain["message"] ?? .null), to: process)
    case (nil, nil, nil, let process?):
      self = .ended(process, at: try Self.moment(moment, in: plain))
    default:
      if let reply = plain["replied"] {
        self = .replied(reply)
      } else if case .object(let members) = plain, let update = members["updated"] {
        self = .updated(update)
      } else if let process = plain["notStarted"]?.string {
        self = .notStarted(process, problem: plain["problem"]?.string ?? "")
      } else if let process = plain["of"]?.string, let trace = plain["trace"] {
        let _: ProcessTrace = try PlainDecoder.value(from: trace)
        self = .traced(trace, of: process)
      } else {
        throw PlainDecodingError(expected: "what was said, sent, told or came", found: plain)
      }
    }
  }

  var plain: PlainValue {
    switch self {
    case .said(let call, let moment): ["said": call, "at": .number(moment)]
    case .replied(let reply): ["replied": reply]
    case .updated(let reply): ["updated": reply]
    case .sent(let message, let process): ["to": .string(process), "message": message.members]
    case .came(let message, let process, let moment):
      ["from": .string(process), "message": message.members, "at": .number(moment)]
    case .notStarted(let process, let problem):
      ["notStarted": .string(process), "problem": .string(problem)]
    case .ended(let process, let moment): ["ended": .string(process), "at": .number(moment)]
    case .traced(let trace, let process): ["of": .string(process), "trace": trace]
    }
  }

  private static func moment(_ moment: Double?, in plain: PlainValue) throws -> Double {
    guard let moment, moment.isFinite, abs(moment) < 1e11 else {
      throw PlainDecodingError(
        path: ["at"], expected: "seconds since 1970", found: plain["at"] ?? .null)
    }
    return moment
  }
}

extension RecordedLine {
  /// What is said of an intent in the line, where it is about one.
  var intent: String? {
    switch self {
    case .said(let call, _): call["request"]?["intent"]?.string
    case .sent(.call(_, _, let body), _), .came(.call(_, _, let body), _, _):
      body["intent"]?["name"]?.string
    default: nil
    }
  }
}

extension Reply {
  /// The reply without what is never the same twice, how long anything took; and without what is the affair of
  /// understanding alone, how sure it was and why, or of the languages' files alone.
  var recorded: PlainValue {
    guard var plain = try? PlainEncoder.plain(of: self) else { return .null }
    plain["milliseconds"] = nil
    plain["templates"] = nil
    if var reading = plain["reading"] {
      reading["confidence"] = nil
      reading["reasons"] = nil
      plain["reading"] = reading
    }
    plain["steps"] = .list(
      (plain["steps"]?.list ?? []).map { step in
        var step = step
        step["milliseconds"] = nil
        return step
      })
    return plain
  }
}
