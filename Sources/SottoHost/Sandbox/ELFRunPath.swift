import Foundation

/// The folders in which an executable's own file tells the loader to look for libraries.
///
/// Reads 64-bit little-endian ELF, which both supported machines use.
struct ELFRunPath {
  /// Existing or not, in the order of search, with `$ORIGIN` replaced.
  let folders: [String]

  /// The file is not an ELF file that can be read.
  struct Unreadable: Error {}

  init(of executable: String) throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: executable), options: .alwaysMapped)
    let origin = (executable as NSString).deletingLastPathComponent
    folders = try Image(file: file).runPath.split(separator: ":").map {
      let folder = String($0).replacing("$ORIGIN", with: origin).replacing(
        "${ORIGIN}", with: origin)
      return URL(fileURLWithPath: folder).standardizedFileURL.path
    }
  }
}

private struct Image {
  let file: Data

  private struct Segment {
    let type, offset, address, size: Int
  }

  private static let load = 1
  private static let dynamic = 2

  var runPath: String {
    get throws {
      guard file.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else {
        throw ELFRunPath.Unreadable()
      }
      let segments = try self.segments
      guard let dynamic = segments.first(where: { $0.type == Self.dynamic }) else { return "" }
      let entries = try entries(of: dynamic)
      let (stringTable, runPath, oldRunPath) = (5, 29, 15)
      guard let name = entries[runPath] ?? entries[oldRunPath], let strings = entries[stringTable],
        let segment = segments.first(where: {
          $0.type == Self.load && $0.address <= strings && strings < $0.address + $0.size
        })
      else { return "" }
      let start = strings - segment.address + segment.offset + name
      guard file.indices.contains(start) else { throw ELFRunPath.Unreadable() }
      return String(decoding: file[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private var segments: [Segment] {
    get throws {
      let (table, size, count) = try (number(at: 32), number(at: 54, 2), number(at: 56, 2))
      return try (0..<count).map { index in
        let start = table + index * size
        return try Segment(
          type: number(at: start, 4), offset: number(at: start + 8),
          address: number(at: start + 16), size: number(at: start + 32))
      }
    }
  }

  /// The values of a dynamic section by their tags.
  private func entries(of dynamic: Segment) throws -> [Int: Int] {
    var entries: [Int: Int] = [:]
    for start in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
      let tag = try number(at: start)
      if tag == 0 { break }
      entries[tag] = try number(at: start + 8)
    }
    return entries
  }

  /// A little-endian number; one that no file can hold is as good as unreadable.
  private func number(at offset: Int, _ length: Int = 8) throws -> Int {
    guard offset >= 0, offset <= file.count - length else { throw ELFRunPath.Unreadable() }
    let value = file[offset..<offset + length].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value < 1 << 48 else { throw ELFRunPath.Unreadable() }
    return Int(value)
  }
}
