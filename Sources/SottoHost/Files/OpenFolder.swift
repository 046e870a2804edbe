import CSpawn
import Foundation

/// A folder that is held open, and the way to what lies beneath it.
///
/// Whoever may write there, as an app may in its container, can put a link, a FIFO or a device in the
/// place of any file. So paths are taken from the folder itself, no link is followed out of it, and
/// only regular files are read.
package final class OpenFolder: Sendable {
  /// For errors; everything is opened by the descriptor.
  package let path: String
  package let descriptor: Int32

  /// Opens a folder that its path can be trusted for.
  package init(at path: String) throws(FileError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem(path) }
  }

  private init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// - Parameter path: From this folder on.
  package func folder(_ path: String) throws(FileError) -> OpenFolder {
    OpenFolder(try beneath(path, O_RDONLY | O_DIRECTORY), path: "\(self.path)/\(path)")
  }

  /// Opens a regular file for reading.
  ///
  /// - Parameter path: From this folder on.
  package func file(_ path: String) throws(FileError) -> OpenFile {
    try OpenFile(beneath(path, O_RDONLY), path: "\(self.path)/\(path)")
  }

  /// Whether there is something of that name, which may be a link that leads out.
  package func has(_ path: String) -> Bool {
    do throws(FileError) {
      close(try beneath(path, open_path_only))
      return true
    } catch {
      return !error.isMissing
    }
  }

  /// Throws what keeps a path from being opened, as a link that leads out.
  func refuse(_ path: String) throws(FileError) {
    close(try beneath(path, open_path_only))
  }

  /// The names of what lies directly in the folder, sorted.
  ///
  /// - Throws: `FileError` also when they are more than any bundle has.
  package func names() throws(FileError) -> [String] {
    let most = 100_000
    var names: [String] = []
    let stream = try FolderStream(
      of: openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), path: path)
    while let name = try stream.next() {
      guard names.count < most else { throw FileError(path, .holdsMore(than: most)) }
      guard let text = String(validating: name.dropLast(), as: UTF8.self) else {
        throw FileError("\(path)/\(FolderStream.shown(name))", .hasOddName)
      }
      names.append(text)
    }
    return names.sorted()
  }

  private func beneath(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    let opened = open_beneath(descriptor, path, flags)
    guard opened >= 0 else { throw .ofSystem("\(self.path)/\(path)") }
    return opened
  }
}
