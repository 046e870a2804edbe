import Testing

@testable import SottoLanguage

@Suite("A time that cannot be read") struct UnreadTimeTests {
  private func understood(_ text: String, _ locale: String) throws -> Reading {
    try Support.languages.get().understand(text, locale: locale)[0]
  }

  @Test(
    "It stays in the task's title, and no part of it is taken for the time",
    arguments: [
      ("remind me to water the plants every full moon", "en", "water the plants every full moon"),
      (
        "remind me to pay rent two days before christmas", "en",
        "pay rent two days before christmas"
      ),
      ("remind me to call anna on the 31st of february", "en", "call anna on the 31st of february"),
      ("remind me to take pills 3 times a day", "en", "take pills 3 times a day"),
      (
        "erinnere mich zwei Tage vor Ostern an die Eier", "de",
        "zwei Tage vor Ostern an die Eier"
      ),
      (
        "rappelle-moi d'arroser les plantes à chaque pleine lune", "fr",
        "arroser les plantes à chaque pleine lune"
      ),
    ])
  func kept(text: String, locale: String, title: String) throws {
    let reading = try understood(text, locale)
    #expect(reading.parameters == ["taskTitles": .list([.string(title)])])
    #expect(reading.unreadTime != nil)
  }

  @Test(
    "What can be read, or is no time, is not asked for",
    arguments: [
      ("remind me to call mom tomorrow at nine", "en"), ("remind me to buy milk", "en"),
      ("put the sunday paper on my groceries list", "en"), ("напомни завтра купить хлеб", "ru"),
      ("erinnere mich am Montag an den Müll", "de"), ("提醒我明天九点开会", "zh"),
      ("내일 아침에 약 먹으라고 알려줘", "ko"), ("yarın sabah annemi aramamı hatırlat", "tr"),
    ])
  func read(text: String, locale: String) throws {
    let reading = try understood(text, locale)
    #expect(reading.intent == "INAddTasksIntent")
    #expect(reading.unreadTime == nil)
  }
}
