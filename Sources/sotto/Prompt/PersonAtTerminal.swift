import Foundation
import SottoWire

/// Passes on what the assistant asks, where a person sits at a terminal.
enum PersonAtTerminal {
  @Sendable
  static func answer(_ question: ClientCalls.Ask) async -> String? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    Output.line(question.text)
    return readLine()
  }
}
