import Foundation
import SottoNetwork

/// A file that only its person reads, and that several processes change.
struct PrivateFile: Sendable {
  let path: String

  /// Which state of the file was read.
  struct Stamp: Sendable, Equatable {
    private var inode: UInt64
    private var seconds: Int
    private var nanoseconds: Int

    fileprivate init(_ status: stat) {
      inode = UInt64(status.st_ino)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// `nil` where there is no file.
  var stamp: Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// Whether it is a file of this person's that nobody else may read.
  var isPrivate: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == getuid() && status.st_mode & 0o077 == 0
  }

  /// Changes it, while no other process does.
  ///
  /// - Parameter contents: What it is to hold; `nil` where that is what it holds.
  /// - Throws: What `contents` throws, or `ServerError` where it cannot be written.
  func change(_ contents: () throws(ServerError) -> Data?) throws(ServerError) {
    let lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw ServerError("\(path) cannot be changed: \(ServerError.reason).") }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else {
      throw ServerError("\(path) cannot be changed: \(ServerError.reason).")
    }
    guard let data = try contents() else { return }
    // Nobody else reads it, not even for a moment.
    let new = "\(path).new"
    unlink(new)
    guard
      FileManager.default.createFile(
        atPath: new, contents: data, attributes: [.posixPermissions: 0o600]),
      rename(new, path) == 0
    else { throw ServerError("\(path) cannot be written: \(ServerError.reason).") }
  }
}
