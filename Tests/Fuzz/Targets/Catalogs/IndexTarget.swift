import Foundation
import SottoCatalog

/// A saved catalog whose checksum is right: whoever can write one can make it so.
struct IndexTarget: FuzzTarget {
  static let name = "index"
  let samples: [[UInt8]]
  private let file = URL(fileURLWithPath: "Catalog.index")

  /// A catalog in one file, and the list of one in several, whose parts lie beside it.
  init() throws {
    try Catalog(Self.items).write(to: file)
    let whole = [UInt8](try Data(contentsOf: file))
    try Catalog(Self.items).removing(["hallelujah"]).updating(Self.added).write(to: file)
    samples = [whole, whole, whole, [UInt8](try Data(contentsOf: file))]
  }

  /// Three of four have a right table of sections and length too, as what is refused at once finds little.
  func finished(_ input: [UInt8]) -> [UInt8] {
    var input = input
    // The list of parts is the shorter.
    let sample = input.count < samples[0].count / 2 ? samples[3] : samples[0]
    if input.reduce(0, &+) % 4 != 0 {
      let end = sample.tableEnd
      input = [UInt8]((sample[..<end] + input.dropFirst(end)).prefix(sample.count))
      if input.count < sample.count { input += sample[input.count...] }
    } else {
      let end = IndexImage.checkedStart
      input = [UInt8](sample[..<end] + input.dropFirst(end))
      if input.count < IndexImage.headerSize { input += sample[end..<IndexImage.headerSize] }
    }
    input.set(UInt64(input.count), at: 24)
    let sum = input.withUnsafeBytes {
      Checksum.of(UnsafeRawBufferPointer(rebasing: $0[IndexImage.checkedStart...]))
    }
    input.set(sum, at: IndexImage.checksumPlace)
    return input
  }

  /// Lines of a section's number, the bytes of one of its numbers, which of them (`all` for each), and
  /// what it becomes. Bytes of a whole file would be refused as soon as a language is known better.
  func inputs(kept file: [UInt8]) -> [[UInt8]] {
    String(decoding: file, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let columns = line.split(separator: "\t")
        var image = samples[0]
        guard columns.count > 3, let section = UInt64(columns[0]), let width = Int(columns[1]),
          let number = Int64(columns[3]), let range = section.range(in: image)
        else { preconditionFailure("\(line) is no line of a kept index") }
        let places = Int(columns[2]).map { [$0] } ?? Array(0..<range.count / width)
        for place in places {
          let bytes = withUnsafeBytes(of: number) { [UInt8]($0.prefix(width)) }
          let start = range.lowerBound + place * width
          image.replaceSubrange(start..<start + width, with: bytes)
        }
        return finished(image)
      }
  }

  func read(_ input: [UInt8]) throws {
    try Data(input).write(to: file)
    let catalog = try Catalog(contentsOf: file)
    for query in Self.queries { _ = catalog.search(query) }
    let items = catalog.items
    for item in Self.items + items.prefix(3) {
      _ = catalog[item.identifier].map { catalog.playableItems(of: $0) }
    }
    _ = catalog.items(of: [.album, .genre, .podcastEpisode])
    try catalog.removing(["skyfall"]).updating(Self.added)
      .write(to: URL(fileURLWithPath: "Changed.index"))
  }
}

extension UInt64 {
  /// Where a section of this number lies in an index.
  fileprivate func range(in image: [UInt8]) -> Range<Int>? {
    let count = Int(image.number(at: IndexImage.checkedStart))
    for entry in 0..<count {
      let place = IndexImage.headerSize + entry * IndexImage.entrySize
      guard image.number(at: place) == self else { continue }
      let start = Int(image.number(at: place + 8))
      return start..<start + Int(image.number(at: place + 16))
    }
    return nil
  }
}

extension [UInt8] {
  /// Where the table of an index's sections ends.
  fileprivate var tableEnd: Int {
    IndexImage.headerSize + Int(number(at: IndexImage.checkedStart)) * IndexImage.entrySize
  }

  fileprivate func number(at place: Int) -> UInt64 {
    self[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  fileprivate mutating func set(_ number: UInt64, at place: Int) {
    replaceSubrange(
      place..<place + 8, with: Swift.withUnsafeBytes(of: number.littleEndian) { [UInt8]($0) })
  }
}
