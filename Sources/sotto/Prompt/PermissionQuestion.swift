import Foundation
import SottoWire

/// Asks at the terminal whether an app may be asked.
enum PermissionQuestion {
  @Sendable
  static func ask(_ question: ClientCalls.AskPermission) async -> Bool? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    Output.line("\(question.app): “\(question.usage)” Allow it? [y/n]")
    switch readLine()?.lowercased().first {
    case "y": return true
    case "n": return false
    default: return nil
    }
  }
}
