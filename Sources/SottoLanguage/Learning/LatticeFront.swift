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

  /// A label that may follow one of the word before, by its place among the word's candidates.
  struct Link {
    var place: Int32
    var weight: Float
  }

  /// What follows each label of the word before that the best ways end in, label after label.
  private(set) var links: [Link] = []
  /// Where the links of each label of the word before lie.
  private var rows: [Range<Int>] = []

  init(_ transitions: Transitions) {
    places = [Int](repeating: -1, count: transitions.labelCount)
  }

  /// - Parameter followed: which of the last word's labels the best ways end in.
  mutating func advance(
    to candidates: ArraySlice<Lattice.Candidate>, from followed: some Sequence<Int>,
    _ transitions: Transitions
  ) {
    rows.removeAll(keepingCapacity: true)
    rows.append(contentsOf: repeatElement(Self.unfollowed, count: ends.count))
    for before in followed { rows[before] = 0..<0 }
    links.removeAll(keepingCapacity: true)
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(0, count: candidates.count))
    Self.follow(ends, &rows, candidates, transitions, &places, &sums, &links)
    share(candidates)
  }

  /// The links of a label that none of the best ways ends in.
  private static let unfollowed = -1 ..< -1

  /// A share of the ways that counts for nothing beside the others.
  private static let negligible: Float = 1e-5

  /// Hands the shares of the last word's labels on to those that may follow them.
  private static func follow(
    _ ends: [End], _ rows: inout [Range<Int>], _ candidates: ArraySlice<Lattice.Candidate>,
    _ transitions: Transitions, _ places: inout [Int], _ sums: inout [Float],
    _ links: inout [Link]
  ) {
    let all = transitions.all.span
    var places = places.mutableSpan
    var sums = sums.mutableSpan
    for (place, candidate) in candidates.enumerated() { places[candidate.label] = place }
    for (index, end) in ends.enumerated() {
      let isFollowed = rows[index] != unfollowed
      guard isFollowed || end.share > negligible else { continue }
      let first = links.count
      for following in transitions.following(end.label) {
        let next = all[following]
        let place = places[Int(next.label)]
        guard place >= 0 else { continue }
        sums[place] += end.share * next.factor
        if isFollowed { links.append(Link(place: Int32(place), weight: next.weight)) }
      }
      if isFollowed { rows[index] = first..<links.count }
    }
    for candidate in candidates { places[candidate.label] = -1 }
  }

  /// The places among the links of what may follow a label of the word before.
  func links(after before: Int) -> Range<Int> { rows[before] }

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
