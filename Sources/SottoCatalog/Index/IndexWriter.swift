import Foundation

/// Puts sections one behind the other, and a table of them before.
struct IndexWriter: Sendable {
  private struct Part: Sendable {
    let section: IndexSection
    let byteCount: Int
    let copy: @Sendable (UnsafeMutableRawBufferPointer) -> Void
  }

  private var parts: [Part] = []

  mutating func add<Element: BitwiseCopyable & Sendable>(
    _ section: IndexSection, _ elements: [Element]
  ) {
    parts.append(
      Part(section: section, byteCount: elements.count * MemoryLayout<Element>.stride) { place in
        elements.withUnsafeBytes { place.copyMemory(from: $0) }
      })
  }

  mutating func add(_ other: IndexWriter) { parts += other.parts }

  consuming func image() -> IndexImage {
    var offset = (IndexImage.headerSize + parts.count * IndexImage.entrySize).roundedUpToEight
    var header = [
      IndexImage.magic, IndexImage.version, IndexImage.knowledge, 0, 0, UInt64(parts.count),
    ]
    var places: [Range<Int>] = []
    var sections: [UInt32: Range<Int>] = [:]
    for part in parts {
      places.append(offset..<offset + part.byteCount)
      sections[part.section.number] = places.last
      header += [UInt64(part.section.number), UInt64(offset), UInt64(part.byteCount)]
      offset = (offset + part.byteCount).roundedUpToEight
    }
    header[3] = UInt64(offset)
    let image = UnsafeMutableRawBufferPointer.allocate(byteCount: offset, alignment: 16)
    LargePages.use(for: UnsafeRawBufferPointer(image))
    header.withUnsafeBytes { image.copyMemory(from: $0) }
    copyParts(to: image, places)
    let checksum = Checksum.of(UnsafeRawBufferPointer(rebasing: image[IndexImage.checkedStart...]))
    image.storeBytes(of: checksum, toByteOffset: IndexImage.checksumPlace, as: UInt64.self)
    return IndexImage(takingOver: UnsafeRawBufferPointer(image), sections: sections)
  }

  private func copyParts(to image: UnsafeMutableRawBufferPointer, _ places: [Range<Int>]) {
    // Each part is written to its own place only.
    nonisolated(unsafe) let image = image
    let parts = parts
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let place = places[index]
      parts[index].copy(UnsafeMutableRawBufferPointer(rebasing: image[place]))
      for gap in place.upperBound..<place.upperBound.roundedUpToEight { image[gap] = 0 }
    }
  }
}

extension Int {
  fileprivate var roundedUpToEight: Int { (self + 7) & ~7 }
}
