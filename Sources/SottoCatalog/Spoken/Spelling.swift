/// A name as it is heard, in one writing: Latin letters, initials joined, numbers in digits.
struct Spelling: Hashable, Sendable {
  /// Words with one space between them.
  var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ name: String) {
    self.init(bytes: Self.rewritten(Letters.shared.spelled(name)))
  }

  /// - Parameter name: A name's UTF-8.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    self.init(bytes: Self.rewritten(Letters.shared.spelled(name)))
  }

  init(_ name: [UInt8]) { self = name.withUnsafeBufferPointer { Spelling($0) } }

  var isEmpty: Bool { bytes.isEmpty }

  var words: [ArraySlice<UInt8>] { bytes.split(separator: .space) }

  init(words: some Sequence<some Collection<UInt8>>) {
    self.init(bytes: Array(words.joined(separator: CollectionOfOne(.space))))
  }

  /// Some of the words of a spelling, as a name of their own: a "v" that now comes last is a number.
  init(rewriting words: some Sequence<some Collection<UInt8>>) {
    self.init(bytes: Self.rewritten(Spelling(words: words).bytes))
  }

  /// With the words that are written short in full; `nil` when there are none.
  var inFull: Spelling? {
    let lexicon = Lexicon.shared
    guard bytes.withUnsafeBufferPointer({ Self.hasShortWord($0) }) else { return nil }
    return Spelling(
      words: words.map { word in lexicon[word].flatMap { lexicon.full($0) } ?? Array(word) })
  }

  private static func hasShortWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let lexicon = Lexicon.shared
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == .space {
      if lexicon[bytes[start..<index]]?.isWrittenShort == true { return true }
      start = index + 1
    }
    return false
  }
}

extension Spelling: CustomStringConvertible {
  var description: String { String(decoding: bytes, as: UTF8.self) }
}
