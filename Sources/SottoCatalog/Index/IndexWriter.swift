/// Puts sections one behind the other, and a table of them before.
struct IndexWriter {
  private var sections: [(section: IndexSection, bytes: [UInt8])] = []

  mutating func add(_ section: IndexSection, _ elements: [some BitwiseCopyable]) {
    sections.append((section, elements.withUnsafeBytes { Array($0) }))
  }

  mutating func add(_ other: IndexWriter) { sections += other.sections }

  consuming func image() -> [UInt8] {
    let table = IndexImage.headerSize + sections.count * IndexImage.entrySize
    var offset = table.roundedUpToEight
    var image: [UInt8] = []
    let size = sections.reduce(offset) { ($0 + $1.bytes.count).roundedUpToEight }
    image.reserveCapacity(size)
    func append(_ value: UInt64) { withUnsafeBytes(of: value) { image += $0 } }
    append(IndexImage.magic)
    append(IndexImage.version)
    append(UInt64(size))
    append(0)
    append(UInt64(sections.count))
    for (section, bytes) in sections {
      append(UInt64(section.number))
      append(UInt64(offset))
      append(UInt64(bytes.count))
      offset = (offset + bytes.count).roundedUpToEight
    }
    for index in sections.indices {
      image.padToEight()
      image += sections[index].bytes
      sections[index].bytes = []
    }
    image.padToEight()
    let checksum = image.withUnsafeBytes {
      Checksum.of(UnsafeRawBufferPointer(rebasing: $0[32...]))
    }
    withUnsafeBytes(of: checksum) { image.replaceSubrange(24..<32, with: $0) }
    return image
  }
}

extension Int {
  fileprivate var roundedUpToEight: Int { (self + 7) & ~7 }
}

extension [UInt8] {
  fileprivate mutating func padToEight() { while count & 7 != 0 { append(0) } }
}
