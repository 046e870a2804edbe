import Testing

@testable import SottoLanguage

@Suite("A sentence is cut into words") struct TokensTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var words: [String]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "What's on?", words: ["what", "s", "on"]),
    Case(text: "89.1 FM, 2:30", words: ["89.1", "fm", "2:30"]),
    Case(text: "80s U2 1,5.", words: ["80", "s", "u2", "1,5"]),
    Case(text: "Ёлка и Rosalía", words: ["елка", "и", "rosalia"]),
    Case(text: "İstanbul'da ışık", words: ["istanbul", "da", "isik"]),
    Case(text: "e\u{301}te\u{301}", words: ["ete"]),
    Case(text: "播放歌", words: ["播", "放", "歌"]),
    Case(text: "購物清單", words: ["购", "物", "清", "单"]),
    Case(text: "멜로디에서", words: ["멜로디에서"]),
    Case(text: "HELLO!", words: ["hello"]),
    Case(text: "ＡＢＣ", words: ["abc"]),
  ])
  func words(example: Case) {
    let tokens = Tokens(example.text)
    let words = tokens.all.map { token in
      String(String.UnicodeScalarView(token.letters.compactMap(Unicode.Scalar.init)))
    }
    #expect(words == example.words)
  }

  @Test("A word cut in two keeps its place in the text")
  func cut() {
    var tokens = Tokens("내일 재즈틀어줘!")
    tokens.cut(1, after: 2)
    #expect(tokens.count == 3)
    #expect(tokens.text(1..<2) == "재즈")
    #expect(tokens.text(2..<3) == "틀어줘")
    #expect(tokens.text(0..<3) == "내일 재즈틀어줘")
    #expect(tokens.all[2].hash == Tokens("틀어줘").all[0].hash)
    tokens.cut(0, after: 2)
    #expect(tokens.count == 3)
  }

  @Test("Folding that changes a word's length does not shift the text of a span")
  func offsets() {
    let tokens = Tokens("çal İİİ İstanbul'da «Ё é́» şarkısı")
    #expect(tokens.text(1..<3) == "İİİ İstanbul")
    #expect(tokens.text(4..<6) == "Ё é́")
    #expect(tokens.text(2..<2) == "")
  }

  @Test func quotations() {
    #expect(Tokens("play «a b» c").all.map(\.quote) == [0, 1, 1, 0])
    #expect(Tokens("\"a\" and \"b\"").all.map(\.quote) == [1, 0, 2])
    #expect(Tokens("play “a b").all.map(\.quote) == [0, 0, 0], "it never closes")
  }

  @Test func limit() {
    #expect(Tokens("a b c", limit: 2).isCut)
    #expect(!Tokens("a b", limit: 2).isCut)
  }
}
