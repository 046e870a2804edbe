/// How kana and Chinese characters are mostly read, in Latin letters without tones.
///
/// The system's own transliteration says nearly the same, and takes 150 ms when it is asked first.
package struct Syllables: Sendable {
  package static let shared = Syllables(LanguageFile(text, path: "syllables.txt"))

  /// The table's file: lines of a syllable, a space and all that is read so; `-` is no syllable of its own.
  package static let text: [UInt8] = PackageResources.syllables_txt

  private static let kana: Range<UInt32> = 0x3040..<0x3100
  private static let chinese: Range<UInt32> = 0x4E00..<0xA000

  private var syllables: [[UInt8]] = [[]]
  /// By character, the number of its syllable; 0 is none.
  private var numbers = [UInt16](repeating: 0, count: kana.count + chinese.count)

  init(_ file: LanguageFile) {
    for words in file.rows {
      syllables.append(words[0] == "-" ? [] : Array(words[0].utf8))
      for scalar in words.dropFirst().joined().unicodeScalars {
        if let place = Self.place(of: scalar.value) {
          numbers[place] = UInt16(clamping: syllables.count - 1)
        }
      }
    }
  }

  /// The syllable of a character; `nil` when it is none of these.
  package func reading(of character: UInt32) -> [UInt8]? {
    guard let place = Self.place(of: character), numbers[place] != 0 else { return nil }
    return syllables[Int(numbers[place])]
  }

  /// Whether syllables of this character are words of their own, as those of Chinese are.
  package static func isWord(_ character: UInt32) -> Bool { chinese.contains(character) }

  private static func place(of character: UInt32) -> Int? {
    if kana.contains(character) { return Int(character - kana.lowerBound) }
    return chinese.contains(character) ? kana.count + Int(character - chinese.lowerBound) : nil
  }
}
