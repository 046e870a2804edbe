import Foundation
import SottoWire

/// Colour, on a terminal only.
enum Style {
  static func answer(_ reply: Reply) -> String {
    switch reply.outcome {
    case .done, .cancelled: reply.text
    case .question: colored(reply.text, 36)
    case .notUnderstood, .failed: colored(reply.text, 33)
    }
  }

  /// What is printed while a line is being typed: it takes the place of what the line shows.
  static func beside(_ text: String) -> String {
    isatty(STDOUT_FILENO) == 1 ? "\r\u{1B}[K" + text : text
  }

  private static let isColored =
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  private static func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
