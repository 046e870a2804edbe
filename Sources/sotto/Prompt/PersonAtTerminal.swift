import Foundation
import SottoWire
import Synchronization

/// Passes on what the assistant asks, where a person sits at a terminal.
enum PersonAtTerminal {
  private static let questions = Mutex(0)

  static var isThere: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether the person has a question before them.
  static var isAsked: Bool { questions.withLock { $0 > 0 } }

  @Sendable
  static func answer(_ question: ClientCalls.Ask) async -> String? {
    guard isThere else { return nil }
    questions.withLock { $0 += 1 }
    defer { questions.withLock { $0 -= 1 } }
    Output.line(question.text)
    return readLine()
  }
}
