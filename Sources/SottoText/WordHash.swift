/// FNV-1a, 64 bits: words are compared by it, the same in every process, as what is saved needs. Two
/// different words that agree are not to be expected in any library a person owns.
///
/// All is hashed by it, letter by letter: what is public is also copied into other modules.
public struct WordHash {
  /// The hash of what was added.
  @inlinable public var value: UInt64 { hash }

  @usableFromInline var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  @inlinable public init() {}

  /// Goes on with a letter, or a byte of one.
  @inlinable
  public mutating func add(_ letter: some UnsignedInteger) {
    hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3
  }

  /// The hash of a word.
  ///
  /// - Parameters:
  ///   - word: its letters, or the bytes of them.
  ///   - first: the hash of what stands before.
  @inlinable
  public static func of(
    _ word: some Sequence<some UnsignedInteger>, after first: UInt64? = nil
  ) -> UInt64 {
    var hash = WordHash()
    if let first { hash.hash = first }
    for letter in word { hash.add(letter) }
    return hash.value
  }
}
