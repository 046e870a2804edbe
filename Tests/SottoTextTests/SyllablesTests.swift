import Testing

@testable import SottoText

@Suite struct SyllablesTests {
  @Test(
    "A character is read as it mostly is",
    arguments: [("周", "zhou"), ("女", "nu"), ("一", "yi"), ("ヵ", "ka"), ("ー", "")])
  func reading(character: Unicode.Scalar, letters: String) throws {
    let reading = try #require(Syllables.shared.reading(of: character.value))
    #expect(String(decoding: reading, as: UTF8.self) == letters)
  }

  @Test("Other characters have no reading", arguments: ["兙", "a", "가", "\u{10FFFF}"])
  func noReading(character: Unicode.Scalar) {
    #expect(Syllables.shared.reading(of: character.value) == nil)
  }

  @Test func `a remark is no syllable`() {
    let syllables = Syllables(LanguageFile(Array("# ma 马\n\nli 李里\n- ー".utf8), path: ""))
    #expect(syllables.reading(of: 0x9A6C) == nil)
    #expect(syllables.reading(of: 0x91CC) == Array("li".utf8))
  }
}
