/// An ending that a value takes in a sentence of ours: `'de` or `'ta`, 을 or 를.
///
/// Written as cases, the first that fits: *vowels*`+`*letters*`>`*ending*, where the last of the
/// word's vowels, and its last letter, are looked for; each may be left out, and `-` fits any word.
/// A Hangul syllable ends in the last of its letters, so that `ᆨ-ᇂ` are the final consonants.
struct Particle: Sendable {
  fileprivate struct Case: Sendable {
    var vowels: [ClosedRange<UInt32>]
    var letters: [ClosedRange<UInt32>]
    var ending: String

    func fits(vowel: UInt32?, letter: UInt32?) -> Bool {
      Self.has(vowels, vowel) && Self.has(letters, letter)
    }

    private static func has(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32?) -> Bool {
      ranges.isEmpty || scalar.map { scalar in ranges.contains { $0.contains(scalar) } } ?? false
    }
  }

  private let cases: [Case]
  private let vowels: [ClosedRange<UInt32>]

  init?(_ text: String) {
    var cases: [Case] = []
    for part in text.split(separator: " ") {
      let sides = part.split(separator: ">", omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      let sets = sides[0].split(separator: "+", omittingEmptySubsequences: false)
      let vowels = sets[0] == "-" ? [] : Self.ranges(sets[0])
      cases.append(
        Case(
          vowels: vowels, letters: sets.count > 1 ? Self.ranges(sets[1]) : [],
          ending: String(sides[1])))
    }
    guard !cases.isEmpty else { return nil }
    self.cases = cases
    vowels = cases.flatMap(\.vowels)
  }

  /// Letters, and ranges written with a hyphen.
  private static func ranges(_ text: Substring) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    var scalars = text.unicodeScalars.map(\.value)[...]
    while let first = scalars.popFirst() {
      if scalars.first == 0x2D, let last = scalars.dropFirst().first, last >= first {
        scalars.removeFirst(2)
        ranges.append(first...last)
      } else {
        ranges.append(first...first)
      }
    }
    return ranges
  }

  /// The ending for a word; what is no letter or digit does not count.
  func ending(for word: String) -> String {
    var vowel: UInt32?
    var letter: UInt32?
    for scalar in word.lowercased().unicodeScalars where LetterClass.of(scalar).contains(.word) {
      let value = Self.lastLetter(scalar)
      letter = value
      if vowels.contains(where: { $0.contains(value) }) { vowel = value }
    }
    return cases.first { $0.fits(vowel: vowel, letter: letter) }?.ending ?? ""
  }

  /// Syllables of Hangul are numbered by their letters, 28 endings to each beginning.
  private static func lastLetter(_ scalar: Unicode.Scalar) -> UInt32 {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return scalar.value }
    let final = (scalar.value - 0xAC00) % 28
    return final == 0 ? 0x1161 : 0x11A7 + final
  }
}

extension Particle: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    cases = try reader.read()
    vowels = cases.flatMap(\.vowels)
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(cases)
  }
}

extension Particle.Case: SnapshotValue {
  init(from reader: inout SnapshotReader) throws(SnapshotReader.Foreign) {
    vowels = try reader.read()
    letters = try reader.read()
    ending = try reader.read()
  }

  func write(to writer: inout SnapshotWriter) {
    writer.write(vowels)
    writer.write(letters)
    writer.write(ending)
  }
}
