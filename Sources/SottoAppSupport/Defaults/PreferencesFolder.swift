import Foundation

/// The folder `Library/Preferences` of a group, held open.
///
/// Other members of the group write there, too. So no link on the way is followed, and what is read or
/// replaced is a file and nothing else: neither leads anywhere outside the group.
final class PreferencesFolder {
  private let descriptor: Int32

  /// Opens the folder, and makes it where it is missing; `nil` where something else is in its place.
  init?(ofGroupAt path: String) {
    var folder = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in ["Library", "Preferences"] where folder >= 0 {
      mkdirat(folder, name, 0o700)
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(folder)
      folder = next
    }
    guard folder >= 0 else { return nil }
    descriptor = folder
  }

  deinit { close(descriptor) }

  /// What tells that the file was replaced or written; `nil` when there is none.
  func mark(of name: String) -> FileMark? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileMark(status)
  }

  /// Nil when there is no such file.
  func contents(of name: String) -> Data? {
    let file = open(name, O_RDONLY)
    guard file >= 0 else { return nil }
    return try? FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd()
  }

  /// Replaces the file in one step.
  func replace(_ name: String, with data: Data) {
    let draft = ".\(name).\(UUID().uuidString)"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL)
    guard file >= 0 else { return }
    let isWritten =
      (try? FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: data)) != nil
    if !isWritten || renameat(descriptor, draft, descriptor, name) != 0 {
      unlinkat(descriptor, draft, 0)
    }
  }

  /// Does something while no other member of the group does. Each of them is done in a moment: one that keeps the
  /// lock for longer means to hold the others up, and is waited for no more.
  func withLock(
    _ name: String, patience: Duration = .milliseconds(250), _ body: () -> Void
  ) {
    let file = open(name, O_RDWR | O_CREAT)
    let deadline = ContinuousClock.now + patience
    while file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno),
      ContinuousClock.now < deadline
    {
      usleep(1000)
    }
    body()
    if file >= 0 { close(file) }
  }

  /// A descriptor of a regular file, or -1; a pipe is not waited for.
  private func open(_ name: String, _ flags: Int32) -> Int32 {
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    var status = stat()
    guard file >= 0, fstat(file, &status) != 0 || status.st_mode & S_IFMT != S_IFREG else {
      return file
    }
    close(file)
    return -1
  }
}

/// What tells that a file was replaced or written.
struct FileMark: Equatable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }

  /// `nil` when there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
