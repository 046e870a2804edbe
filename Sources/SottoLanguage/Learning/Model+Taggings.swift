import Foundation

/// What the trained part makes of a sentence.
extension Model {
  /// The kinds of requests that a sentence may be, likeliest first, and how unlikely each is.
  func likelyRequests(_ features: SentenceFeatures) -> [(request: Int, cost: Float)] {
    file.withWords { words in
      var sums = LabelScores(wordCount: 1, labelCount: requests.count)
      sums.add(at: 0, requestTable, words) { add in
        features.ofSentence { feature, _ in add(feature) }
      }
      let scores = requests.indices.map { sums[0, $0] * Cost.doubt }
      let sum = Self.logSum(scores)
      return scores.indices.map { (request: $0, cost: sum - scores[$0]) }
        .filter { $0.cost < Self.unthinkable }
        .sorted { $0.cost < $1.cost }
    }
  }

  /// The flags of names that people said in the sets learnt from; none where it has learnt of none.
  func names(in tokens: Tokens) -> [[UInt64]] {
    guard let names = nameTable else { return [] }
    return file.withWords { words in
      HeardNames.flags(of: tokens) { names.label(of: $0, words) ?? 0 }
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
      var base = LabelScores(wordCount: features.count, labelCount: labelCount)
      if namesAnything {
        base.addToAll(wordTable, words, features.ofAnyWord)
        for index in 0..<features.count {
          base.add(at: index, wordTable, words) { features.ofWord(index, $0) }
        }
      }
      var taggings: [Tagging] = []
      for (request, cost) in likely {
        guard self.requests[request].intent != nil else {
          taggings.append(Tagging(request: request, spans: [], cost: cost))
          continue
        }
        var scores = base
        for index in 0..<features.count {
          scores.add(at: index, wordTable, words) {
            features.ofWord(index, request: UInt64(request), $0)
          }
        }
        let lattice = Lattice(
          scores, labels: self.requests[request].labels,
          transitions: self.requests[request].transitions)
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
  /// Requests this unlikely are not looked at: one in twenty.
  private static let unlikely: Float = 3
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
