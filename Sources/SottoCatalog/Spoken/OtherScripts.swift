import Foundation
import SottoText

/// Romanises what has no table of letters: Korean syllables by their parts, Chinese characters and
/// kana by a table, and everything else (Arabic, Thai …) by the system's transliteration.
enum OtherScripts {
  /// Adds the scalar, and those after it that go with it.
  ///
  /// - Returns: How many bytes of the text that was.
  static func add(
    _ scalar: Int, _ length: Int, at index: Int, of text: UnsafeBufferPointer<UInt8>,
    to output: inout [UInt8]
  ) -> Int {
    if let syllable = HangulSyllable(UInt32(scalar)) {
      let isFirst = index < 3 || !(0xEA...0xED).contains(text[index - 3])
      // "8월" is "8 월" as well.
      if output.last?.isDigit == true { output.endWord() }
      if isFirst, let count = addKoreanNumber(at: index, of: text, to: &output) { return count }
      add(syllable, to: &output)
      return length
    }
    var end = index
    while end < text.count, text[end] >= 0xE0 { end += text[end] >= 0xF0 ? 4 : 3 }
    end = min(max(end, index + length), text.count)
    let run = String(decoding: text[index..<end], as: UTF8.self)
    // Korean inside the run is left for the next call.
    let part = run.unicodeScalars.prefix { !HangulSyllable.all.contains($0.value) }
    output.endWord()
    add(ChineseNumerals.written(part), to: &output)
    output.endWord()
    return max(length, part.reduce(0) { $0 + UTF8.width($1) })
  }

  // MARK: - Korean

  /// The number a word begins with, in digits.
  ///
  /// - Returns: How many bytes of the text that was; `nil` when the word begins with none.
  private static func addKoreanNumber(
    at index: Int, of text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) -> Int? {
    let bytes = text[index...].prefix { $0 >= 0x80 }.prefix(longestNumber * 3)
    let word = Array(
      String(decoding: bytes, as: UTF8.self).unicodeScalars
        .prefix { HangulSyllable.all.contains($0.value) })
    if let number = KoreanNumerals.number(in: word) {
      output += String(number.value).utf8
      return number.length * 3
    }
    guard let number = KoreanNumerals.ordinal(in: word),
      let before = HangulSyllable(word[0].value)
    else { return nil }
    add(before, to: &output)
    output += String(number.value).utf8
    return (number.length + 1) * 3
  }

  /// The syllables of a word that are looked at.
  private static let longestNumber = 10

  private static func add(_ syllable: HangulSyllable, to output: inout [UInt8]) {
    output += initials[syllable.initial].utf8
    output += vowels[syllable.vowel].utf8
    output += finals[syllable.final].utf8
  }

  /// The Revised Romanisation of Korean, the order that of Unicode.
  private static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t", "t", "ng", "t", "t", "k", "t", "p", "t",
  ]
}
