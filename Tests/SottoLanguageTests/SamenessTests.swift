import Testing

@testable import SottoLanguage

/// What is said around a request, and how it is written, changes nothing of it.
@Suite struct SamenessTests {
  struct Row: Decodable {
    var locale: String
    /// The request alone, then with what people say around it.
    var texts: [String]
  }

  @Test func `manners, capitals, full stops and whom one calls change no request`() throws {
    let languages = try Support.languages.get()
    for row in try Support.rows("sentences.jsonl", in: "Sameness", as: Row.self) {
      let bare = languages.understand(row.texts[0], locale: row.locale)[0]
      #expect(bare.intent != nil, "\(row.texts[0])")
      for text in row.texts.dropFirst() {
        let reading = languages.understand(text, locale: row.locale)[0]
        #expect(
          reading.intent == bare.intent && reading.parameters == bare.parameters
            && reading.locale == bare.locale, "\(text)")
      }
    }
  }
}
