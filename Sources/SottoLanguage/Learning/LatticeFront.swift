import Foundation

/// How far a lattice's ways have been followed: the weights of all of them together, and how the labels
/// of the last word may follow those of the one before.
struct LatticeFront {
  /// For each label of the word before, how well each of the last word's follows it; `-inf` for those
  /// that never do.
  private(set) var weights: [Float] = []
  /// The logarithm of the weights of all ways.
  private(set) var logarithm: Float = 0
  /// The labels of the last word, and the share of the ways that end in each.
  private var labels = [0]
  private var shares: [Float] = [1]
  /// Which of the next word's labels each is, -1 for none.
  private var places: [Int]
  private var sums: [Float] = []

  init(_ transitions: Transitions) {
    places = [Int](repeating: -1, count: transitions.labelCount)
  }

  mutating func advance(to candidates: ArraySlice<Lattice.Candidate>, _ transitions: Transitions) {
    let count = candidates.count
    for (place, candidate) in candidates.enumerated() { places[candidate.label] = place }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: count))
    weights.removeAll(keepingCapacity: true)
    weights.append(contentsOf: repeatElement(-.infinity, count: labels.count * count))
    for (row, label) in labels.enumerated() {
      for index in transitions.following(label) {
        let next = transitions.all[index]
        let place = places[next.label]
        guard place >= 0 else { continue }
        sums[place] += shares[row] * next.factor
        weights[row * count + place] = next.weight
      }
    }
    for candidate in candidates { places[candidate.label] = -1 }
    share(candidates)
  }

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
