import Testing

@testable import SottoLanguage

@Suite("Who wants nothing after all") struct GivingUpTests {
  private static let saying = [
    "en": ["never mind", "forget it", "no thanks", "don't bother"],
    "ru": ["забудь", "не надо", "проехали", "я передумал"],
    "de": ["doch nicht", "vergiss es", "lieber nicht", "hat sich erledigt"],
    "fr": ["laisse tomber", "oublie", "tant pis"],
    "tr": ["boşver", "gerek yok", "vazgeçtim"],
    "zh": ["算了", "不用了"],
    "ko": ["됐어", "그만두자"],
    "ja": ["忘れて", "もういいです"],
  ]

  /// The weights know what people ask for, and take “boşver” for a ride that is called off.
  @Test("is not taken for who wants something", arguments: saying.keys.sorted())
  func nothing(locale: String) throws {
    let languages = try Support.languages.get()
    for text in Self.saying[locale] ?? [] {
      let reading = languages.understand(text, locale: locale)[0]
      #expect(
        reading.intent == "Answer" && reading.parameters == ["cancel": .bool(true)], "\(text)")
    }
  }

  @Test(
    "and what is to end is another matter",
    arguments: [
      ("en", "stop the music", "SystemMediaControl"), ("en", "undo that", "Undo"),
      ("en", "cancel my ride", "INCancelRideIntent"), ("de", "stopp", "SystemMediaControl"),
      ("ru", "отмени такси", "INCancelRideIntent"), ("fr", "annule", "Undo"),
      ("tr", "taksiyi iptal et", "INCancelRideIntent"), ("zh", "取消订单", "INCancelRideIntent"),
    ])
  func something(locale: String, text: String, intent: String) throws {
    let reading = try Support.languages.get().understand(text, locale: locale)[0]
    #expect(reading.intent == intent, "\(text)")
  }
}
