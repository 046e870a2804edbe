import Foundation

/// What the system says of a process.
package enum ProcessState: Sendable, Equatable {
  case running
  /// Somebody has stopped it.
  case stopped
  /// It has ended, with all its threads, whether or not whoever started it has noticed.
  case ended

  /// - Parameter process: Its identifier.
  package init(of process: pid_t) {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let letters = threads.compactMap { Self.letter(in: "\(folder)/\($0)/stat") }
    if letters.allSatisfy("ZX".contains) {
      self = .ended
    } else {
      self = letters.contains { "Tt".contains($0) } ? .stopped : .running
    }
  }

  private static func letter(in file: String) -> Character? {
    let text = FileManager.default.contents(atPath: file) ?? Data()
    // The name, in parentheses, may hold anything; the state is the field after it.
    return String(decoding: text, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ").first?.first
  }
}
