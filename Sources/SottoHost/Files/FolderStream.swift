import Foundation

/// The names in a folder, one after the other, as the bytes that they are.
final class FolderStream {
  private let stream: OpaquePointer
  private let path: String

  /// - Parameter descriptor: Of the folder, becomes the stream's own; -1 where opening it has failed.
  init(of descriptor: Int32, path: String) throws(FileError) {
    self.path = path
    guard descriptor >= 0 else { throw .ofSystem(path) }
    guard let stream = fdopendir(descriptor) else {
      let error = FileError.ofSystem(path)
      close(descriptor)
      throw error
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  var descriptor: Int32 { dirfd(stream) }

  /// The next name, ended by a zero; nil after the last.
  func next() throws(FileError) -> [CChar]? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .ofSystem(path) }
        return nil
      }
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
      }
      if name != Self.itself, name != Self.parent { return name }
    }
  }

  func rewind() { rewinddir(stream) }

  /// For errors.
  static func shown(_ name: [CChar]) -> String {
    String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static let itself: [CChar] = [0x2e, 0]
  static let parent: [CChar] = [0x2e, 0x2e, 0]
}
