/// One course of a trainer: stochastic gradients with steps that shrink for each weight (AdaGrad).
struct SequenceCourse {
  typealias Chain = SequenceTrainer.Chain

  private let rows: FeatureRows
  private let labelCount: Int
  private let settings: SequenceTrainer.Settings
  private let isSeen: [Bool]
  private var random = SplitMix(seed: 0)
  private var rate: Float = 0
  private(set) var values: [Float]
  private var squares: [Float]
  private(set) var transitions: [Float]
  private var transitionSquares: [Float]
  private var knownLinks: [[Int]: [Marginals.Link]] = [:]

  init(
    _ rows: FeatureRows, _ isSeen: [Bool], labelCount: Int, _ settings: SequenceTrainer.Settings
  ) {
    self.rows = rows
    self.isSeen = isSeen
    self.labelCount = labelCount
    self.settings = settings
    values = [Float](repeating: 0, count: rows.labels.count)
    squares = [Float](repeating: 1e-2, count: rows.labels.count)
    transitions = [Float](repeating: 0, count: labelCount * labelCount)
    transitionSquares = [Float](repeating: 1e-2, count: labelCount * labelCount)
  }

  /// The same chains and seed teach the same.
  ///
  /// - Parameter number: which course it is: it learns the chains of all courses and its own.
  mutating func learn(_ chains: [Chain], _ number: Int, seed: UInt64) {
    random = SplitMix(seed: seed)
    var order = chains.indices.filter { chains[$0].course.map { $0 == number } ?? true }
    for round in 0..<settings.rounds {
      order.shuffle(using: &random)
      rate = settings.rate * (round < settings.rounds / 2 ? 1 : 0.5)
      for index in order { learn(chains[index], rows.ofChains[index]) }
    }
  }

  private mutating func learn(_ chain: Chain, _ allRows: [[Int32]]) {
    let chainRows = allRows.map { word in
      word.filter { _ in Float.random(in: 0..<1, using: &random) >= settings.dropped }
    }
    let shares = chain.features.map {
      settings.isShared ? SentenceFeatures.share(ofEach: $0.count) : 1
    }
    let scores = zip(chainRows, shares).map { word, share in score(word).map { $0 * share } }
    let links = chainRows.count > 1 ? links(of: chain.possible) : []
    let marginals = Marginals(scores, chain.possible, links, transitions, isSeen: isSeen)
    guard
      let right = RightLabels(
        chain, scores, links, transitions, isSeen: isSeen, labelCount: labelCount)
    else { return }
    var wrong = [Float](repeating: 0, count: labelCount)
    for (index, word) in chainRows.enumerated() {
      for (place, label) in chain.possible.enumerated() {
        wrong[label] =
          (marginals.of(index, place) - right.share(of: label, at: index, place)) * shares[index]
      }
      for row in word {
        for place in rows.places(Int(row)) { step(place, wrong[Int(rows.labels[place])]) }
      }
      for label in chain.possible { wrong[label] = 0 }
      if chainRows.count > 1 { learnTransitions(chain, links, marginals, right, index) }
    }
  }

  /// The links of a request's labels, worked out once: many sentences ask for the same.
  private mutating func links(of possible: [Int]) -> [Marginals.Link] {
    if let links = knownLinks[possible] { return links }
    let links = Marginals.links(possible, isSeen: isSeen, labelCount: labelCount)
    knownLinks[possible] = links
    return links
  }

  private mutating func learnTransitions(
    _ chain: Chain, _ links: [Marginals.Link], _ marginals: Marginals, _ right: RightLabels,
    _ index: Int
  ) {
    guard index > 0 else {
      for (place, label) in chain.possible.enumerated() {
        step(label, marginals.of(0, place), right: right.share(of: label, at: 0, place))
      }
      return
    }
    let rightLinks = right.ofLinks(links, before: index)
    for ((link, likely), right) in zip(
      zip(links, marginals.ofLinks(before: index)), rightLinks)
    {
      step(link.transition, likely, right: right)
    }
  }

  /// What the features left in say for each label, made as strong as all of them would be.
  private func score(_ word: [Int32]) -> [Float] {
    var scores = [Float](repeating: 0, count: labelCount)
    for row in word {
      for place in rows.places(Int(row)) { scores[Int(rows.labels[place])] += values[place] }
    }
    return scores.map { $0 / (1 - settings.dropped) }
  }

  private mutating func step(_ place: Int, _ wrong: Float) {
    guard abs(wrong) > 1e-4 else { return }
    let slope = wrong + settings.decay * values[place]
    squares[place] += slope * slope
    values[place] -= rate * slope / squares[place].squareRoot()
  }

  private mutating func step(_ transition: Int, _ likely: Float, right: Float) {
    guard right > 0 || likely > 1e-4 else { return }
    let wrong = likely - right
    transitionSquares[transition] += wrong * wrong
    transitions[transition] -= rate * wrong / transitionSquares[transition].squareRoot()
  }
}
