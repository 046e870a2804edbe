/// How kana and Chinese characters are read.
struct Syllables: Sendable {
  static let shared = Syllables(.syllables)

  private static let kana = 0x3040..<0x3100
  private static let chinese = 0x4E00..<0xA000

  private var syllables: [[UInt8]] = [[]]
  /// By character, the number of its syllable; 0 is none.
  private var numbers = [UInt16](repeating: 0, count: kana.count + chinese.count)

  init(_ file: LanguageFile) {
    for line in file.lines where line.count == 2 {
      syllables.append(line[0] == "-" ? [] : Array(line[0].utf8))
      for scalar in line[1].unicodeScalars {
        if let place = Self.place(of: Int(scalar.value)) {
          numbers[place] = UInt16(clamping: syllables.count - 1)
        }
      }
    }
  }

  /// The syllable of a character; `nil` when it is none of these.
  func reading(of scalar: Int) -> [UInt8]? {
    guard let place = Self.place(of: scalar), numbers[place] != 0 else { return nil }
    return syllables[Int(numbers[place])]
  }

  /// Whether syllables of this character are words of their own, as those of Chinese are.
  static func isWord(_ scalar: Int) -> Bool { chinese.contains(scalar) }

  private static func place(of scalar: Int) -> Int? {
    if kana.contains(scalar) { return scalar - kana.lowerBound }
    return chinese.contains(scalar) ? kana.count + scalar - chinese.lowerBound : nil
  }
}
