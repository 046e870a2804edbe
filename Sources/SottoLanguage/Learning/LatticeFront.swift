import Foundation

/// How far a lattice's ways have been followed: the weights of all of them together, and how the labels
/// of the last word may follow those of the one before.
struct LatticeFront {
  /// The logarithm of the weights of all ways.
  private(set) var logarithm: Float = 0
  /// A label of the last word, and the share of the ways that end in it.
  private struct End {
    var label: Int
    var share: Float
  }

  private var ends = [End(label: 0, share: 1)]
  /// Which of the next word's labels each is, -1 for none.
  private var places: [Int]
  private var sums: [Float] = []
  /// Where the weights after each label of the word before begin, -1 for those nobody asks for; the
  /// weights are `-inf` for what never follows.
  private var rows: [Int] = []
  private(set) var weights: [Float] = []

  init(_ transitions: Transitions) {
    places = [Int](repeating: -1, count: transitions.labelCount)
  }

  /// - Parameter followed: which of the last word's labels the best ways end in.
  mutating func advance(
    to candidates: ArraySlice<Lattice.Candidate>, from followed: some Sequence<Int>,
    _ transitions: Transitions
  ) {
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(-1, count: ends.count))
    weights.removeAll(keepingCapacity: true)
    for before in followed where rows[before] < 0 {
      rows[before] = weights.count
      weights.append(contentsOf: repeatElement(-.infinity, count: candidates.count))
    }
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: candidates.count))
    Self.follow(ends, rows, candidates, transitions, &places, &sums, &weights)
    share(candidates)
  }

  /// Hands the shares of the last word's labels on to those that may follow them.
  private static func follow(
    _ ends: [End], _ rows: [Int], _ candidates: ArraySlice<Lattice.Candidate>,
    _ transitions: Transitions, _ places: inout [Int], _ sums: inout [Float],
    _ weights: inout [Float]
  ) {
    let all = transitions.all.span
    var places = places.mutableSpan
    var sums = sums.mutableSpan
    var weights = weights.mutableSpan
    for (place, candidate) in candidates.enumerated() { places[candidate.label] = place }
    for (end, row) in zip(ends, rows) {
      for index in transitions.following(end.label) {
        let next = all[index]
        let place = places[Int(next.label)]
        guard place >= 0 else { continue }
        sums[place] += end.share * next.factor
        if row >= 0 { weights[row + place] = next.weight }
      }
    }
    for candidate in candidates { places[candidate.label] = -1 }
  }

  /// Where the weights begin with which the last word's labels follow a label of the one before that
  /// the best ways end in.
  func row(after before: Int) -> Int { rows[before] }

  /// Takes in the scores of the last word's labels.
  private mutating func share(_ candidates: ArraySlice<Lattice.Candidate>) {
    var best = -Float.infinity
    for candidate in candidates { best = max(best, candidate.score) }
    ends = zip(candidates, sums).map { candidate, sum in
      End(label: candidate.label, share: sum * exp(candidate.score - best))
    }
    let total = ends.reduce(0) { $0 + $1.share }
    guard total > 0 else {
      logarithm = .infinity
      return
    }
    for place in ends.indices { ends[place].share /= total }
    logarithm += log(total) + best
  }
}
