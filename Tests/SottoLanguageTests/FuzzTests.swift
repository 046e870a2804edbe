import Foundation
import Testing

@testable import SottoLanguage

@Suite("Any words make a Reading") struct FuzzTests {
  /// Sentences of all languages' own words, names and numbers, thrown together by a fixed seed.
  @Test(arguments: [UInt64(1), 2, 3])
  func words(seed: UInt64) throws {
    let languages = try Support.languages.get()
    let all = languages.codes.compactMap(languages.language)
    let words = all.flatMap { language in
      let lexicon = language.grammar.lexicon
      return (0..<Int32(lexicon.wordCount)).map(lexicon.spelling)
    }
    let signs = [
      " ", " ", " ", ", ", "'", " \"", "\" ", "」", "-", ".", " 12 ", " 7:30 ", "\u{0}", "🎵",
    ]
    let vocabulary = Vocabulary([Vocabulary.Entry(kind: "song", name: words[0])])
    var random = SplitMix(seed: seed)
    for round in 0..<150 {
      var text = ""
      for _ in 0..<Int.random(in: 1...14, using: &random) {
        text += words.randomElement(using: &random) ?? ""
        text += signs.randomElement(using: &random) ?? ""
      }
      let choices = round % 3 == 0 ? ["One", "Two words"] : []
      let surroundings = Surroundings(
        apps: [Surroundings.App(name: "Melody", vocabulary: vocabulary)],
        question: choices.isEmpty ? nil : Surroundings.Question(kind: .choice, choices: choices))
      let readings = languages.understand(
        text, locale: round % 2 == 0 ? languages.codes.randomElement(using: &random) : nil,
        surroundings: surroundings)
      #expect(!readings.isEmpty && readings.count <= 5)
      #expect(readings.allSatisfy { (0...1.001).contains($0.confidence) })
    }
  }

  /// What the patterns can say is understood as that intent, nearly always.
  @Test(arguments: ["en", "ru"])
  func ownSentences(code: String) throws {
    let folder = Support.here.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SottoLanguage/Languages")
    let languages = try Support.languages.get()
    let lines = try Training(languages: folder, code: code, seed: 11).sample(100)
    let right = lines.count { line in
      let parts = line.components(separatedBy: " | ")
      let intent = languages.understand(parts[0], locale: code)[0].intent ?? "none"
      return parts[1].hasPrefix(intent)
    }
    #expect(right >= 80, "\(right) of 100")
  }
}
