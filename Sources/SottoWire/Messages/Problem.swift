/// What an app did wrong, for its developer; the person hears a sentence.
package struct Problem: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable {
    /// Its process ended in the middle.
    case crashed
    /// It did not answer in its time.
    case timedOut
    /// What it answered cannot be.
    case badReply
    /// It declares an intent and has no handler for it, or none of the methods that one must have.
    case noHandler
    /// Its process could not be started.
    case notStarted
    /// The app took nothing over.
    case refusedByApp
  }

  package var kind: Kind
  /// What to know and what to do, in a sentence.
  package var message: String
  package var intent: String
  /// The class and its method that were at work; `nil` where none was.
  package var `class`: String?
  package var method: String?
  /// The app's own calls at a crash, innermost first: “function (file:line)”, as far as there are
  /// symbols and a symbolizer to read them.
  package var calls: [String]?
  /// How the process ended: “ended by signal 11 (Segmentation fault)”.
  package var exit: String?
  /// The file that the process's output went to, and the last lines of it.
  package var log: String?
  package var lines: [String]?

  package init(kind: Kind, message: String, intent: String) {
    self.kind = kind
    self.message = message
    self.intent = intent
  }

  /// What it did, and where there is more of it, a line each.
  package var text: String {
    var lines = [message]
    lines += (calls ?? []).dropFirst().map { "  called by \($0)" }
    lines += (self.lines ?? []).map { "  | \($0)" }
    if let log { lines.append("  its log: \(log)") }
    return lines.joined(separator: "\n")
  }
}
