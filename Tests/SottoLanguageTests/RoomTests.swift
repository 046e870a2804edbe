import Testing

@testable import SottoLanguage

@Suite("Rooms") struct RoomTests {
  @Test(
    "The room that something shall play in is told, in the language's own word",
    arguments: [
      ("play jazz in the living room", "en", "living room"),
      ("spiel Adele in der Küche", "de", "Küche"),
      ("включи джаз на кухне", "ru", "кухня"), ("mutfakta Adele çal", "tr", "mutfak"),
      ("在客厅放周杰伦的歌", "zh", "客厅"), ("주방에서 재즈 틀어줘", "ko", "주방"),
      ("mets Adele dans la cuisine", "fr", "cuisine"), ("リビングで宇多田ヒカルを流して", "ja", "リビング"),
    ])
  func told(text: String, locale: String, room: String) throws {
    let reading = try Support.languages.get().understand(text, locale: locale)[0]
    #expect(reading.intent == "INPlayMediaIntent")
    #expect(reading.room == room)
    #expect(reading.parameters["room"] == nil)
  }

  @Test("A task's room is a part of the task")
  func tasks() throws {
    let reading = try Support.languages.get().understand(
      "remind me to clean up in the kitchen", locale: "en")[0]
    #expect(reading.intent == "INAddTasksIntent")
    #expect(reading.room == nil)
    #expect(reading.parameters["taskTitles"] == .list([.string("clean up in the kitchen")]))
  }
}
