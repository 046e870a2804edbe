import Testing

@testable import SottoText

@Suite("Language files") struct LanguageFileTests {
  private func lines(_ text: String) -> [String] {
    LanguageFile(Array(text.utf8), path: "a.txt").lines.map { "\($0.number) \($0.text)" }
  }

  @Test(
    "A line says what is no remark and goes on where the next is indented",
    arguments: [
      ("one\ntwo", ["1 one", "2 two"]),
      ("# one\n\ntwo # three", ["3 two"]),
      ("a#b\n#", ["1 a#b"]),
      ("one\n  two\n\tthree\nfour", ["1 one two three", "4 four"]),
      ("  one", ["1 one"]),
      ("one\r\ntwo\r\n", ["1 one", "2 two"]),
    ])
  func lines(text: String, expected: [String]) { #expect(lines(text) == expected) }

  @Test func `words are what spaces divide`() {
    #expect(
      LanguageFile(Array("song:  песня 노래\n# no\nalbum:".utf8), path: "").rows
        == [["song:", "песня", "노래"], ["album:"]])
  }

  @Test func `the first of the signs divides a line`() throws {
    let file = LanguageFile(Array("a = b: c\nnone".utf8), path: "")
    let parts = try #require(file.lines[0].split(at: [":", "="]))
    #expect(parts == ("a", "=", "b: c"))
    #expect(file.lines[1].split(at: [":", "="]) == nil)
  }

  @Test func `a list has what is between its commas`() {
    #expect(LanguageFile.list(" a b , c,d ") == ["a b", "c", "d"])
  }
}
