/// The letters a language is written with, to tell whose sentence it is that nobody understands.
struct Alphabet: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// Letters and ranges of letters, as in `а-я ё`; `nil` for anything else.
  init?(_ text: String) {
    var ranges: [ClosedRange<UInt32>] = []
    for part in text.split(separator: " ") {
      let scalars = Array(part.unicodeScalars).map(\.value)
      switch scalars.count {
      case 1: ranges.append(scalars[0]...scalars[0])
      case 3 where scalars[1] == 0x2D && scalars[0] <= scalars[2]:
        ranges.append(scalars[0]...scalars[2])
      default: return nil
      }
    }
    guard !ranges.isEmpty else { return nil }
    self.ranges = ranges
  }

  /// How many words of a sentence begin with one of the letters.
  func count(of tokens: Tokens) -> Int {
    tokens.all.count(where: begins)
  }

  /// Whether it lacks letters of a sentence that another has, which has all of its own: kana are not Chinese.
  func isLess(than other: Alphabet, in tokens: Tokens) -> Bool {
    tokens.all.allSatisfy { other.begins($0) || !begins($0) }
      && tokens.all.contains { other.begins($0) && !begins($0) }
  }

  /// Whether a word begins with one of the letters.
  func begins(_ token: Token) -> Bool {
    token.letters.first.map { letter in ranges.contains { $0.contains(letter) } } ?? false
  }
}

extension Alphabet: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    ranges = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(ranges)
  }
}
