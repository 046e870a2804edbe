import Foundation

/// A regular file that is held open for reading.
package final class OpenFile: Sendable {
  let path: String
  let descriptor: Int32
  /// In bytes, when it was opened.
  package let length: Int
  /// Whether somebody may run it.
  package let isExecutable: Bool

  /// - Parameter descriptor: Becomes the file's own, whatever it turns out to be.
  init(_ descriptor: Int32, path: String) throws(FileError) {
    self.descriptor = descriptor
    self.path = path
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    length = Int(status.st_size)
    isExecutable = status.st_mode & 0o111 != 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else { throw FileError(path, .isNoFile) }
  }

  deinit { close(descriptor) }

  /// The whole file, which may be changed meanwhile.
  ///
  /// - Throws: `FileError` when it cannot be read, or is longer than so many bytes.
  package func contents(atMost most: Int) throws(FileError) -> Data {
    let contents = try portion(at: 0, atMost: min(most, length) + 1)
    guard contents.count <= most else { throw FileError(path, .isLonger(than: most)) }
    return contents
  }

  /// Bytes of it, as many as were asked for unless it ends before.
  package func portion(at offset: Int, atMost count: Int) throws(FileError) -> Data {
    var bytes = Data(count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .ofSystem(path) }
      if read == 0 { break }
      filled += read
    }
    return bytes.prefix(filled)
  }
}
