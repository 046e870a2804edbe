import ArgumentParser
import Foundation
import SottoLanguage

/// Trains the statistical part of a language, for those who work on its text.
struct Train: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Train a language's weights on its patterns and on published sets.",
    discussion: """
      The same text, sets and seed make the same file. Documentation/Languages.md says where the
      published sets come from.

      Example:
        $ sotto train ru
        $ sotto train en --data ~/nlu
        $ sotto train names --data ~/nlu
        $ sotto train ranker --data ~/nlu --phrases Tests/SottoLanguageTests/Phrases
        $ sotto train ru --show 10
      """)

  @Argument(
    help: """
      The language's folder name, as in ru; “names” for what tells artists from titles, “ranker” for what \
      tells which Reading is likeliest.
      """)
  var language: String

  @Option(help: "The folder of all languages.", completion: .directory)
  var languages = "Sources/SottoLanguage/Languages"

  @Option(help: "The folder of the published sets; without it, the patterns alone teach.")
  var data: String?

  @Option(help: "The folder of the languages' phrase files, CODE.jsonl.", completion: .directory)
  var phrases: String?

  @Option(help: "Where random choices begin.")
  var seed: UInt64 = 1

  @Option(
    help:
      "How many sentences of the patterns names are learnt from (default: 12000, 5000 beside published sets)."
  )
  var sentences: Int?

  @Option(help: "The file to write; weights.bin in the language's folder unless named.")
  var output: String?

  @Option(help: "Only print so many of the sentences that the patterns make.")
  var show: Int?

  func validate() throws {
    if let sentences, !(1...1_000_000).contains(sentences) {
      throw ValidationError("--sentences is \(sentences); write 1 to 1000000.")
    }
  }

  func run() throws {
    if language == Self.names { return try trainNames() }
    if language == Self.ranker { return try trainRanker() }
    let training = try Training(
      languages: URL(fileURLWithPath: languages), code: language, seed: seed,
      reading: GzipFile.contents)
    if let show {
      for line in try training.sample(max(0, show)) { Output.line(line) }
      return
    }
    let report = try training.run(
      data: data.map { URL(fileURLWithPath: $0) },
      phrases: phrases.map { URL(fileURLWithPath: $0) }, sentences: sentences,
      output: output.map { URL(fileURLWithPath: $0) })
    Output.line(
      "\(report.sentences) sentences, \(report.requests) kinds of requests, \(report.tags) tags, \(report.bytes) bytes"
    )
  }

  private static let names = "names"
  private static let ranker = "ranker"

  private func trainRanker() throws {
    guard let phrases else {
      throw ValidationError("“ranker” is learnt from --phrases, the folder of the phrase files.")
    }
    let report = try RankerTraining(
      languages: URL(fileURLWithPath: languages), data: data.map { URL(fileURLWithPath: $0) },
      phrases: URL(fileURLWithPath: phrases), reading: GzipFile.contents
    ).run(output: output.map { URL(fileURLWithPath: $0) })
    Output.line(
      "\(report.sentences) sentences, \((report.right * 1000).rounded() / 10) % of them right")
  }

  private func trainNames() throws {
    guard let data else {
      throw ValidationError(
        "“names” are learnt from --data, the folder that has names/artists.txt.")
    }
    let file = URL(fileURLWithPath: languages).appendingPathComponent(NameTraining.file)
    let report = try NameTraining(data: URL(fileURLWithPath: data), seed: seed).run(
      output: output.map { URL(fileURLWithPath: $0) } ?? file)
    Output.line(
      "\(report.artists) artists, \(report.titles) titles, \(report.bytes) bytes")
  }
}
