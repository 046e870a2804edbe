import Foundation

/// What the system says of a process.
package enum ProcessState: Sendable, Equatable {
  case running
  /// Somebody has stopped it.
  case stopped
  /// It has ended, whether or not whoever started it has noticed.
  case ended

  /// - Parameter process: Its identifier.
  package init(of process: pid_t) {
    guard let file = FileManager.default.contents(atPath: "/proc/\(process)/stat"), !file.isEmpty
    else {
      self = .ended
      return
    }
    // The name, in parentheses, may hold anything; the state is the field after it.
    let fields = String(decoding: file, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    switch fields?.first {
    case "T", "t": self = .stopped
    case "Z", "X": self = .ended
    default: self = .running
    }
  }
}
