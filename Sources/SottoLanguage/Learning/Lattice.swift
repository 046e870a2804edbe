import Foundation

/// The ways to label the words of a sentence, and the best of them.
///
/// Labels that their word speaks against are left out from the start, and of the ways to each word
/// only the best are followed.
struct Lattice {
  struct Path {
    var labels: [Int]
    /// The logarithm of how unlikely it is among all ways.
    var cost: Float
  }

  private struct Step {
    var score: Float
    var label: Int
    /// Which of all steps it follows.
    var before: Int
  }

  /// A label that is considered for a word.
  private struct Candidate {
    var label: Int
    var score: Float
  }

  private let transitions: Transitions
  private let wordCount: Int
  /// The labels considered for each word, word after word.
  private var candidates: [Candidate] = []
  /// Where those of each word begin, and where the last end.
  private var starts: [Int] = [0]

  /// - Parameter labels: the labels that are possible.
  init(_ scores: LabelScores, labels: [Int], transitions: Transitions) {
    self.transitions = transitions
    wordCount = scores.wordCount
    starts.reserveCapacity(wordCount + 1)
    candidates.reserveCapacity(wordCount * labels.count)
    for word in 0..<wordCount {
      var best = -Float.infinity
      for label in labels { best = max(best, scores[word, label]) }
      for label in labels {
        let score = scores[word, label]
        if score > best - Self.margin { candidates.append(Candidate(label: label, score: score)) }
      }
      starts.append(candidates.count)
    }
  }

  /// One label in a few thousand is likelier than its word's score says.
  private static let margin: Float = 8
  private static let followed = 12

  /// The `count` best ways, best first.
  ///
  /// - Complexity: linear in the words.
  func best(_ count: Int) -> [Path] {
    guard wordCount > 0 else { return [] }
    var steps = [Step(score: 0, label: 0, before: -1)]
    steps.reserveCapacity((wordCount + 1) * Self.followed + 2)
    var last = 0..<1
    for word in 0..<wordCount {
      let first = steps.count
      addSteps(to: word, after: last, count, &steps)
      last = first..<steps.count
    }
    let sum = logSum()
    return last.prefix(count).map { end in
      var labels = [Int](repeating: 0, count: wordCount)
      var step = steps[end]
      for word in (0..<wordCount).reversed() {
        labels[word] = step.label
        step = steps[step.before]
      }
      return Path(labels: labels, cost: max(0, sum - steps[end].score))
    }
  }

  /// Adds the best steps to a word, best first; of each label only as many as ways are wanted.
  private func addSteps(to word: Int, after last: Range<Int>, _ count: Int, _ steps: inout [Step]) {
    let first = steps.count
    for candidate in candidates[starts[word]..<starts[word + 1]] {
      var taken = 0
      // The steps are in order, but for the weights of their transitions.
      for before in last {
        let step = steps[before]
        let total = step.score + candidate.score + transitions.weight(step.label, candidate.label)
        guard total.isFinite else { continue }
        if steps.count - first == Self.followed, total <= steps[steps.count - 1].score { continue }
        taken += 1
        var place = first
        while place < steps.count, steps[place].score >= total { place += 1 }
        steps.insert(Step(score: total, label: candidate.label, before: before), at: place)
        if steps.count - first > Self.followed { steps.removeLast() }
        if taken == count + 2 { break }
      }
    }
  }

  /// The logarithm of the weights of all ways together.
  private func logSum() -> Float {
    var before = [Candidate(label: 0, score: 0)][...]
    var shares: [Float] = [1]
    var sums: [Float] = []
    var scale: Float = 0
    for word in 0..<wordCount {
      let candidates = candidates[starts[word]..<starts[word + 1]]
      sums.removeAll(keepingCapacity: true)
      sums.append(contentsOf: repeatElement(0, count: candidates.count))
      // Not sum by sum: additions to one would wait for each other, and the factors of what follows
      // one label lie side by side.
      for (share, first) in zip(shares, before) where share > 0 {
        for (place, second) in zip(sums.indices, candidates) {
          sums[place] += share * transitions.factor(first.label, second.label)
        }
      }
      var best = -Float.infinity
      for candidate in candidates { best = max(best, candidate.score) }
      var total: Float = 0
      for (place, candidate) in zip(sums.indices, candidates) {
        sums[place] *= exp(candidate.score - best)
        total += sums[place]
      }
      guard total > 0 else { return .infinity }
      for place in sums.indices { sums[place] /= total }
      swap(&shares, &sums)
      scale += log(total) + best
      before = candidates
    }
    return scale
  }
}
