import Foundation

/// Space on the disk that is kept for what the person decides: to forbid an app something must be
/// possible when the disk is full, perhaps by that very app.
struct SpaceReserve: Sendable {
  private let path: String
  /// What a decision takes in the database's journal, many times over.
  private static let size = 1 << 20

  init(besides database: String) {
    path = "\(database).reserve"
    keep()
  }

  /// Takes the space again, where there is so much.
  func keep() {
    var status = stat()
    guard lstat(path, &status) != 0 else { return }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = open(path, flags, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    if posix_fallocate(file, 0, off_t(Self.size)) != 0 { unlink(path) }
  }

  /// - Returns: Whether there was any to give.
  func release() -> Bool { unlink(path) == 0 }
}
