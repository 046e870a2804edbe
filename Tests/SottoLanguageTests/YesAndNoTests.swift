import Testing

@testable import SottoLanguage

/// What the assistant offers as an answer to a question is understood as that answer.
@Suite struct YesAndNoTests {
  @Test(arguments: ["yes", "no"]) func areUnderstoodAsTheyAreOffered(_ answer: String) throws {
    let languages = try Support.languages.get()
    let question = Surroundings.Question(kind: .confirmation)
    for language in languages.codes.compactMap(languages.language) {
      let sentence = language.sentence("answer.\(answer)", [:])
      let reading = languages.understand(
        sentence, locale: language.code, surroundings: Surroundings(question: question))[0]
      #expect(reading.intent == "Answer", "“\(sentence)” in \(language.code)")
      #expect(reading.parameters == [answer: .bool(true)], "“\(sentence)” in \(language.code)")
    }
  }
}
