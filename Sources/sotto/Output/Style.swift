import Foundation
import SottoWire

/// How a line looks on a terminal; anywhere else it is text only.
struct Style {
  private var color: Int?
  /// Whether it takes the place of what a line that is being typed shows.
  private var isBeside = false

  static let plain = Style()

  static func answer(_ outcome: Reply.Outcome) -> Style {
    switch outcome {
    case .done, .cancelled: plain
    case .question: Style(color: 36)
    case .notUnderstood, .failed: Style(color: 33)
    }
  }

  /// What may be said next.
  static let hint = Style(color: 2)

  /// What is printed while a line is being typed.
  var beside: Style { Style(color: color, isBeside: true) }

  func applied(to text: String) -> String {
    guard Self.isTerminal else { return text }
    let line = isBeside ? "\r\u{1B}[K" : ""
    guard let color, Self.isColored else { return line + text }
    return "\(line)\u{1B}[\(color)m\(text)\u{1B}[0m"
  }

  static let isTerminal = isatty(STDOUT_FILENO) == 1
  private static let isColored = ProcessInfo.processInfo.environment["NO_COLOR"] == nil
}
