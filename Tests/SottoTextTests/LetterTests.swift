import Testing

@testable import SottoText

@Suite("Letters") struct LetterTests {
  @Test(
    "A letter is compared without its case and its marks",
    arguments: [
      ("É", "e"), ("ё", "е"), ("İ", "i"), ("ı", "i"), ("Ａ", "a"), ("購", "购"), ("한", "한"),
      ("が", "が"),
    ])
  func folding(letter: Unicode.Scalar, folded: Unicode.Scalar) {
    #expect(Folding.fold(letter) == folded.value)
  }

  @Test func `a mark is dropped`() { #expect(Folding.fold("\u{301}") == 0) }

  @Test(
    "A letter's parts are small letters and marks",
    arguments: [("Ǆ", "dz\u{30C}"), ("É", "e\u{301}"), ("ﬁ", "fi"), ("ø", "ø")])
  func parts(letter: Unicode.Scalar, parts: String) {
    #expect(Array(Folding.parts(of: letter)) == Array(parts.unicodeScalars))
  }

  @Test func `a syllable's parts are those that Unicode takes it apart into`() throws {
    for value in HangulSyllable.all {
      let syllable = try #require(HangulSyllable(value))
      let parts = Folding.parts(of: try #require(Unicode.Scalar(value))).map { Int($0.value) }
      let expected = [0x1100 + syllable.initial, 0x1161 + syllable.vowel, 0x11A7 + syllable.final]
      #expect(parts == expected.filter { $0 != 0x11A7 })
    }
    #expect(HangulSyllable(0xABFF) == nil && HangulSyllable(0xD7A4) == nil)
  }
}
