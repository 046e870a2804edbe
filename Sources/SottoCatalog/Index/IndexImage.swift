import Foundation
import SottoText
import Synchronization

/// The bytes of an index, in memory or mapped from a file: a header, a table of sections, and the
/// sections themselves, each at a multiple of eight.
package final class IndexImage: @unchecked Sendable {
  // Unchecked: the bytes are never written after `init`, and unmapped only by `deinit`.
  let bytes: UnsafeRawBufferPointer
  /// The file that holds the same bytes, if one does.
  private let path: Mutex<String?>
  private let isMapped: Bool
  private let sections: [UInt32: Range<Int>]

  static let magic: UInt64 = 0x676F_6C61_7461_4353  // "SCatalog"
  /// Grows with each change of what the sections mean or of how names are rewritten.
  static let version: UInt64 = 11
  /// What was known of languages: forms and keys that other files would make are not found.
  static var knowledge: UInt64 { LanguageFile.fingerprint }
  /// Magic, version, knowledge, length, checksum, count of sections.
  package static let headerSize = 48
  package static let checksumPlace = 32
  package static let checkedStart = 40
  package static let entrySize = 24

  /// Takes over memory that the writer has filled, to be freed here.
  init(takingOver written: UnsafeRawBufferPointer, sections: [UInt32: Range<Int>]) {
    bytes = written
    isMapped = false
    path = Mutex(nil)
    self.sections = sections
  }

  /// Maps a file.
  init(contentsOf url: URL) throws(CatalogIndexError) {
    // What is no file is not waited for: opening a pipe takes as long as nobody writes to it.
    let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(url.path, String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw .unreadable(url.path, String(cString: strerror(errno)))
    }
    let size = Int(status.st_size)
    guard status.st_mode & S_IFMT == S_IFREG, size >= Self.headerSize else {
      throw .notAnIndex(url.path)
    }
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
    path = Mutex(url.path)
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

  /// Tells it from every other image.
  var checksum: UInt64 { Self.word(of: bytes, at: Self.checksumPlace) }

  /// Notes which file holds the same bytes.
  func noteFile(_ file: String) { path.withLock { $0 = file } }

  /// Whether a file is known to hold the same bytes, and still there.
  func isInFile(_ file: String) -> Bool {
    path.withLock { $0 == file } && FileManager.default.fileExists(atPath: file)
  }

  func has(_ section: IndexSection) -> Bool { sections[section.number] != nil }

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

  private static func word(of bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static func sections(
    of bytes: UnsafeRawBufferPointer, named name: String
  ) throws(CatalogIndexError) -> [UInt32: Range<Int>] {
    func word(_ offset: Int) -> UInt64 { Self.word(of: bytes, at: offset) }
    guard word(0) == magic else { throw .notAnIndex(name) }
    guard word(8) == version else { throw .otherVersion(name, Int(truncatingIfNeeded: word(8))) }
    guard word(16) == knowledge else { throw .otherKnowledge(name) }
    guard word(24) == UInt64(bytes.count) else {
      throw .damaged(name, "it has \(bytes.count) bytes instead of \(word(24))")
    }
    let checked = UnsafeRawBufferPointer(rebasing: bytes[checkedStart...])
    guard word(checksumPlace) == Checksum.of(checked) else {
      throw .damaged(name, "its checksum is wrong")
    }
    let count = Int(truncatingIfNeeded: word(checkedStart))
    guard count >= 0, count <= (bytes.count - headerSize) / entrySize else {
      throw .damaged(name, "its table of sections is too long")
    }
    var sections: [UInt32: Range<Int>] = [:]
    for index in 0..<count {
      let entry = headerSize + index * entrySize
      let start = Int(truncatingIfNeeded: word(entry + 8))
      let length = Int(truncatingIfNeeded: word(entry + 16))
      guard start >= headerSize, start % 8 == 0, length >= 0, start <= bytes.count,
        length <= bytes.count - start
      else { throw .damaged(name, "section \(word(entry)) lies outside of it") }
      sections[UInt32(truncatingIfNeeded: word(entry))] = start..<start + length
    }
    return sections
  }
}
