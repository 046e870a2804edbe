import Foundation
import SottoText

// Chinese characters, kana, and the letters that only the system knows.

extension OtherScripts {
  /// Adds a text's letters: characters and kana as the table reads them, others as the system does.
  ///
  /// The system reads Chinese characters too, but its rules for them take 70 ms to load. So a character
  /// that the table has not stays as it is, to be found by itself at least.
  ///
  /// - Parameter system: Writes other letters in Latin ones, or says that it cannot.
  static func add(
    _ text: String, to output: inout [UInt8],
    asking system: (String) -> String? = { $0.applyingTransform(.toLatin, reverse: false) }
  ) {
    var others = String.UnicodeScalarView()
    func addOthers(to output: inout [UInt8]) {
      guard !others.isEmpty else { return }
      let letters = String(others)
      addLetters(of: others.needSystem ? system(letters) ?? letters : letters, to: &output)
      others.removeAll()
    }
    for scalar in text.compatible.unicodeScalars {
      guard let reading = reading(of: scalar) else {
        others.append(scalar)
        continue
      }
      addOthers(to: &output)
      if reading.isWord { output.endWord() }
      output += reading.letters
      if reading.isWord { output.endWord() }
    }
    addOthers(to: &output)
  }

  /// Letters of the table, or of nobody; `nil` of what is none of the Chinese characters and kana.
  private static func reading(of scalar: Unicode.Scalar) -> (letters: [UInt8], isWord: Bool)? {
    if let syllable = Syllables.shared.reading(of: scalar.value) {
      return (syllable, Syllables.isWord(scalar.value))
    }
    guard scalar.isChinese else { return nil }
    return (scalar.properties.isAlphabetic ? Array(String(scalar).utf8) : [], true)
  }

  private static func addLetters(of latin: String, to output: inout [UInt8]) {
    for scalar in latin.unicodeScalars.lazy.flatMap(Folding.parts) {
      if scalar.isASCII {
        scalar.isNamed ? output.append(UInt8(scalar.value)) : output.endWord()
      } else if scalar.properties.isAlphabetic {
        output += String(scalar).utf8
      } else if !Folding.isMark(scalar) {
        output.endWord()
      }
    }
  }
}

extension String {
  /// With letters of half or full width, and those that are one with others, as they mostly are.
  fileprivate var compatible: String {
    unicodeScalars.allSatisfy { $0.isASCII || Syllables.shared.reading(of: $0.value) != nil }
      ? self
      : precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
  }
}

extension String.UnicodeScalarView {
  fileprivate var needSystem: Bool { contains { !$0.isASCII && $0.isNamed } }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a number.
  fileprivate var isNamed: Bool { properties.isAlphabetic || properties.numericType != nil }

  /// Whether the system would have to know how Chinese is read.
  fileprivate var isChinese: Bool {
    switch value {
    case 0x2E80..<0x3000, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3400..<0xA000,
      0xF900..<0xFB00, 0x16FE2..<0x17000, 0x20000..<0x40000:
      true
    default: false
    }
  }
}
