import Foundation

/// A lock between processes, which ends with the process that holds it.
struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock.
  ///
  /// - Throws: `CocoaError` when the file cannot be made.
  init(_ url: URL) throws {
    descriptor = open(url.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { close(descriptor) }
}
