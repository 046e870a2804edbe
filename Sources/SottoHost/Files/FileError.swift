import Foundation

/// A file or folder that cannot be had, and why.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  package enum Reason: Equatable, Sendable {
    /// The system's error number.
    case system(Int32)
    /// It is a FIFO, a device or a socket, or a folder where a file was wanted.
    case isNoFile
    /// Its name is not UTF-8.
    case hasOddName
    /// It lies outside of the folder that it has to lie in.
    case isOutside(of: String)
    /// It is longer than this many bytes.
    case isLonger(than: Int)
    /// The folder holds more than this many files.
    case holdsMore(than: Int)
    /// Its file system has fewer bytes left than what was to be written there.
    case hasTooLittleSpace(free: Int, needed: Int)
  }

  package let path: String
  package let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Takes the number of the call that has just failed.
  static func ofSystem(_ path: String) -> FileError { FileError(path, .system(errno)) }

  package var isMissing: Bool {
    reason == .system(ENOENT) || reason == .system(ENOTDIR)
  }

  /// Whether it lies outside of the folder that it has to lie in, by its path or by a link.
  package var isOutside: Bool {
    if case .isOutside = reason { return true }
    return isLinkOut
  }

  /// Whether a link leads to it that is not followed, since it leads elsewhere.
  package var isLinkOut: Bool {
    reason == .system(EXDEV) || reason == .system(ELOOP)
  }

  /// What follows the file's name in a sentence.
  package var problem: String {
    switch reason {
    case _ where isLinkOut: "is a link that leads out of its folder"
    case _ where isMissing: "is missing"
    case .system(let code): "cannot be used: \(String(cString: strerror(code)))"
    case .isOutside(let folder): "lies outside of \(folder)"
    case .isNoFile: "is no regular file"
    case .hasOddName: "has a name that is not UTF-8"
    case .isLonger(let most): "is longer than \(most >> 20) MB"
    case .holdsMore(let most): "holds more than \(most) files"
    case .hasTooLittleSpace(let free, let needed):
      "needs \(Self.megabytes(needed)) of space, where \(Self.megabytes(free)) are free"
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes >> 10) KB" : "\(bytes >> 20) MB"
  }

  package var description: String { "\(path) \(problem)" }
}
