/// A number for each of many words, by the words' hashes: one open-addressed array, found in a step
/// or two without hashing anew.
struct WordTable: Sendable {
  private struct Slot {
    var word: UInt64 = 0
    var value: Int32 = Self.empty

    static let empty = Int32.min
  }

  private var slots = [Slot](repeating: Slot(), count: 16)
  private(set) var count = 0

  /// - Parameter word: a word's hash.
  subscript(word: UInt64) -> Int32? {
    let value = slots[place(of: word)].value
    return value == Slot.empty ? nil : value
  }

  mutating func set(_ word: UInt64, _ value: Int32) {
    if (count + 1) * 2 > slots.count { grow() }
    let place = place(of: word)
    if slots[place].value == Slot.empty { count += 1 }
    slots[place] = Slot(word: word, value: value)
  }

  /// The slot that holds a word, or the empty one where it belongs.
  private func place(of word: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].value != Slot.empty, slots[place].word != word { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.value != Slot.empty { slots[place(of: slot.word)] = slot }
  }
}

extension WordTable: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    let words = try reader.plain(UInt64.self)
    let values = try reader.plain(Int32.self)
    // A search ends at an empty slot, and a place is found by the bits of a power of two.
    guard words.count == values.count, words.count.nonzeroBitCount == 1, values.contains(Slot.empty)
    else { throw SnapshotReader.Foreign() }
    slots = zip(words, values).map { Slot(word: $0, value: $1) }
    count = values.count { $0 != Slot.empty }
  }

  func write(to writer: inout SnapshotWriter) {
    // Apart, since nothing is known of what lies between slots.
    writer.write(plain: slots.map(\.word))
    writer.write(plain: slots.map(\.value))
  }
}
