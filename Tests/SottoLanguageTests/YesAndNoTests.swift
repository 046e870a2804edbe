import Foundation
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

  @Test func `each language has words for whoever is to ask nothing more`() throws {
    let languages = try Support.languages.get()
    for language in languages.codes.compactMap(languages.language) {
      let question = language.sentence("ask.own", ["question": "Q"])
      // The last words in quotation marks are those that are offered.
      let offered =
        question.split { "“”„«»「」".contains($0) }
        .dropFirst().first.map(String.init) ?? ""
      #expect(languages.silences(offered), "“\(question)” in \(language.code)")
      #expect(languages.silences("  \(offered.uppercased())! "), "\(language.code)")
      #expect(language.silences.count >= 10, "\(language.code)")
    }
    for other in ["", "stop", "no", "stop the music", "don't ask Anna", "ask again"] {
      #expect(!languages.silences(other), "“\(other)”")
    }
  }

  @Test func `the page's button says words that are understood so`() throws {
    let languages = try Support.languages.get()
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/SottoServer/Page/words")
      .standardized
    for code in languages.codes {
      let file = try Data(contentsOf: folder.appending(path: "\(code).json"))
      let words = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])
      let silence = try #require(words["silence"] as? String)
      #expect(languages.silences(silence), "“\(silence)” in \(code)")
    }
  }
}
