import Foundation
import Mutation
import SottoLanguage

/// What is said or typed, in any language: words in any order, and as often as a sentence may have.
struct SentencesTarget: FuzzTarget {
  static let name = "sentences"
  let samples: [[UInt8]] = []
  private let languages: Languages
  private let sentences: [[Substring]]
  private let surroundings: [Surroundings]

  private static let signs = [
    "\u{0}", "🎵", "«", "“", "”", "'", "-", ",", ".", "7:30", "12", "\u{301}", "\u{202E}",
  ]

  init() throws {
    languages = try Languages.installed()
    let file = Bundle.module.bundleURL.appending(path: "sentences.txt")
    sentences = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let vocabulary = Vocabulary(
      ["play", "play play", "in Melody", "the the", "2 2", "부탁해", "Кино", "晴天", "Skyfall"].map {
        Vocabulary.Entry(kind: "song", name: $0)
      })
    let apps = [Surroundings.App(name: "Melody", vocabulary: vocabulary)]
    surroundings = [
      Surroundings(), Surroundings(apps: apps),
      Surroundings(
        apps: apps, question: Surroundings.Question(kind: .choice, choices: ["One", "Кино"])),
    ].map { surroundings in
      var surroundings = surroundings
      surroundings.now = Date(timeIntervalSince1970: 1_700_000_000)
      return surroundings
    }
  }

  func input(by chance: inout SeededGenerator) -> [UInt8] {
    var words: [Substring] = []
    for _ in 0..<Int.random(in: 1...3, using: &chance) {
      words += changed(sentences.randomElement(using: &chance) ?? [], by: &chance)
    }
    var bytes = Array(words.joined(separator: Bool.random(using: &chance) ? " " : "  ").utf8)
    if Int.random(in: 0..<4, using: &chance) == 0 {
      var mutator = Mutator(of: [bytes], seed: chance.next())
      bytes = mutator.next()
    }
    return bytes
  }

  private func changed(
    _ sentence: [Substring], by chance: inout SeededGenerator
  ) -> [Substring] {
    let first = Int.random(in: sentence.indices, using: &chance)
    let last = Int.random(in: first..<sentence.count, using: &chance)
    let run = sentence[first...last]
    switch Int.random(in: 0..<6, using: &chance) {
    // A run of words again and again, up to what a sentence may have.
    case 0, 1:
      let count = Int.random(in: 1...max(1, 110 / run.count), using: &chance)
      return Array(repeatElement(run, count: count).joined())
    case 2: return sentence.shuffled(using: &chance)
    case 3: return sentence.map { Substring($0.shuffled(using: &chance)) }
    case 4: return [Substring(sentence.joined())]
    default:
      let sign = Self.signs.randomElement(using: &chance) ?? ""
      return sentence[..<first] + [Substring(sign)] + sentence[first...]
    }
  }

  mutating func read(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    let place = input.reduce(0) { $0 &* 31 &+ Int($1) } & .max
    let locale = languages.codes[place % languages.codes.count]
    let readings = languages.understand(
      text, locale: place % 5 == 0 ? nil : locale,
      surroundings: surroundings[place % surroundings.count])
    guard let best = readings.first, readings.allSatisfy({ (0...1.001).contains($0.confidence) })
    else { throw Harm(description: "there is no Reading, or one of no confidence") }
    if best.intent == nil { throw Refused(reason: best.reasons.first ?? "") }
  }

  private struct Refused: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }
}
