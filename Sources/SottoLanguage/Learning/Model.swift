import Foundation

/// A language's trained part: tells what a sentence asks for and which of its words name what.
///
/// Both are linear models over hashed features, trained by `sotto train`. What a request and a tag
/// mean is written as templates of the patterns' own syntax, so that the matcher reads the words a
/// tag covers just as it reads a pattern's slot.
final class Model: Sendable {
  /// A kind of request: an intent and the constants that tell it from others of the intent.
  struct Request: Sendable {
    var intent: String?
    var root: Int32
    /// The labels its words may have.
    var labels: [Int]
  }

  /// One way to read a sentence.
  struct Tagging {
    var request: Int
    var spans: [Span]
    /// The logarithm of how unlikely it is.
    var cost: Float
  }

  /// Words that are the name of one thing.
  struct Span: Hashable {
    var tag: Int
    var range: Range<Int>
  }

  let file: WeightFile
  let requests: [Request]
  /// The template of each tag, in the grammar.
  let tags: [Int32]
  /// Whether it has learnt from what people said, or from the patterns alone.
  let trust: Cost.Trust
  /// The words that a title's place is told by.
  let keyWords: Set<UInt64>
  let transitions: Transitions

  /// - Throws: `LanguageError` when the file does not fit the language's present text.
  init(_ file: WeightFile, path: String, words: Words, into grammar: inout Grammar) throws {
    self.file = file
    func compile(_ template: String) throws -> Int32 {
      var parser = TemplateParser(template, words: words)
      do {
        return try parser.parse(into: &grammar)
      } catch {
        throw LanguageError(
          file: path, line: nil,
          what: "“\(template)”: \(error.what); train it anew with “sotto train”")
      }
    }
    tags = try file.values("tag").map(compile)
    // The first source is the language's own text.
    let hearsPeople = file.values("source").dropFirst().contains {
      !$0.hasPrefix(WeightFile.namesOnly)
    }
    trust = hearsPeople ? .people : .patterns
    keyWords = Set(
      file.values("keys").flatMap { $0.split(separator: " ") }
        .map { WordHash.of($0.unicodeScalars.lazy.map(\.value)) })
    let labelCount = tags.count * 2 + 1
    let requests = try file.values("request").map { line in
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let name = parts[0].split(separator: " ", maxSplits: 1).map(String.init)
      let tags = parts.last?.split(separator: " ").compactMap { Int($0) } ?? []
      return Request(
        intent: name.first == "none" ? nil : name.first,
        root: try compile(name.count > 1 ? name[1] : ""),
        labels: [0] + tags.flatMap { [Self.begin($0), Self.inside($0)] })
    }
    self.requests = requests
    guard requests.allSatisfy({ $0.labels.allSatisfy { (0..<labelCount).contains($0) } }) else {
      throw LanguageError(
        file: path, line: nil, what: "names unknown tags; train it anew with “sotto train”")
    }
    transitions = file.withWords { words in
      let pairs = file.transitions
      return Transitions(
        labelCount: labelCount,
        stride(from: pairs.lowerBound, to: pairs.upperBound - 1, by: 2).compactMap { place in
          let first = Int(words[place] >> 16)
          let second = Int(words[place] & 0xFFFF)
          guard first < labelCount, second < labelCount else { return nil }
          return (first, second, Float(bitPattern: words[place + 1]))
        })
    }
  }

  static func begin(_ tag: Int) -> Int { tag * 2 + 1 }
  static func inside(_ tag: Int) -> Int { tag * 2 + 2 }

  /// The kinds of requests that a sentence may be, likeliest first, and how unlikely each is.
  func likelyRequests(_ features: SentenceFeatures) -> [(request: Int, cost: Float)] {
    file.withWords { words in
      var sums = LabelScores(wordCount: 1, labelCount: requests.count)
      sums.add(at: 0, file.requests, words) { add in
        features.ofSentence { feature, _ in add(feature) }
      }
      let scores = requests.indices.map { sums[0, $0] * Cost.doubt }
      let sum = Self.logSum(scores)
      return scores.indices.map { (request: $0, cost: sum - scores[$0]) }
        .filter { $0.cost < Self.unthinkable }
        .sorted { $0.cost < $1.cost }
    }
  }

  /// How unlikely an intent is, all its kinds of requests together.
  func cost(of intent: String?, among likely: [(request: Int, cost: Float)]) -> Float {
    var share: Float = 0
    for (request, cost) in likely where requests[request].intent == intent { share += exp(-cost) }
    return max(0, -log(share))
  }

  /// The most likely ways to read a sentence, best first.
  ///
  /// - Complexity: linear in the sentence's words.
  func taggings(
    _ features: SentenceFeatures, of requests: [(request: Int, cost: Float)]
  ) -> [Tagging] {
    let likely = requests.prefix(Self.requestsTried).filter { $0.cost < Self.unlikely }
    let namesAnything = likely.contains { self.requests[$0.request].intent != nil }
    return file.withWords { words in
      var base = LabelScores(wordCount: features.count, labelCount: transitions.labelCount)
      for index in 0..<features.count where namesAnything {
        base.add(at: index, file.words, words) { features.ofWord(index, $0) }
      }
      var taggings: [Tagging] = []
      for (request, cost) in likely {
        guard self.requests[request].intent != nil else {
          taggings.append(Tagging(request: request, spans: [], cost: cost))
          continue
        }
        var scores = base
        for index in 0..<features.count {
          scores.add(at: index, file.words, words) {
            features.ofWord(index, request: UInt64(request), $0)
          }
        }
        let lattice = Lattice(
          scores, labels: self.requests[request].labels, transitions: transitions)
        for path in lattice.best(Self.waysTried) {
          taggings.append(
            Tagging(request: request, spans: Self.spans(path.labels), cost: cost + path.cost))
        }
      }
      return taggings
    }
  }

  private static let requestsTried = 3
  private static let waysTried = 3
  /// Requests this unlikely are not looked at: one in fifty.
  private static let unlikely: Float = 4
  /// Patterns of requests this unlikely are not tried: one in three thousand.
  private static let unthinkable: Float = 8

  static func logSum(_ scores: some Collection<Float>) -> Float {
    guard let best = scores.max(), best.isFinite else { return -.infinity }
    return best + log(scores.reduce(0) { $0 + exp($1 - best) })
  }

  static func spans(_ labels: [Int]) -> [Span] {
    var spans: [Span] = []
    for (index, label) in labels.enumerated() where label > 0 {
      let tag = (label - 1) / 2
      if label == inside(tag), let last = spans.last, last.tag == tag,
        last.range.upperBound == index
      {
        spans[spans.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        spans.append(Span(tag: tag, range: index..<index + 1))
      }
    }
    return spans
  }
}
