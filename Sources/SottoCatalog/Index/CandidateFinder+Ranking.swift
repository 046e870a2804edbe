// Which of the forms that share grams with a text are compared with it.

extension CandidateFinder {
  /// Ranks by the share of weight that is common; what a name has beyond the text counts less than
  /// what it lacks, as people leave words out.
  func best(
    of scratch: SearchScratch, limit: Int, weights: Int, least: Int, average: Int, length: Int
  ) -> Candidates {
    var all = ScoreHistogram()
    var asLong = ScoreHistogram()
    let full = Float(weights) * 0.6 + 1
    // By size, what the common weight is multiplied by.
    let factors = (0..<256).map { size in 256 / (full + Float(size * average) * 0.4) }
    var found: [(form: Int, score: Int, isAsLong: Bool)] = []
    found.reserveCapacity(limit * 16)
    scratch.drain { form, common in
      guard common >= least else { return }
      let score = min(255, Int(Float(common) * factors[Int(index.formSizes[form])]))
      let isAsLong = abs(index.formTexts.count(at: form) - length) <= Self.mostLonger
      all.add(score)
      if isAsLong { asLong.add(score) }
      found.append((form, score, isAsLong))
    }
    let (high, low) = (all.threshold(of: limit), asLong.threshold(of: limit + Self.mostOthers))
    var candidates = Candidates()
    for (form, score, isAsLong) in found where score >= min(high, low) {
      if score >= high {
        if candidates.likely.count < limit * 2 { candidates.likely.append(form) }
      } else if isAsLong, score >= low {
        candidates.others.append(form)
      }
    }
    return candidates
  }

  private static let mostOthers = 2000

  /// Two slips and a space make a name that much longer or shorter.
  private static let mostLonger = 3
}

/// How many of many have each score.
private struct ScoreHistogram {
  private var counts = [Int32](repeating: 0, count: 256)

  mutating func add(_ score: Int) { counts[score] += 1 }

  /// The least score that no more than so many have, or the highest.
  func threshold(of limit: Int) -> Int {
    var threshold = 255
    var kept = Int(counts[255])
    while threshold > 1, kept + Int(counts[threshold - 1]) <= limit {
      threshold -= 1
      kept += Int(counts[threshold])
    }
    return threshold
  }
}
