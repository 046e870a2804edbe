import CSpawn
import Foundation

extension OpenFolder {
  /// What can lie in a folder.
  enum Kind {
    case file, folder, link
    /// A FIFO, a device or a socket.
    case other
  }

  /// - Parameter name: Of what lies directly in the folder.
  func kind(of name: String) throws(FileError) -> Kind {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .ofSystem("\(path)/\(name)")
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }

  /// What a link says, wherever that is.
  ///
  /// - Parameter link: From this folder on.
  func destination(ofLink link: String) throws(FileError) -> String {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlinkat(descriptor, link, &text, text.count)
    guard count >= 0 else { throw .ofSystem("\(path)/\(link)") }
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a link leads to something beneath the folder.
  func leads(_ link: String) -> Bool {
    let opened = open_beneath(descriptor, link, open_path_only)
    close(opened)
    return opened >= 0
  }

  // MARK: Making

  /// - Throws: `FileError` when there is not that much space for this person, in bytes.
  func refuse(writing length: Int) throws(FileError) {
    var status = statvfs()
    guard fstatvfs(descriptor, &status) == 0 else { throw .ofSystem(path) }
    let (free, isVast) = Int(clamping: status.f_bavail).multipliedReportingOverflow(
      by: Int(clamping: status.f_frsize))
    guard isVast || free >= length else {
      throw FileError(path, .hasTooLittleSpace(free: free, needed: length))
    }
  }

  func newFolder(_ name: String) throws(FileError) -> OpenFolder {
    guard mkdirat(descriptor, name, 0o755) == 0 else { throw .ofSystem("\(path)/\(name)") }
    let folder = try folder(name)
    // Whatever the umask says.
    fchmod(folder.descriptor, 0o755)
    return folder
  }

  func newLink(_ name: String, to destination: String) throws(FileError) {
    guard symlinkat(destination, descriptor, name) == 0 else { throw .ofSystem("\(path)/\(name)") }
  }

  /// Makes a file where there is none.
  ///
  /// - Returns: A descriptor for writing, which the caller closes.
  func newFile(_ name: String) throws(FileError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, 0o600)
    guard file >= 0 else { throw .ofSystem("\(path)/\(name)") }
    return file
  }

  func write(_ bytes: Data, to file: Int32, as name: String) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Foundation.write(file, rest.baseAddress, rest.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .ofSystem("\(path)/\(name)") }
      written += count
    }
  }
}
