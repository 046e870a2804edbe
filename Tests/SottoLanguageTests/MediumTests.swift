import Testing

@testable import SottoLanguage

@Suite("What is seen and what is heard") struct MediumTests {
  @Test(
    "A verb tells whether something is seen or heard",
    arguments: [
      ("watch zorbing dawn", "en", Reading.Medium.video), ("listen to zorbing dawn", "en", .audio),
      ("ich will zorbing dawn anschauen", "de", .video),
      ("ich will zorbing dawn hören", "de", .audio),
      ("посмотреть зорбинг", "ru", .video), ("хочу послушать зорбинг", "ru", .audio),
      ("zorbing dawn izle", "tr", .video), ("zorbing dawn dinlemek istiyorum", "tr", .audio),
      ("我想看流浪地球", "zh", .video), ("我想听晴天", "zh", .audio),
      ("기생충 보여줘", "ko", .video), ("밤편지 들려줘", "ko", .audio),
      ("je veux regarder zorbing dawn", "fr", .video),
      ("je veux écouter zorbing dawn", "fr", .audio),
      ("鬼滅の刃を見たい", "ja", .video), ("さくらを聴きたい", "ja", .audio),
    ])
  func verbs(text: String, locale: String, medium: Reading.Medium) throws {
    let reading = try Support.languages.get().understand(text, locale: locale)[0]
    #expect(["INPlayMediaIntent", "INSearchForMediaIntent"].contains(reading.intent))
    #expect(reading.medium == medium)
  }

  @Test(
    "What everybody knows of a name tells it where the verb does not",
    arguments: [("play cast away", Reading.Medium.video), ("play hello", .audio)])
  func names(text: String, medium: Reading.Medium) throws {
    #expect(try Support.languages.get().understand(text, locale: "en")[0].medium == medium)
  }

  @Test(
    "Nothing tells it, or the kind was said",
    arguments: [
      "play zorbing dawn", "watch the film zorbing dawn", "play watch me", "add milk to the list",
    ])
  func none(text: String) throws {
    #expect(try Support.languages.get().understand(text, locale: "en")[0].medium == nil)
  }

  @Test("What an app's vocabulary knows is what that has of it")
  func grounded() throws {
    let vocabulary = Vocabulary([.init(kind: "movie", name: "Cast Away")])
    let surroundings = Surroundings(apps: [.init(name: "Melody", vocabulary: vocabulary)])
    let reading = try Support.languages.get().understand(
      "play cast away", locale: "en", surroundings: surroundings)[0]
    #expect(reading.groundedBy == "Melody")
    #expect(reading.medium == nil)
  }
}
