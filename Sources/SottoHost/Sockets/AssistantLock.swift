import Foundation

/// The right to be a home's assistant: one process holds it, until it ends.
package final class AssistantLock: Sendable {
  private let file: HomeFile

  /// Takes the lock if nobody has it.
  ///
  /// - Returns: `nil` when another process is the assistant.
  /// - Throws: `HomeError` when the lock file cannot be opened.
  package init?(path: String) throws {
    file = try HomeFile(path, O_RDWR)
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  /// Takes the lock when its holder has ended; the thread waits until then.
  ///
  /// - Throws: `HomeError` when the lock file cannot be opened.
  package init(waitingAt path: String) throws {
    file = try HomeFile(path, O_RDWR)
    while flock(file.descriptor, LOCK_EX) != 0 {
      let code = errno
      guard code == EINTR else {
        throw HomeError(path: path, problem: "cannot be locked: \(String(cString: strerror(code)))")
      }
    }
  }

  /// Gives it up, for the next assistant of this process or another.
  package func release() { _ = flock(file.descriptor, LOCK_UN) }
}
