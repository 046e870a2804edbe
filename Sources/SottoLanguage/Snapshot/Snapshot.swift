import Foundation

/// A compiled file: what was made of texts that people write, ready to be copied into memory.
///
/// It lies beside the texts and is named by its key. It begins with `SottoLng`, the key, and the count
/// and the hash of the bytes that follow, eight bytes each.
enum Snapshot {
  static let suffix = "compiled"
  private static let title: UInt64 = 0x676E_4C6F_7474_6F53
  private static let headerWords = 4

  static func file(_ key: SnapshotKey, in folder: URL) -> URL {
    let digits = String(key.value, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    return folder.appendingPathComponent("\(name).\(suffix)")
  }

  /// The file's content; `nil` without a file, and for one that is damaged, cut short or another's.
  ///
  /// It is read rather than mapped: nobody can change or shorten any more what was found whole.
  static func reader(_ key: SnapshotKey, in folder: URL) -> SnapshotReader? {
    guard let data = try? Data(contentsOf: file(key, in: folder)) else { return nil }
    let length = headerWords * 8
    let isWhole = data.withUnsafeBytes { bytes in
      guard bytes.count >= length else { return false }
      let content = UnsafeRawBufferPointer(rebasing: bytes[length...])
      return header(key, content).withUnsafeBytes { $0.elementsEqual(bytes[..<length]) }
    }
    return isWhole ? SnapshotReader(data, from: length) : nil
  }

  /// Writes the file and removes those of other keys beside it.
  static func write(_ content: SnapshotWriter, _ key: SnapshotKey, in folder: URL) throws {
    let url = file(key, in: folder)
    do {
      var data = content.bytes.withUnsafeBytes { bytes in
        header(key, bytes).withUnsafeBytes { Data($0) }
      }
      data.append(contentsOf: content.bytes)
      // Who starts meanwhile finds all of it or nothing.
      try data.write(to: url, options: .atomic)
      for other in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where other.hasSuffix(".\(suffix)") && other != url.lastPathComponent {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(other))
      }
    } catch {
      throw LanguageError(
        file: folder.path, line: nil,
        what: "cannot be written in; make the folder writable, or name another (\(error))")
    }
  }

  private static func header(_ key: SnapshotKey, _ content: UnsafeRawBufferPointer) -> [UInt64] {
    var hash = ContentHash()
    hash.add(content)
    return [title, key.value, UInt64(content.count), hash.value]
  }
}
