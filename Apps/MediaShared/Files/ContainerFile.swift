import Foundation

/// A file that lies directly in the container, opened as nothing but a file.
///
/// Whoever shares the container could put a link there, which would lead to a file of the person's,
/// or a pipe, which would be waited for without end.
package struct ContainerFile: Sendable {
  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// - Throws: `CocoaError` when there is no such file or it cannot be read.
  package func contents() throws -> Data {
    let file = FileHandle(fileDescriptor: try open(O_RDONLY), closeOnDealloc: true)
    return try file.readToEnd() ?? Data()
  }

  /// Opens the file, which is no other than the one of this name.
  ///
  /// - Throws: `CocoaError` when it cannot be opened or is no file.
  package func open(_ flags: Int32) throws -> Int32 {
    let safe = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = Foundation.open(url.path, flags | safe, 0o600)
    var status = stat()
    if descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      return descriptor
    }
    let code = descriptor < 0 ? errno : EINVAL
    if descriptor >= 0 { close(descriptor) }
    let error: CocoaError.Code = code == ENOENT ? .fileReadNoSuchFile : .fileReadUnknown
    throw CocoaError(
      error,
      userInfo: [
        NSFilePathErrorKey: url.path,
        NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO),
      ])
  }
}

extension ContainerFile {
  /// Replaces the file in one step, whoever is killed meanwhile.
  ///
  /// Unlike Foundation's writing it does not wait for the disk: what has played is no loss when the
  /// power fails, and a person waits for the answer.
  package func replaceContents(with data: Data) throws {
    let draft = url.appendingPathExtension("draft")
    let descriptor = try ContainerFile(draft).open(O_WRONLY | O_CREAT | O_TRUNC)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
    guard rename(draft.path, url.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Removes what lies in some folders and is neither a file nor a folder: links and pipes that
  /// somebody has put in the place of what an app is about to write.
  package static func removeWhatIsNoFile(in folders: [URL]) {
    let files = FileManager.default
    for folder in folders {
      for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let path = folder.appendingPathComponent(name).path
        let type = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if type != .typeRegular, type != .typeDirectory { try? files.removeItem(atPath: path) }
      }
    }
  }
}
