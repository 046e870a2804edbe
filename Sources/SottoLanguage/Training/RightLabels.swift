/// How likely each label is to be the right one, of those that may be: where only one may, it is.
struct RightLabels {
  private let labels: [[Int]]
  private let labelCount: Int
  /// The shares of those that may be right; `nil` where each word has one.
  private let marginals: Marginals?

  /// - Returns: `nil` for a chain that no way of its labels fits.
  init?(
    _ chain: SequenceTrainer.Chain, _ scores: [[Float]], _ links: [Marginals.Link],
    _ transitions: [Float], isSeen: [Bool], labelCount: Int
  ) {
    labels = chain.labels
    self.labelCount = labelCount
    guard chain.labels.contains(where: { $0.count > 1 }) else {
      marginals = nil
      return
    }
    let open = zip(scores, chain.labels).map { word, labels in
      var open = [Float](repeating: -.infinity, count: word.count)
      for label in labels { open[label] = word[label] }
      return open
    }
    let marginals = Marginals(open, chain.possible, links, transitions, isSeen: isSeen)
    guard marginals.isPossible else { return nil }
    self.marginals = marginals
  }

  /// - Parameter place: the label's place among those that are possible.
  func share(of label: Int, at index: Int, _ place: Int) -> Float {
    marginals?.of(index, place) ?? (labels[index][0] == label ? 1 : 0)
  }

  /// The same of pairs of labels, before a word that is not the first.
  func ofLinks(_ links: [Marginals.Link], before index: Int) -> [Float] {
    if let marginals { return Array(marginals.ofLinks(before: index)) }
    let seen = labels[index - 1][0] * labelCount + labels[index][0]
    return links.map { $0.transition == seen ? 1 : 0 }
  }
}
