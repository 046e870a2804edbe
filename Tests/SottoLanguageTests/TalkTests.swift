import Testing

@testable import SottoLanguage

/// What is said in passing, or asks for what nothing here does, is known for what it is.
@Suite struct TalkTests {
  private struct Row: Decodable {
    var text: String
    /// The person's language; `nil` where nobody knows it.
    var locale: String?
    /// What is spoken of; `nil` for what asks for something, or for nothing at all.
    var about: String?
    var start: String?
    /// The language it is understood or refused in, where that is another.
    var spoken: String?
  }

  @Test func `what is spoken of is heard`() throws {
    let languages = try Support.languages.get()
    let rows = try Support.rows("talk.jsonl", as: Row.self)
    #expect(Set(rows.compactMap(\.locale)) == Set(languages.codes))
    for row in rows {
      var surroundings = Surroundings()
      surroundings.now = try SentenceRow.time("2026-11-29T12:00")
      let reading = languages.understand(
        row.text, locale: row.locale, surroundings: surroundings)[0]
      #expect(reading.about == row.about, "\(row.text)")
      if row.about != nil { #expect(reading.intent == nil, "\(row.text)") }
      if let locale = row.spoken ?? row.locale {
        #expect(reading.locale == locale, "\(row.text)")
      }
      if let start = row.start {
        #expect(
          reading.parameters["temporalEventTrigger"] == .object(["start": .string(start)]),
          "\(row.text)")
      }
    }
  }
}
