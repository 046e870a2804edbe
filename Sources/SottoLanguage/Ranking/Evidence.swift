/// What speaks for and against a Reading: an amount for each feature.
struct Evidence: Sendable {
  private(set) var amounts = [Float](repeating: 0, count: Feature.allCases.count)

  init(_ counts: Counts) {
    for place in 0..<Feature.counted {
      guard let feature = Feature(rawValue: place) else { continue }
      amounts[place] = Float(counts[feature])
    }
  }

  subscript(feature: Feature) -> Float {
    get { amounts[feature.rawValue] }
    set { amounts[feature.rawValue] = newValue }
  }

  /// What of it tells an intent from others: a task or a note is one however long it is.
  var amongIntents: Evidence {
    var evidence = self
    evidence[.freeWord] = min(evidence[.freeWord], Self.mostFreeWords)
    return evidence
  }

  private static let mostFreeWords: Float = 6
}
