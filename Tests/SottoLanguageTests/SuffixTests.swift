import Foundation
import SottoText
import Testing

@testable import SottoLanguage

@Suite("Endings of names") struct SuffixTests {
  private static let melody = Surroundings.App(
    name: "Melody", spokenNames: ["Melody", "Melodi", "멜로디", "旋律"],
    vocabulary: Vocabulary([
      .init(kind: "artist", name: "Adele"), .init(kind: "artist", name: "아델"),
      .init(kind: "song", name: "Hello"), .init(kind: "song", name: "헬로"),
    ]))

  @Test(
    "A name is found whatever its ending, and the app with it",
    arguments: [
      ("Melodi'de Adele'den Hello çal", "tr", "Adele", "Hello"),
      ("melodide adeleden hello çal", "tr", "Adele", "Hello"),
      ("멜로디에서 아델의 헬로 틀어줘", "ko", "아델", "헬로"),
      ("멜로디로 아델의 헬로를 틀어줘", "ko", "아델", "헬로"),
      ("用旋律播放Adele的Hello", "zh", "Adele", "Hello"),
    ])
  func grounded(text: String, locale: String, artist: String, title: String) throws {
    let reading = try Support.languages.get().understand(
      text, locale: locale, surroundings: Surroundings(apps: [Self.melody]))[0]
    #expect(reading.app == "Melody")
    #expect(
      reading.parameters == [
        "mediaSearch": .object(["artistName": .string(artist), "mediaName": .string(title)])
      ])
  }

  @Test(
    "“&” is said as the language's “and”, or left out",
    arguments: [
      ("play simon and garfunkel", "en"), ("play Simon & Garfunkel", "en"),
      ("play simon garfunkel", "en"), ("включи simon и garfunkel", "ru"),
      ("simon ve garfunkel çal", "tr"), ("播放simon和garfunkel", "zh"),
      ("spiel simon und garfunkel", "de"),
    ])
  func ampersand(text: String, locale: String) throws {
    let duo = Surroundings.App(
      name: "Melody", spokenNames: ["Melody"],
      vocabulary: Vocabulary([.init(kind: "artist", name: "Simon & Garfunkel")]))
    let reading = try Support.languages.get().understand(
      text, locale: locale, surroundings: Surroundings(apps: [duo]))[0]
    #expect(reading.intent == "INPlayMediaIntent")
    #expect(
      reading.parameters == [
        "mediaSearch": .object(["artistName": .string("Simon & Garfunkel")])
      ])
  }

  @Test(
    "The assistant's own endings suit the word",
    arguments: [
      ("ko", "eul", "멜로디", "를"), ("ko", "eul", "밤편지 곡", "을"), ("ko", "ro", "서울", "로"),
      ("ko", "ro", "부산", "으로"), ("ko", "i", "Queen", "이"), ("ko", "eul", "노래 (2)", "를"),
      ("tr", "loc", "Melodi", "'de"), ("tr", "loc", "Yolculuk", "'ta"),
      ("tr", "loc", "Nota", "'da"),
      ("tr", "loc", "Müzik", "'te"), ("tr", "gen", "Sıla", "'nın"), ("tr", "acc", "Duman", "'ı"),
    ])
  func particle(code: String, name: String, word: String, ending: String) throws {
    let folder = Support.here.appendingPathComponent(
      "../../Sources/SottoLanguage/Languages/\(code)/language.txt")
    let settings = try LanguageSettings(LanguageFile(folder))
    #expect(settings.sentences.particles[name]?.ending(for: word) == ending)
  }

  @Test(
    "Several things said in one go are several",
    arguments: [
      ("süt, yumurta ve ekmek", "tr", ["süt", "yumurta", "ekmek"]),
      ("牛奶面包鸡蛋", "zh", ["牛奶", "面包", "鸡蛋"]), ("蜡烛和气球", "zh", ["蜡烛", "气球"]),
      ("올리브유하고 파스타", "ko", ["올리브유하고", "파스타"]), ("Milch und Eier", "de", ["Milch", "Eier"]),
      ("Salz", "de", ["Salz"]),
    ])
  func items(text: String, code: String, items: [String]) throws {
    let language = try #require(try Support.languages.get().language(code))
    let tokens = Tokens(text)
    let analysis = Analysis(tokens, language, Surroundings(), wellKnown: Vocabulary([]))
    #expect(analysis.items(in: 0..<tokens.count, language).map(tokens.text(_:)) == items)
  }
}
