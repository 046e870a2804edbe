import Foundation

/// The bytes of an index, in memory or mapped from a file: a header, a table of sections, and the
/// sections themselves, each at a multiple of eight.
final class IndexImage: @unchecked Sendable {
  // Unchecked: the bytes are never written after `init`, and unmapped only by `deinit`.
  private let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool
  private let sections: [UInt32: Range<Int>]

  static let magic: UInt64 = 0x676F_6C61_7461_4353  // "SCatalog"
  /// Grows with each change of what the sections mean, of the language files included.
  static let version: UInt64 = 1
  /// Magic, version, length, checksum, count of sections.
  static let headerSize = 40
  static let entrySize = 24

  /// Takes over bytes that the writer has made.
  init(_ written: [UInt8]) throws(CatalogIndexError) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: written.count, alignment: 16)
    copy.copyBytes(from: written)
    bytes = UnsafeRawBufferPointer(copy)
    isMapped = false
    sections = try Self.sections(of: bytes, named: "memory")
  }

  /// Maps a file.
  init(contentsOf url: URL) throws(CatalogIndexError) {
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(url.path, String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(url.path, String(cString: strerror(errno)))
    }
    let size = Int(status.st_size)
    guard size >= Self.headerSize else { throw .damaged(url.path, "it has only \(size) bytes") }
    guard let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      throw .unreadable(url.path, String(cString: strerror(errno)))
    }
    let mapped = UnsafeRawBufferPointer(start: base, count: size)
    do throws(CatalogIndexError) {
      sections = try Self.sections(of: mapped, named: url.path)
    } catch {
      munmap(base, size)
      throw error
    }
    bytes = mapped
    isMapped = true
  }

  deinit {
    if isMapped, let base = bytes.baseAddress {
      munmap(UnsafeMutableRawPointer(mutating: base), bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  /// How many bytes it takes.
  var count: Int { bytes.count }

  func write(to url: URL) throws(CatalogIndexError) {
    let data = Data(bytes)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path, error.localizedDescription)
    }
  }

  func column<Element>(_ section: IndexSection, of type: Element.Type = Element.self)
    -> Column<Element>
  {
    guard let range = sections[section.number] else { return Column(.init(start: nil, count: 0)) }
    let section = UnsafeRawBufferPointer(rebasing: bytes[range])
    return Column(section.assumingMemoryBound(to: Element.self))
  }

  func lists<Element>(_ ends: IndexSection, _ elements: IndexSection) -> ListColumn<Element> {
    ListColumn(ends: column(ends), elements: column(elements))
  }

  // MARK: - Checks

  private static func sections(
    of bytes: UnsafeRawBufferPointer, named name: String
  ) throws(CatalogIndexError) -> [UInt32: Range<Int>] {
    func word(_ offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    guard word(0) == magic else { throw .damaged(name, "it is no catalog index") }
    guard word(8) == version else { throw .otherVersion(name, Int(truncatingIfNeeded: word(8))) }
    guard word(16) == UInt64(bytes.count) else {
      throw .damaged(name, "it has \(bytes.count) bytes instead of \(word(16))")
    }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[32...])
    guard word(24) == Checksum.of(checked) else { throw .damaged(name, "its checksum is wrong") }
    let count = Int(truncatingIfNeeded: word(32))
    guard count >= 0, count <= (bytes.count - headerSize) / entrySize else {
      throw .damaged(name, "its table of sections is too long")
    }
    var sections: [UInt32: Range<Int>] = [:]
    for index in 0..<count {
      let entry = headerSize + index * entrySize
      let start = Int(truncatingIfNeeded: word(entry + 8))
      let length = Int(truncatingIfNeeded: word(entry + 16))
      guard start >= headerSize, length >= 0, start <= bytes.count, length <= bytes.count - start
      else { throw .damaged(name, "section \(word(entry)) lies outside of it") }
      sections[UInt32(truncatingIfNeeded: word(entry))] = start..<start + length
    }
    return sections
  }
}
