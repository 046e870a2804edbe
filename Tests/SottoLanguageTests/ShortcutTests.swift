import Testing

@testable import SottoLanguage

@Suite("A word of one's own for a request") struct ShortcutTests {
  struct Said: Sendable {
    var text: String
    var locale: String
    var phrase: String
    var request: String
  }

  @Test(
    "The request is kept as it was said, whatever it asks for",
    arguments: [
      Said(
        text: "when I say good night, play some calm music", locale: "en", phrase: "good night",
        request: "play some calm music"),
      Said(
        text: "wenn ich gute Nacht sage, spiel ruhige Musik", locale: "de", phrase: "gute Nacht",
        request: "spiel ruhige Musik"),
      Said(
        text: "когда я скажу доброй ночи включи спокойную музыку", locale: "ru",
        phrase: "доброй ночи", request: "включи спокойную музыку"),
      Said(
        text: "iyi geceler dediğimde sakin müzik çal", locale: "tr", phrase: "iyi geceler",
        request: "sakin müzik çal"),
      Said(text: "当我说晚安时播放轻音乐", locale: "zh", phrase: "晚安", request: "播放轻音乐"),
      Said(
        text: "내가 잘 자라고 하면 조용한 음악 틀어줘", locale: "ko", phrase: "잘 자",
        request: "조용한 음악 틀어줘"),
      Said(
        text: "quand je dis bonne nuit, joue de la musique calme", locale: "fr",
        phrase: "bonne nuit", request: "joue de la musique calme"),
      Said(
        text: "おやすみと言ったら静かな音楽をかけて", locale: "ja", phrase: "おやすみ",
        request: "静かな音楽をかけて"),
    ])
  func added(said: Said) throws {
    let reading = try Support.languages.get().understand(said.text, locale: said.locale)[0]
    #expect(reading.intent == "AddShortcut")
    #expect(
      reading.parameters == ["phrase": .string(said.phrase), "request": .string(said.request)])
  }

  @Test("What a request to come says weighs nothing: a long one is a shortcut's, too")
  func long() throws {
    let reading = try Support.languages.get().understand(
      "if I say weekend, add milk, eggs, rice, olives and bread to the grocery list in Listable",
      locale: "en")[0]
    #expect(reading.intent == "AddShortcut")
    #expect(reading.parameters["phrase"] == .string("weekend"))
  }
}
