import Foundation
import SottoText

/// Trains a language's weights on sentences made of its own patterns and on published sets.
///
/// The same text, sets and seed make the same file.
public struct Training {
  /// What became of it.
  public struct Report: Sendable {
    public var sentences: Int
    public var requests: Int
    public var tags: Int
    public var bytes: Int
  }

  private let folder: URL
  private let language: Language
  /// Only the names that everybody knows: with all of `artists.txt` to say, training takes too many
  /// unknown titles for artists, and `titles.txt` is there for what it can't tell.
  private let wellKnown: [Vocabulary.Entry]
  private let seed: UInt64
  private let contents: (URL) throws -> Data

  /// - Parameters:
  ///   - languages: the folder of all languages.
  ///   - code: the folder of the language to train.
  ///   - contents: reads a file of a published set, which may be packed.
  /// - Throws: `LanguageError` that names the file and line to mend.
  public init(
    languages: URL, code: String, seed: UInt64 = 1,
    reading contents: @escaping (URL) throws -> Data = { try Data(contentsOf: $0) }
  ) throws {
    self.contents = contents
    folder = languages.appendingPathComponent(code)
    language = try Language(
      folder: folder,
      personalNames: PersonalNames(languages.appendingPathComponent("people.txt")),
      nameSense: NameSense(languages.appendingPathComponent(NameSense.file)),
      ranker: Ranker(languages.appendingPathComponent(Ranker.file)), isTrained: false)
    wellKnown = try WellKnownNames.names(languages.appendingPathComponent("names.txt"))
    self.seed = seed
  }

  /// Trains and writes the weights beside the language's text, or elsewhere.
  ///
  /// - Parameters:
  ///   - data: the folder of the published sets that `sets.txt` describes; `nil` for none.
  ///   - phrases: the folder of the languages' phrase files; `nil` for none.
  ///   - sentences: how many sentences of the patterns what words name is learnt from; what is asked
  ///     for is learnt from twice as many. `nil` for 12,000, or 5,000 where published sets of the
  ///     language tell what people say.
  ///   - output: the file to write; `nil` for `weights.bin` in the language's folder.
  public func run(
    data: URL? = nil, phrases: URL? = nil, sentences: Int? = nil, output: URL? = nil
  ) throws -> Report {
    // Of another language, only the names are of use.
    let sets =
      try data == nil
      ? [] : annotatedSets().filter { $0.language == language.code || $0.hasPlainNames }
    var examples: [Example] = []
    var named: [Example] = []
    for set in sets {
      guard let data else { break }
      let found = try set.examples(in: data, language, reading: contents)
      if set.hasPlainNames { named += found }
      guard set.language == language.code else { continue }
      examples += found
      for _ in 1..<set.times { examples += found.map(\.withoutSpans) }
    }
    let names = try names(namedLike: named)
    let heard = NameCounts(examples)
    let count = sentences ?? (examples.isEmpty ? Self.sentences : Self.sentencesBesidePeople)
    if let phrases {
      let own = try PhraseFile(
        path: phrases.appendingPathComponent("\(language.code).jsonl").path)
      let found = own.examples(language)
      let sayings = heard.isEmpty ? Self.sayings : Self.sayingsBesidePeople
      // What their words name is learnt once: the patterns say that, too.
      examples += found
      for _ in 1..<sayings { examples += found.map(\.withoutSpans) }
    }
    let maker = SentenceMaker(language, names, Set(heard.intents), seed: seed)
    let told = examples
    for course in 0..<SequenceTrainer.courses {
      examples += maker.sentences(for: course, beside: told, count)
    }
    var corpus = Corpus(examples)
    corpus.encode(language, heard)
    let requests = SequenceTrainer(
      corpus.requestChains, labelCount: corpus.requests.count, settings: .requests, seed: seed)
    let words = SequenceTrainer(
      corpus.wordChains, labelCount: corpus.tags.count * 2 + 1, settings: .words, seed: seed)
    let header =
      header(sets, count, data: data != nil, phrases: phrases != nil)
      + [("heard", heard.intents.joined(separator: " "))] + corpus.header
    var writer: WeightWriter
    var smallest: Float = 0
    repeat {
      writer = WeightWriter(header)
      writer.add(requests.weights(ofAtLeast: smallest))
      writer.add(words.weights(ofAtLeast: smallest))
      writer.add(words, labelCount: corpus.tags.count * 2 + 1)
      if !heard.isEmpty { writer.add(heard.weights) }
      smallest += 0.02
    } while writer.bytes > Self.mostBytes && smallest < 1
    let file = output ?? folder.appendingPathComponent("weights.bin")
    try writer.write(to: file)
    let bytes = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return Report(
      sentences: examples.count, requests: corpus.requests.count, tags: corpus.tags.count,
      bytes: bytes)
  }

  /// Sentences that the patterns can say, for whoever wants to look at them: with what they ask
  /// for and what their words name.
  public func sample(_ count: Int) throws -> [String] {
    var sampler = Sampler(language, try names(namedLike: []), seed: seed)
    return (0..<count).map { _ in sampler.next() }.map { example in
      let scalars = Array(example.text.unicodeScalars)
      let spans = (example.spans ?? []).map { span in
        "\(span.tag) “\(String(String.UnicodeScalarView(scalars[span.range])))”"
      }
      return ([example.text, example.request] + spans).joined(separator: " | ")
    }
  }

  /// Where a file would be greater, the weights that tell least are left out.
  private static let mostBytes = 3_000_000

  private static let sentences = 12_000
  private static let sentencesBesidePeople = 5_000

  /// How often a sentence that somebody wrote is learnt: there are few of them beside those that the
  /// patterns say, and more where sets tell what people say.
  private static let sayings = 8
  private static let sayingsBesidePeople = 4

  /// - Parameter found: sentences whose names are to be said in others, too.
  private func names(namedLike found: [Example]) throws -> NamePool {
    var names = try NamePool(
      language, wellKnown: wellKnown,
      examples: LanguageFile(folder.appendingPathComponent("examples.txt")))
    names.add(found)
    return names
  }

  private func annotatedSets() throws -> [AnnotatedSet] {
    let file = folder.deletingLastPathComponent().appendingPathComponent("sets.txt")
    return try AnnotatedSet.all(in: LanguageFile(file))
  }

  private func header(
    _ sets: [AnnotatedSet], _ count: Int, data hasData: Bool, phrases hasPhrases: Bool
  ) -> [(key: String, value: String)] {
    let folders = (hasData ? " --data DATA" : "") + (hasPhrases ? " --phrases PHRASES" : "")
    let own = ["patterns", "lexicon", "examples"] + (hasPhrases ? ["phrases"] : [])
    return [
      ("command", "sotto train \(language.code) --seed \(seed) --sentences \(count)\(folders)"),
      ("source", "\(own.joined(separator: ", ")) of \(language.code), names.txt"),
    ]
      + sets.map { set in
        let isOwn = set.language == language.code
        return ("source", "\(isOwn ? "" : WeightFile.namesOnly)\(set.name): \(set.source)")
      }
  }
}
