import Foundation

/// A lock between processes, which ends with the process that holds it.
package struct FileLock {
  private let descriptor: Int32

  /// Waits until nobody else holds the lock.
  ///
  /// - Throws: `CocoaError` when the file cannot be made.
  package init(_ url: URL) throws {
    descriptor = try ContainerFile(url).open(O_CREAT | O_RDWR)
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  package func release() { close(descriptor) }
}
