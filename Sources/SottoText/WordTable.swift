/// A number for each of many words, by the words' hashes: one open-addressed array, found in a step
/// or two without hashing anew.
///
/// It is asked for each word of each name: what is public is also copied into other modules.
public struct WordTable: Sendable {
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline var word: UInt64 = 0
    @usableFromInline var value: Int32 = Self.empty

    @inlinable static var empty: Int32 { .min }

    @usableFromInline init(word: UInt64 = 0, value: Int32 = empty) {
      self.word = word
      self.value = value
    }
  }

  @usableFromInline var slots = [Slot](repeating: Slot(), count: 16)
  /// How many words have one.
  public private(set) var count = 0

  /// No words.
  public init() {}

  /// The number of a word; `nil` where it has none.
  ///
  /// - Parameter word: its hash.
  @inlinable
  public subscript(word: UInt64) -> Int32? {
    let value = slots[place(of: word)].value
    return value == Slot.empty ? nil : value
  }

  /// Gives a word a number, in place of any other.
  public mutating func set(_ word: UInt64, _ value: Int32) {
    if (count + 1) * 2 > slots.count { grow() }
    let place = place(of: word)
    if slots[place].value == Slot.empty { count += 1 }
    slots[place] = Slot(word: word, value: value)
  }

  /// The slot that holds a word, or the empty one where it belongs.
  @inlinable
  func place(of word: UInt64) -> Int {
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

// To be saved: words and numbers apart, since nothing is known of what lies between slots.
extension WordTable {
  package var slotWords: [UInt64] { slots.map(\.word) }
  package var slotValues: [Int32] { slots.map(\.value) }

  /// A table as it was saved; `nil` for what is none.
  package init?(slotWords: [UInt64], slotValues: [Int32]) {
    // A search ends at an empty slot, and a place is found by the bits of a power of two.
    guard slotWords.count == slotValues.count, slotWords.count.nonzeroBitCount == 1,
      slotValues.contains(Slot.empty)
    else { return nil }
    slots = zip(slotWords, slotValues).map { Slot(word: $0, value: $1) }
    count = slotValues.count { $0 != Slot.empty }
  }
}
