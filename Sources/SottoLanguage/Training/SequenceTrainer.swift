/// Learns to label the words of sentences: a linear-chain conditional random field, trained by
/// stochastic gradients with steps that shrink for each weight (AdaGrad).
///
/// Whole sentences are told apart by the same means, as chains of one.
struct SequenceTrainer {
  struct Chain {
    /// For each word the features it has.
    var features: [[UInt32]]
    /// For each word the right label.
    var labels: [Int]
    /// The labels that are possible in this chain.
    var possible: [Int]
  }

  struct Settings {
    var rounds = 8
    var rate: Float = 0.2
    /// How strongly weights are held near zero.
    var decay: Float = 6e-4
    /// Features seen less often are not used.
    var least = 2
    /// Weights nearer to zero are not kept.
    var smallest: Float = 0.14
  }

  private let rows: FeatureRows
  private let labelCount: Int
  private let settings: Settings
  private var rate: Float = 0
  private var values: [Float]
  private var squares: [Float]
  /// The weight of each label after each other; a chain begins as after label 0.
  private(set) var transitions: [Float]
  private var transitionSquares: [Float]
  /// Which transitions were seen.
  private var isSeen: [Bool]

  init(_ chains: [Chain], labelCount: Int, settings: Settings = Settings(), seed: UInt64) {
    rows = FeatureRows(chains, least: settings.least)
    self.labelCount = labelCount
    self.settings = settings
    values = [Float](repeating: 0, count: rows.labels.count)
    squares = [Float](repeating: 1e-2, count: rows.labels.count)
    transitions = [Float](repeating: 0, count: labelCount * labelCount)
    transitionSquares = [Float](repeating: 1e-2, count: labelCount * labelCount)
    isSeen = [Bool](repeating: false, count: labelCount * labelCount)
    for chain in chains {
      for (before, label) in zip([0] + chain.labels, chain.labels) {
        isSeen[before * labelCount + label] = true
      }
    }
    var random = SplitMix(seed: seed)
    var order = Array(chains.indices)
    for round in 0..<settings.rounds {
      order.shuffle(using: &random)
      rate = settings.rate * (round < settings.rounds / 2 ? 1 : 0.5)
      for index in order { learn(chains[index], rows.ofChains[index]) }
    }
  }

  /// Each feature's weights, by label.
  var weights: [UInt32: [(label: Int, weight: Float)]] {
    rows.numbers.compactMapValues { row in
      let kept = rows.places(row).filter { abs(values[$0]) >= settings.smallest }
      return kept.isEmpty ? nil : kept.map { (Int(rows.labels[$0]), values[$0]) }
    }
  }

  func isSeen(_ first: Int, _ second: Int) -> Bool { isSeen[first * labelCount + second] }

  private mutating func learn(_ chain: Chain, _ chainRows: [[Int32]]) {
    let scores = chainRows.map(score)
    let marginals = Marginals(
      scores, chain.possible, transitions, isSeen: isSeen, labelCount: labelCount)
    var wrong = [Float](repeating: 0, count: labelCount)
    for (index, word) in chainRows.enumerated() {
      for (place, label) in chain.possible.enumerated() {
        wrong[label] = marginals.of(index, place) - (chain.labels[index] == label ? 1 : 0)
      }
      for row in word {
        for place in rows.places(Int(row)) { step(place, wrong[Int(rows.labels[place])]) }
      }
      for label in chain.possible { wrong[label] = 0 }
      if chainRows.count > 1 { learnTransitions(chain, marginals, index) }
    }
  }

  private mutating func learnTransitions(_ chain: Chain, _ marginals: Marginals, _ index: Int) {
    for (place, label) in chain.possible.enumerated() {
      guard index > 0 else {
        step(label, marginals.of(0, place), isRight: chain.labels[0] == label)
        continue
      }
      for (other, first) in chain.possible.enumerated() {
        let isRight = chain.labels[index - 1] == first && chain.labels[index] == label
        step(first * labelCount + label, marginals.of(index, other, place), isRight: isRight)
      }
    }
  }

  private func score(_ word: [Int32]) -> [Float] {
    var scores = [Float](repeating: 0, count: labelCount)
    for row in word {
      for place in rows.places(Int(row)) { scores[Int(rows.labels[place])] += values[place] }
    }
    return scores
  }

  private mutating func step(_ place: Int, _ wrong: Float) {
    guard abs(wrong) > 1e-4 else { return }
    let slope = wrong + settings.decay * values[place]
    squares[place] += slope * slope
    values[place] -= rate * slope / squares[place].squareRoot()
  }

  private mutating func step(_ transition: Int, _ likely: Float, isRight: Bool) {
    guard isRight || likely > 1e-4 else { return }
    let wrong = likely - (isRight ? 1 : 0)
    transitionSquares[transition] += wrong * wrong
    transitions[transition] -= rate * wrong / transitionSquares[transition].squareRoot()
  }
}
