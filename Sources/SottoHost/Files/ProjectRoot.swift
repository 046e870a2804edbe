import Foundation

/// The folder that all files of a project lie in, and the way to them.
///
/// A stranger's project may name any file of the person's, by a path or by a link in its folder. What
/// lies outside is neither read nor listed nor copied. All paths are absolute and taken as they are
/// written: `..` goes back by one name, whatever a link leads to.
package final class ProjectRoot: Sendable {
  /// Its own path, without `.` and `..`.
  package let path: String
  private let folder: OpenFolder
  /// Where links lead to it, the path behind them.
  private let realPath: String

  /// - Throws: `FileError` when there is no such folder.
  package init(at path: String) throws(FileError) {
    self.path = Self.standardized(path)
    folder = try OpenFolder(at: self.path)
    realPath = URL(fileURLWithPath: self.path).resolvingSymlinksInPath().path
  }

  /// The folder of a file that the person has named.
  package convenience init(around file: String) throws(FileError) {
    try self.init(at: (Self.standardized(file) as NSString).deletingLastPathComponent)
  }

  /// A path as an absolute one, without `.` and `..`; nothing is looked up for it.
  package static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    let whole =
      path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Where something lies, from the root on; `.` for the root itself.
  ///
  /// - Throws: `FileError` for what is outside by its path. A link is not looked at here.
  package func place(of path: String) throws(FileError) -> String {
    guard path.utf8.count < Int(PATH_MAX), !path.utf8.contains(0) else {
      throw FileError(String(path.prefix(200)), .system(ENAMETOOLONG))
    }
    let path = Self.standardized(path)
    for root in [self.path, realPath] {
      if path == root { return "." }
      let beginning = root == "/" ? "/" : "\(root)/"
      if path.hasPrefix(beginning) { return String(path.dropFirst(beginning.count)) }
    }
    throw FileError(path, .isOutside(of: self.path))
  }

  /// A regular file, opened for reading.
  package func file(_ path: String) throws(FileError) -> OpenFile {
    try folder.file(place(of: path))
  }

  /// A file's content.
  ///
  /// - Throws: `FileError` also for one of more bytes.
  package func contents(of path: String, atMost most: Int) throws(FileError) -> Data {
    try file(path).contents(atMost: most)
  }

  /// Whether there is something of that path inside.
  package func has(_ path: String) -> Bool {
    guard let place = try? place(of: path) else { return false }
    return (try? folder.refuse(place)) != nil
  }

  /// Whether a path leads outside, as it is written or by a link on its way.
  package func isOutside(_ path: String) -> Bool {
    do throws(FileError) {
      try folder.refuse(place(of: path))
      return false
    } catch {
      return error.isOutside
    }
  }

  package func isFolder(_ path: String) -> Bool {
    guard let place = try? place(of: path) else { return false }
    return (try? folder.folder(place)) != nil
  }

  /// The names in a folder, sorted; none where there is no such folder inside.
  package func names(in path: String) -> [String] {
    guard let place = try? place(of: path) else { return [] }
    return (try? folder.folder(place).names()) ?? []
  }

  /// What lies below a folder; see `FolderWalk`.
  package func files(
    below path: String, without left: Set<String> = [], keepingWhole wholes: [String] = [],
    atMost most: Int
  ) throws(FileError) -> FolderWalk {
    var walk = FolderWalk(leavingOut: left, keepingWhole: wholes, atMost: most)
    try walk.visit(folder.folder(place(of: path)), at: path, depth: 0)
    return walk
  }

  /// Copies a file or folder of the project; see `FolderCopy`.
  package func copy(_ path: String, to target: String) throws {
    try FolderCopy(root: self.path).copy(place(of: path), to: target)
  }
}
