import Foundation

/// The right to be a home's assistant: one process holds it, until it ends.
package final class AssistantLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock if nobody has it.
  ///
  /// - Returns: `nil` when another process is the assistant.
  /// - Throws: When the lock file cannot be opened.
  package init?(path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }
}
