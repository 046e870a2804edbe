/// Why the trained part reads a sentence as it does, in the sentence's own words.
extension Model {
  /// - Parameters:
  ///   - odds: how likely each kind of request is.
  /// - Returns: the words that speak most for the request rather than for the likeliest other, and
  ///   for each name the word that marks it.
  func reasons(
    _ tagging: Tagging, _ features: SentenceFeatures, _ tokens: Tokens,
    among odds: RequestOdds
  ) -> [String] {
    let intent = requests[tagging.request].intent
    let rival = odds.rival(of: intent)
    let deciding = decidingWords(tagging.request, rival, features).map {
      "“\(tokens.text($0..<$0 + 1))”"
    }
    var reasons: [String] = []
    if !deciding.isEmpty {
      let other = rival.map { ", not \(requests[$0].intent ?? "a refusal")" } ?? ""
      reasons.append(
        "\(deciding.joined(separator: ", ")) speak for \(intent ?? "a refusal")\(other)")
    }
    for span in tagging.spans {
      guard let mark = mark(of: span, tagging.request, features) else { continue }
      reasons.append("“\(tokens.text(mark..<mark + 1))” marks “\(tokens.text(span.range))”")
    }
    return reasons
  }

  /// At most three words, the weightiest first.
  private func decidingWords(
    _ request: Int, _ rival: Int?, _ features: SentenceFeatures
  ) -> [Int] {
    var scores = LabelScores(wordCount: features.count, labelCount: requests.count)
    file.withWords { words in
      features.ofSentence { feature, word in
        guard (0..<features.count).contains(word) else { return }
        scores.add(at: word, requestTable, words) { $0(feature) }
      }
    }
    let weights = (0..<features.count).map { word in
      scores[word, request] - (rival.map { scores[word, $0] } ?? 0)
    }
    return weights.indices.filter { weights[$0] > 0 }.sorted { weights[$0] > weights[$1] }
      .prefix(3).sorted()
  }

  /// The word in or beside a name that speaks most for what it is taken for.
  private func mark(of span: Span, _ request: Int, _ features: SentenceFeatures) -> Int? {
    let label = Self.begin(span.tag)
    var weights: [Int: Float] = [:]
    file.withWords { words in
      for (feature, word) in features.cues(span.range.lowerBound, request: UInt64(request))
      where (0..<features.count).contains(word) {
        var scores = LabelScores(wordCount: 1, labelCount: labelCount)
        scores.add(at: 0, wordTable, words) { $0(feature) }
        weights[word, default: 0] += scores[0, label] - scores[0, 0]
      }
    }
    return weights.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
