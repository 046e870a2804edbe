import Foundation
import SottoText

/// Fits the ranker's weights, for all languages: `sotto train ranker`.
///
/// It learns from sentences that taught the languages' weights nothing: the `dev` rows of the phrase files
/// and of the published sets.
public struct RankerTraining {
  /// What became of it.
  public struct Report: Sendable {
    public var sentences: Int
    /// The share of those of which the likeliest candidate is as right as any.
    public var right: Double
  }

  private let folder: URL
  private let data: URL?
  private let phrases: URL
  private let contents: (URL) throws -> Data

  /// - Parameters:
  ///   - languages: the folder of all languages, with their weights.
  ///   - data: the folder of the published sets that `sets.txt` describes; `nil` for none.
  ///   - phrases: the folder of the phrase files.
  ///   - contents: reads a file of a published set, which may be packed.
  public init(
    languages: URL, data: URL?, phrases: URL,
    reading contents: @escaping (URL) throws -> Data = { try Data(contentsOf: $0) }
  ) {
    folder = languages
    self.data = data
    self.phrases = phrases
    self.contents = contents
  }

  /// How often the candidates are gathered anew with the weights that the last fit found.
  private static let rounds = 2

  /// Fits and writes `ranker.txt`.
  ///
  /// - Throws: `LanguageError` that names the file and line to mend.
  public func run(output: URL? = nil) throws -> Report {
    var ranker = try Ranker(folder.appendingPathComponent(Ranker.file))
    var report = Report(sentences: 0, right: 0)
    for _ in 0..<Self.rounds {
      let languages = try Languages(folder: folder, ranker: ranker)
      let sentences = try rows(languages).map { row in
        RankedSentence(try candidates(of: row.sentence, languages), row)
      }
      let ofReadings = RankerFit(sentences.compactMap { $0.choiceOfReading(ranker) })
        .weights(from: ranker.ofReadings)
      ranker = Ranker(ofReadings: ofReadings, ofIntents: ranker.ofIntents)
      let ofIntents = RankerFit(sentences.compactMap { $0.choiceOfIntent(ranker) })
        .weights(from: ranker.ofIntents)
      ranker = Ranker(ofReadings: ofReadings, ofIntents: ofIntents)
      let right = sentences.count { $0.isRight(by: ranker) }
      report = Report(
        sentences: sentences.count, right: Double(right) / Double(max(1, sentences.count)))
    }
    try ranker.text.write(
      to: output ?? folder.appendingPathComponent(Ranker.file), atomically: true, encoding: .utf8)
    return report
  }

  /// One row in six as somebody says it whose language is another.
  private static func misheard(_ row: ExpectedRow, _ codes: [String]) -> ExpectedRow? {
    var random = SplitMix(seed: WordHash.of(row.sentence.text.utf8))
    guard Int.random(in: 0..<6, using: &random) == 0,
      let other = codes.filter({ $0 != row.sentence.locale }).randomElement(using: &random)
    else { return nil }
    var row = row
    row.sentence.locale = other
    return row
  }

  private func candidates(
    of row: SentenceRow, _ languages: Languages
  ) throws -> [Candidate] {
    try languages.candidates(
      Tokens(row.text), row.locale.flatMap(languages.language), row.surroundings())
  }

  private func rows(_ languages: Languages) throws -> [RankerRow] {
    let files = try FileManager.default.contentsOfDirectory(
      at: phrases, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    var rows: [RankerRow] = []
    for file in files {
      let code = file.deletingPathExtension().lastPathComponent
      let phrases = try PhraseFile(path: file.path).rows
      let known = KnownNames(phrases)
      // Of other files than the languages' own nothing is learnt but this.
      let isOwn = languages.codes.contains(code)
      rows += phrases.filter { isOwn ? $0.part == .dev : $0.part != .test }.flatMap { row in
        var row = row
        if row.sentence.locale == nil, isOwn { row.sentence.locale = code }
        return [row, known.grounded(row), isOwn ? Self.misheard(row, languages.codes) : nil]
          .compactMap { $0 }
      }.map { .phrase($0, hasTaught: isOwn) }
    }
    guard let data else { return rows }
    let sets = try AnnotatedSet.all(
      in: LanguageFile(folder.appendingPathComponent("sets.txt")))
    for set in sets {
      guard let language = languages.language(set.language) else { continue }
      rows += try set.examples(in: data, language, partition: "dev", reading: contents)
        .map { .example($0, language) }
    }
    return rows
  }
}
