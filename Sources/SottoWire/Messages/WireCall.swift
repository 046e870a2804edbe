import Intents

/// A question one side of a connection asks the other, with one answer.
package protocol WireCall: Codable, Sendable {
  associatedtype Answer: Codable & Sendable = Nothing
  static var name: String { get }
}

extension WireCall {
  /// Its plain form.
  ///
  /// - Throws: `CallFailure` when the call holds what no message can.
  package var body: PlainValue {
    get throws(CallFailure) {
      do {
        return try PlainEncoder.plain(of: self)
      } catch {
        throw CallFailure(.badValue, "\(Self.name) cannot be sent: \(error)")
      }
    }
  }
}

/// Something one side tells the other, without an answer.
package protocol WireEvent: Codable, Sendable {
  static var name: String { get }
}

/// The answer of a call that has nothing to tell but that it was carried out.
package struct Nothing: Codable, Sendable, Equatable {
  package init() {}
}

/// Why a call was not carried out.
package struct CallFailure: Error, Codable, Sendable, Equatable, CustomStringConvertible {
  package enum Code: String, Codable, Sendable {
    /// The receiver has no such call.
    case unknownCall
    /// The call's values could not be read.
    case badValue
    /// The receiver tried and failed, or refused.
    case failed
    /// No answer within the time allowed.
    case timedOut
    /// The connection ended before the answer.
    case disconnected
    /// The two sides speak different versions.
    case versionMismatch
  }

  package var code: Code
  /// What went wrong, where, and what to do: one sentence for a person.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  package var description: String { message.shownLines }
}
