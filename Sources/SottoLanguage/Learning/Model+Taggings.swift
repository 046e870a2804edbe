import Foundation

/// What the trained part makes of a sentence.
extension Model {
  /// How likely each kind of request is.
  func odds(_ features: SentenceFeatures) -> RequestOdds {
    file.withWords { words in
      var sums = LabelScores(wordCount: 1, labelCount: requests.count)
      var count = 0
      sums.add(at: 0, requestTable, words) { add in
        features.ofSentence { feature, _ in
          add(feature)
          count += 1
        }
      }
      let share = SentenceFeatures.share(ofEach: count)
      return RequestOdds(self, requests.indices.map { sums[0, $0] * share })
    }
  }

  /// The flags of names that people said in the sets learnt from; none where it has learnt of none.
  func names(in tokens: Tokens) -> [[UInt64]] {
    guard let names = nameTable else { return [] }
    return file.withWords { words in
      HeardNames.flags(of: tokens) { names.label(of: $0, words) ?? 0 }
    }
  }

  /// The most likely ways to read a sentence as one that asks for something, best first.
  ///
  /// - Complexity: linear in the sentence's words.
  func taggings(
    _ features: SentenceFeatures, of odds: RequestOdds
  ) -> [Tagging] {
    let likely = odds.likeliest(Self.requestsTried)
    guard !likely.isEmpty else { return [] }
    return file.withWords { words in
      var base = LabelScores(wordCount: features.count, labelCount: labelCount)
      base.addToAll(wordTable, words, features.ofAnyWord)
      for index in 0..<features.count {
        base.add(at: index, wordTable, words) { features.ofWord(index, $0) }
      }
      var taggings: [Tagging] = []
      for request in likely {
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
            Tagging(request: request, spans: Self.spans(path.labels), cost: path.cost))
        }
      }
      return taggings
    }
  }

  private static let requestsTried = 3
  private static let waysTried = 3

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
