/// What a record says, its texts by their numbers in the table of strings.
///
/// One can read many records, so that nothing is allocated for each.
struct RecordTexts {
  private(set) var title = 0
  private(set) var artists: [Int] = []
  /// The artists as one text, when they are several.
  private(set) var credit: Int?
  private(set) var album: Int?
  private(set) var duration: Double?
  private(set) var location: Int?
  private(set) var season: Int?
  private(set) var episode: Int?
  private(set) var isExplicit = false
  private(set) var aliases: [Int] = []
  private(set) var sortNames: [Int] = []
  private(set) var genres: [Int] = []
  private(set) var moods: [Int] = []
  private(set) var playlists: [Int] = []
  private(set) var members: [Int] = []

  mutating func read(_ record: UnsafeBufferPointer<UInt8>) {
    var reader = RecordReader(record)
    _ = reader.bytes(reader.number())
    let contents = ItemRecord.Contents(rawValue: reader.number())
    title = reader.number()
    reader.read(&artists)
    credit = contents.contains(.credit) ? reader.number() : nil
    album = contents.contains(.album) ? reader.number() : nil
    duration = contents.contains(.duration) ? Double(bitPattern: reader.fixed()) : nil
    location = contents.contains(.location) ? reader.number() : nil
    season = contents.contains(.season) ? reader.number() : nil
    episode = contents.contains(.episode) ? reader.number() : nil
    isExplicit = contents.contains(.explicit)
    let hasLists = contents.contains(.lists)
    reader.read(&aliases, isThere: hasLists)
    reader.read(&sortNames, isThere: hasLists)
    reader.read(&genres, isThere: hasLists)
    reader.read(&moods, isThere: hasLists)
    reader.read(&playlists, isThere: hasLists)
    reader.read(&members, isThere: hasLists)
  }
}

/// Reads what `ItemRecord` wrote.
struct RecordReader {
  private let all: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { all = bytes }

  mutating func number() -> Int { Int(bitPattern: all.variable(at: &offset)) }

  mutating func bytes(_ count: Int) -> UnsafeBufferPointer<UInt8> {
    let start = offset
    offset += min(max(0, count), all.count - start)
    return UnsafeBufferPointer(rebasing: all[start..<offset])
  }

  mutating func fixed() -> UInt64 {
    bytes(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func read(_ list: inout [Int], isThere: Bool = true) {
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
    guard isThere else { return }
    // Each takes a byte at least.
    let count = number()
    for _ in 0..<min(max(0, count), all.count - offset) { list.append(number()) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Reads what `appendVariable` wrote and moves on.
  @inline(__always)
  func variable(at offset: inout Int) -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while offset < count {
      let byte = self[offset]
      offset += 1
      value |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return value
  }
}

extension [UInt8] {
  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func appendVariable(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
