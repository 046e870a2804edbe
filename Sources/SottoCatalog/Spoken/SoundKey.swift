import SottoText

/// What is left of a name when everything is dropped that two people may say differently and mean
/// the same by: spaces, articles, "and", words that sound alike, doubled consonants.
///
/// Names with one key are the same to the exact search; how close they are is for the ranking.
struct SoundKey: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ spelling: [UInt8]) {
    self = spelling.withUnsafeBufferPointer { SoundKey($0) }
  }

  init(_ spelling: UnsafeBufferPointer<UInt8>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(spelling.count)
    Self.write(spelling, to: &bytes)
    self.bytes = bytes
  }

  /// Writes the key of a spelling; its memory serves for one after the other.
  static func write(_ spelling: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let lexicon = Lexicon.shared
    bytes.removeAll(keepingCapacity: true)
    var start = 0
    for index in 0...spelling.count where index == spelling.count || spelling[index] == .space {
      let word = UnsafeBufferPointer(rebasing: spelling[start..<index])
      start = index + 1
      let known = lexicon[word]
      if let known {
        if !known.roles.isDisjoint(with: [.and, .guest]) { continue }
        // Behind an article is what it belongs to: "Plan A" has none.
        if index < spelling.count, known.roles.contains(.article) { continue }
      }
      if let alike = known.flatMap({ lexicon.alike($0) }) {
        append(alike, to: &bytes)
      } else {
        append(word, to: &bytes)
        // "Runnin'" is "running".
        if word.count > 4, bytes.suffix(3).elementsEqual("ing".utf8) { bytes.removeLast() }
      }
    }
    if bytes.isEmpty { bytes += spelling.lazy.filter { $0 != .space } }
  }

  var hash: UInt64 { Self.hash(of: bytes) }

  /// What is the same for the same keys.
  static func hash(of bytes: [UInt8]) -> UInt64 { WordHash.of(bytes).mixed }

  private static func append(_ word: some Collection<UInt8>, to bytes: inout [UInt8]) {
    var last: UInt8 = 0
    for letter in word where letter != last || letter.isDigit || letter.isVowel {
      // They are written for each other, as й is и where marks were dropped.
      bytes.append(letter == UInt8(ascii: "y") ? UInt8(ascii: "i") : letter)
      last = letter
    }
  }
}

extension UInt64 {
  /// Spreads what differs in a few bits over all of them.
  var mixed: UInt64 {
    var hash = self
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }
}

extension UInt8 {
  fileprivate var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }
}
