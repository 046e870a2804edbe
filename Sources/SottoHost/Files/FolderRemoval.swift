import CSpawn
import Foundation

/// Removes a folder with all that an app may have put there: folders in one another thousands of times,
/// so that no path is short enough for the system, names that are no text, and what nobody may read.
///
/// Goes from folder to folder by descriptors, of which it holds but a few, and follows no link.
struct FolderRemoval {
  /// The folders that the one at hand lies in, itself last.
  private var levels: [Level] = []
  private let parent: OpenFolder

  private struct Level {
    let name: [CChar]
    let identity: Identity
    /// Nil while the folders beneath it are too many to keep all open.
    var stream: FolderStream?
    var attempts = 0
  }

  private struct Identity: Equatable {
    let device: dev_t
    let file: ino_t

    init(of descriptor: Int32) {
      var status = stat()
      fstat(descriptor, &status)
      (device, file) = (status.st_dev, status.st_ino)
    }
  }

  private static let mostOpen = 32
  /// How often a folder that is written to meanwhile is emptied again.
  private static let mostAttempts = 10

  /// Does nothing when there is no such folder.
  ///
  /// - Throws: `FileError` for the first thing that cannot be removed.
  static func remove(_ path: String) throws(FileError) {
    var removal = try FolderRemoval(
      parent: OpenFolder(at: (path as NSString).deletingLastPathComponent))
    try removal.remove((path as NSString).lastPathComponent.utf8CString.map { $0 })
  }

  private init(parent: OpenFolder) { self.parent = parent }

  private mutating func remove(_ name: [CChar]) throws(FileError) {
    try remove(name, in: parent.descriptor)
    while let level = levels.last, let stream = level.stream {
      if let name = try stream.next() {
        try remove(name, in: stream.descriptor)
      } else {
        try leave(level, stream)
      }
    }
  }

  /// Removes a file, or enters a folder.
  private mutating func remove(_ name: [CChar], in folder: Int32) throws(FileError) {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return }
    let error = FileError.ofSystem(path(of: name))
    guard error.reason == .system(EISDIR) || error.reason == .system(EPERM) else { throw error }
    let opened = Self.open(name, in: folder)
    if opened < 0, errno == ENOTDIR { throw error }
    let stream = try FolderStream(of: opened, path: path(of: name))
    levels.append(Level(name: name, identity: Identity(of: stream.descriptor), stream: stream))
    if levels.count > Self.mostOpen { levels[levels.count - 1 - Self.mostOpen].stream = nil }
  }

  /// Removes a folder that has been emptied, and goes on with the one it lies in.
  private mutating func leave(_ level: Level, _ stream: FolderStream) throws(FileError) {
    levels.removeLast()
    if let upper = levels.last, upper.stream == nil {
      let path = path(of: FolderStream.parent)
      let reopened = try FolderStream(
        of: openat(stream.descriptor, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC), path: path)
      guard Identity(of: reopened.descriptor) == upper.identity else {
        throw FileError(path, .system(EXDEV))
      }
      levels[levels.count - 1].stream = reopened
    }
    let folder = levels.last?.stream?.descriptor ?? parent.descriptor
    if unlinkat(folder, level.name, AT_REMOVEDIR) == 0 || errno == ENOENT { return }
    let error = FileError.ofSystem(path(of: level.name))
    guard error.reason == .system(ENOTEMPTY), level.attempts < Self.mostAttempts else {
      throw error
    }
    rewind(level, stream)
  }

  /// Some file systems skip names while others are removed.
  private mutating func rewind(_ level: Level, _ stream: FolderStream) {
    var level = level
    level.attempts += 1
    stream.rewind()
    levels.append(level)
  }

  /// Opens a folder that can then be read and written, or returns -1.
  private static func open(_ name: [CChar], in folder: Int32) -> Int32 {
    let flags = O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    // What nobody may read can be had this far, and there is no other way to change just that.
    let unread = openat(folder, name, flags | open_path_only)
    chmod("/proc/self/fd/\(unread)", 0o700)
    close(unread)
    return openat(folder, name, flags | O_RDONLY)
  }

  /// For errors; of a long one the end.
  private func path(of name: [CChar]) -> String {
    let names = levels.suffix(4).map(\.name) + [name]
    let omitted = levels.count > 4 ? "/…" : ""
    return parent.path + omitted + names.map { "/" + FolderStream.shown($0) }.joined()
  }
}
