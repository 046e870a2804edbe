import ArgumentParser
import Foundation
import SottoLanguage

extension ExpectedRow.Part: ExpressibleByArgument {}

/// Measures understanding over phrase files.
struct Evaluate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure how well sentences are understood.",
    discussion: """
      Each line of a FILE is a sentence with the Reading expected of it, as `sotto understand --jsonl`
      writes Readings.

      Example:
        $ sotto evaluate Tests/SottoLanguageTests/Phrases/en.jsonl
        $ sotto evaluate --show 10 Tests/SottoLanguageTests/Phrases/*.jsonl
        $ sotto evaluate --speed --vocabulary 100000 Tests/SottoLanguageTests/Phrases/en.jsonl
      """)

  @Argument(help: "Phrase files.", completion: .file(extensions: ["jsonl"]))
  var files: [String]

  @Option(help: "The moment that relative dates count from where a line says none.")
  var now = "2026-11-21T12:00"

  @Option(help: "Print so many of the sentences that were misunderstood, for each file.")
  var show = 0

  @Option(help: "Read only the rows that are for this: train, dev or test.")
  var part: ExpectedRow.Part?

  @Flag(help: "One JSON object a file.")
  var json = false

  @Flag(help: "Measure how fast it is instead of how well.")
  var speed = false

  @Option(help: "Let an app have so many names while the speed is measured.")
  var vocabulary = 0

  func validate() throws {
    if vocabulary < 0 || vocabulary > 10_000_000 {
      throw ValidationError("--vocabulary is \(vocabulary); ask for 0 to 10,000,000 names.")
    }
    if vocabulary > 0, !speed {
      throw ValidationError("--vocabulary goes with --speed only.")
    }
    if (try? SentenceRow.time(now)) == nil {
      throw ValidationError("--now is “\(now)”; write it as 2026-11-21T12:00.")
    }
  }

  func run() throws {
    if speed { return try measureSpeed() }
    let languages = try Languages.installed()
    let phrases = try files.map { file in
      (file: file, rows: try PhraseFile(path: file).rows.filter { part ?? $0.part == $0.part })
    }
    if !json { Output.line(EvaluationTable.heading) }
    for (file, rows) in phrases {
      let (evaluations, mistakes) = try evaluate(rows, languages)
      for (locale, evaluation) in evaluations.sorted(by: { $0.key < $1.key }) {
        let table = EvaluationTable(file: file, locale: locale, evaluation: evaluation)
        if json { Output.json(table) } else { table.lines.forEach { Output.line($0) } }
      }
      if !json { mistakes.prefix(show).forEach { Output.line("  " + $0) } }
    }
  }

  private func measureSpeed() throws {
    let clock = ContinuousClock()
    let rows = try files.flatMap { try PhraseFile(path: $0).rows }
    let before = UnderstandingSpeed.residentMegabytes()
    var loaded: Languages?
    let load = try clock.measure { loaded = try Languages.installed() }
    guard let languages = loaded else { return }
    let library = Surroundings.App(
      name: "Library",
      vocabulary: MadeUpLibrary.vocabulary(vocabulary, wordsOf: rows.map(\.sentence.text)))
    let times = try rows.map { row in
      var surroundings = try row.sentence.surroundings()
      if vocabulary > 0 { surroundings.apps.append(library) }
      return clock.measure {
        _ = languages.understand(
          row.sentence.text, locale: row.sentence.locale, surroundings: surroundings)
      }
    }
    let speed = UnderstandingSpeed(load: load, sentences: times, before: before)
    if json { Output.json(speed) } else { Output.line(speed.text) }
  }

  private func evaluate(
    _ rows: [ExpectedRow], _ languages: Languages
  ) throws -> (evaluations: [String: Evaluation], mistakes: [String]) {
    var evaluations: [String: Evaluation] = [:]
    var mistakes: [String] = []
    for row in rows {
      var surroundings = try row.sentence.surroundings()
      if row.sentence.now == nil { surroundings.now = try SentenceRow.time(now) }
      let heard = languages.understand(
        row.sentence.text, locale: row.sentence.locale, surroundings: surroundings, limit: 1)[0]
      let locale = row.sentence.locale ?? "-"
      let isRight = evaluations[locale, default: Evaluation()].add(
        expected: row.expected, heard: heard)
      if !isRight {
        mistakes.append("\(row.sentence.text) → \(heard.intent ?? "none") \(heard.parameters)")
      }
    }
    return (evaluations, mistakes)
  }
}
