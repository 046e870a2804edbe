/// How Chinese characters are mostly read, in Latin letters without tones.
///
/// The table is the one of SottoCatalog. The system's own transliteration says the same, and takes
/// 150 ms when it is asked first.
struct Syllables: Sendable {
  static let shared = Syllables(PackageResources.syllables_txt)

  private static let characters: ClosedRange<UInt32> = 0x4E00...0x9FFF
  private var syllables: [[UInt32]] = [[]]
  /// The number of each character's syllable; 0 for those that have none.
  private var numbers = [UInt16](repeating: 0, count: characters.count)

  /// - Parameter text: lines of a syllable, a space and all the characters that are read so, in UTF-8.
  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let syllable = line.prefix { $0 != UInt8(ascii: " ") }
      syllables.append(syllable.map(UInt32.init))
      let read = String(decoding: line[syllable.endIndex...], as: UTF8.self)
      for scalar in read.unicodeScalars where Self.characters.contains(scalar.value) {
        numbers[Self.place(of: scalar.value)] = UInt16(syllables.count - 1)
      }
    }
  }

  /// - Returns: no letters for what is no Chinese character or has no reading of its own.
  func reading(of character: UInt32) -> [UInt32] {
    guard Self.characters.contains(character) else { return [] }
    return syllables[Int(numbers[Self.place(of: character)])]
  }

  private static func place(of character: UInt32) -> Int { Int(character - characters.lowerBound) }
}
