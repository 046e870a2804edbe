import Foundation
import Testing

@testable import SottoLanguage

/// What the assistant can say, as a native reader has approved it.
@Suite("Everything the assistant can say is approved") struct AnswerSheetTests {
  @Test func approved() throws {
    let languages = try Support.languages.get()
    for language in languages.codes.compactMap(languages.language) {
      let file = Support.here.appendingPathComponent("Answers/\(language.code).txt")
      let approved = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        approved == language.answerSheet.joined(separator: "\n") + "\n",
        "read “sotto answers --locale \(language.code)” and write it to \(file.path)")
    }
  }

  /// “My playlist” where there is none.
  @Test func whatHasNoNameIsSpokenOfWithoutOne() throws {
    let languages = try Support.languages.get()
    let key = "INAddMediaIntent.unsupported.playlistNameNotFound"
    for language in languages.codes.compactMap(languages.language) {
      let sentence = language.sentence(key, ["app": "Melody", "playlist": ""])
      #expect(!sentence.contains(key), "\(language.code)")
    }
  }
}
