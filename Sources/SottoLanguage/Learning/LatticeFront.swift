import Foundation

/// How far a lattice's ways have been followed: the weights of all of them together, and how the labels
/// of the last word may follow those of the one before.
struct LatticeFront {
  /// The logarithm of the weights of all ways.
  private(set) var logarithm: Float = 0
  /// The labels of the last word, and the share of the ways that end in each.
  private var labels = [0]
  private var shares: [Float] = [1]
  /// Which of the next word's labels each is, -1 for none.
  private var places: [Int]
  private var sums: [Float] = []
  /// How many labels the last word has.
  private var count = 1
  /// Where the weights after each label of the word before begin, -1 for those nobody asks for; the
  /// weights are `-inf` for what never follows.
  private var rows: [Int] = []
  private var weights: [Float] = []

  init(_ transitions: Transitions) {
    places = [Int](repeating: -1, count: transitions.labelCount)
  }

  /// - Parameter followed: which of the last word's labels the best ways end in.
  mutating func advance(
    to candidates: ArraySlice<Lattice.Candidate>, from followed: some Sequence<Int>,
    _ transitions: Transitions
  ) {
    count = candidates.count
    for (place, candidate) in candidates.enumerated() { places[candidate.label] = place }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count))
    for (share, label) in zip(shares, labels) where share > 0 {
      for index in transitions.following(label) {
        let next = transitions.all[index]
        let place = places[next.label]
        if place >= 0 { sums[place] += share * next.factor }
      }
    }
    setWeights(from: followed, transitions)
    for candidate in candidates { places[candidate.label] = -1 }
    share(candidates)
  }

  private mutating func setWeights(from followed: some Sequence<Int>, _ transitions: Transitions) {
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(-1, count: labels.count))
    weights.removeAll(keepingCapacity: true)
    for before in followed where rows[before] < 0 {
      rows[before] = weights.count
      weights.append(contentsOf: repeatElement(-.infinity, count: count))
      for index in transitions.following(labels[before]) {
        let next = transitions.all[index]
        let place = places[next.label]
        if place >= 0 { weights[rows[before] + place] = next.weight }
      }
    }
  }

  /// How well a label of the last word follows one that the best ways to the word before end in.
  func weight(_ before: Int, _ place: Int) -> Float { weights[rows[before] + place] }

  /// Takes in the scores of the last word's labels.
  private mutating func share(_ candidates: ArraySlice<Lattice.Candidate>) {
    var best = -Float.infinity
    for candidate in candidates { best = max(best, candidate.score) }
    var total: Float = 0
    for (place, candidate) in candidates.enumerated() {
      sums[place] *= exp(candidate.score - best)
      total += sums[place]
    }
    labels.removeAll(keepingCapacity: true)
    for candidate in candidates { labels.append(candidate.label) }
    guard total > 0 else {
      logarithm = .infinity
      return swap(&shares, &sums)
    }
    for place in sums.indices { sums[place] /= total }
    swap(&shares, &sums)
    logarithm += log(total) + best
  }
}
