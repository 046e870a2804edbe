import Foundation

/// A file in the assistant's own home, opened for writing and made when it is missing.
///
/// Only a file: behind a link another one would grow, a FIFO would keep the assistant waiting.
package struct HomeFile: ~Copyable {
  package let descriptor: Int32

  /// - Parameter flags: What `open` takes beside `O_CREAT`.
  /// - Throws: `HomeError` when something else lies there, or it cannot be opened.
  package init(_ path: String, _ flags: Int32) throws(HomeError) {
    let flags = flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    descriptor = open(path, flags, 0o600)
    let code = errno
    var status = stat()
    guard descriptor >= 0 else {
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
        throw HomeError(path: path, problem: "cannot be opened: \(String(cString: strerror(code)))")
      }
      throw Self.noFile(path)
    }
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Self.noFile(path)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func noFile(_ path: String) -> HomeError {
    HomeError(path: path, problem: "is not a file. Remove it.")
  }
}
