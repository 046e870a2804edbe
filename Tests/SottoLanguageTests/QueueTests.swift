import Testing

@testable import SottoLanguage

@Suite("What comes next") struct QueueTests {
  @Test(
    "Who asks what comes next does not ask for it to be played",
    arguments: [
      ("what's next", "en"), ("wie heißt das nächste Lied", "de"), ("что дальше", "ru"),
      ("sırada ne var", "tr"), ("下一首是什么", "zh"), ("다음 곡 뭐야", "ko"),
      ("c'est quoi la prochaine chanson", "fr"), ("次は何", "ja"),
    ])
  func asked(text: String, locale: String) throws {
    let reading = try Support.languages.get().understand(text, locale: locale)[0]
    #expect(reading.intent == "SystemMediaControl")
    #expect(reading.parameters == ["command": .string("whatIsNext")])
  }

  @Test("Of two artists the second is for another request")
  func several() throws {
    let reading = try Support.languages.get().understand("play adele and coldplay", locale: "en")[0]
    #expect(
      reading.parameters["mediaSearch"] == .object(["artistName": .string("Adele")]))
    #expect(reading.rest == "coldplay")
  }
}
