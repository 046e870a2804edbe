import Foundation
import Testing

@testable import SottoLanguage

@Suite("Number words") struct NumberTests {
  @Test(
    "Words add up, multiply, or follow each other as figures",
    arguments: [
      ("season twenty five", "en", 25), ("yüzde", "tr", nil), ("iki yüz elli beş", "tr", 255),
      ("bin dokuz yüz doksan sekiz", "tr", 1998), ("bir buçuk", "tr", 1.5),
      ("十", "zh", 10), ("十五", "zh", 15), ("二十", "zh", 20), ("二十五", "zh", 25),
      ("一百零五", "zh", 105), ("二百五十", "zh", 250), ("一九九八", "zh", 1998), ("一点五", "zh", 1.5),
      ("两千", "zh", 2000), ("二十万", "zh", 200_000), ("3万", "zh", 30_000),
      ("스물다섯", "ko", 25), ("이십오", "ko", 25), ("fünfundzwanzig", "de", 25),
      ("zwei hundert", "de", 200), ("eins Komma fünf", "de", 1.5),
      ("eins Komma fünfundzwanzig", "de", 1.25), ("un virgule vingt-cinq", "fr", 1.25),
      ("un virgule zéro cinq", "fr", 1.05), ("bir virgül yirmi beş", "tr", 1.25),
      ("одна целая двадцать пять сотых", "ru", 1.25), ("одна целая пять десятых", "ru", 1.5),
      ("одна целая пять сотых", "ru", 1.05), ("三点二十", "zh", nil), ("二分", "ja", nil),
    ] as [(String, String, Double?)])
  func value(words: String, code: String, value: Double?) throws {
    let language = try #require(try Support.languages.get().language(code))
    let tokens = Tokens(words)
    let analysis = Analysis(
      tokens, language, Surroundings(), wellKnown: Vocabulary([]))
    let start = code == "en" ? 1 : 0
    let found = NumberReader(language.grammar.lexicon).numbers(.number, in: analysis, at: start)
    let longest = found.last { $0.end == tokens.count }
    #expect(longest?.value == value)
  }

  @Test(arguments: [
    ("at 10", true), ("at fifty nine", true), ("at forty five", true), ("at 9", false),
    ("at sixty", false), ("at 12.5", false), ("at noon", false),
  ])
  func `a range has whole numbers`(text: String, isIn: Bool) throws {
    let folder = try Support.folder(of: [
      "language.txt": "name: X\nletters: a-z",
      "lexicon.txt": "[number]\n5: five\n9: nine\n40: forty\n50: fifty\n60: sixty",
      "patterns.txt": "Help: at {:10..59}", "answers.txt": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let reading = try Languages(folder: folder).understand(text)[0]
    #expect(reading.intent == (isIn ? "Help" : nil))
  }

  @Test(
    "Dates in figures, in each language's order",
    arguments: [
      ("24.12.", "de", 1224), ("24.12.2027", "ru", 20_271_224), ("24/12", "fr", 1224),
      ("12/24", "en", 1224), ("2026-12-24", "en", 20_261_224), ("12/24/26", "en", 20_261_224),
      ("24.12", "tr", 1224), ("24/12", "en", 1224), ("12/24", "de", 1224), ("24/24", "en", nil),
      ("31.4.2026.1", "de", nil), ("5", "de", nil),
    ] as [(String, String, Double?)])
  func date(words: String, code: String, value: Double?) throws {
    let language = try #require(try Support.languages.get().language(code))
    let analysis = Analysis(
      Tokens(words), language, Surroundings(), wellKnown: Vocabulary([]))
    let found = NumberReader(language.grammar.lexicon).numbers(.date, in: analysis, at: 0)
    #expect(found.first?.value == value)
  }
}
