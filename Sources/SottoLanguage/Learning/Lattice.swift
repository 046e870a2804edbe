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

  /// A label that is considered for a word.
  private struct Candidate {
    var label: Int
    var score: Float
  }

  /// One of the best ways to a word.
  private struct Step {
    var score: Float
    var label: Int
    /// Which of all steps it follows.
    var before: Int
  }

  /// A step that a candidate may follow.
  private struct Link {
    var step: Int
    /// What the two are worth together.
    var score: Float
    /// The candidate's next link, -1 for none.
    var next: Int
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
    var sum = Sum()
    // Which of a word's candidates each label is, -1 for none.
    var places = [Int](repeating: -1, count: transitions.labelCount)
    for word in 0..<wordCount {
      let candidates = candidates[starts[word]..<starts[word + 1]]
      for (place, candidate) in candidates.enumerated() { places[candidate.label] = place }
      let first = steps.count
      addSteps(to: candidates, places, after: last, count, &steps)
      last = first..<steps.count
      sum.follow(candidates, places, transitions)
      for candidate in candidates { places[candidate.label] = -1 }
    }
    return last.prefix(count).map { end in
      var labels = [Int](repeating: 0, count: wordCount)
      var step = steps[end]
      for word in (0..<wordCount).reversed() {
        labels[word] = step.label
        step = steps[step.before]
      }
      return Path(labels: labels, cost: max(0, sum.logarithm - steps[end].score))
    }
  }

  /// Adds the best steps to a word, best first; of each label only as many as ways are wanted.
  private func addSteps(
    to candidates: ArraySlice<Candidate>, _ places: [Int], after last: Range<Int>, _ count: Int,
    _ steps: inout [Step]
  ) {
    var links: [Link] = []
    var firstLinks = [Int](repeating: -1, count: candidates.count)
    // Backwards, so that each candidate's links are in the order of the steps.
    for step in last.reversed() {
      for next in transitions.following(steps[step].label) where places[next.label] >= 0 {
        let place = places[next.label]
        let score = steps[step].score + candidates[candidates.startIndex + place].score
        links.append(Link(step: step, score: score + next.weight, next: firstLinks[place]))
        firstLinks[place] = links.count - 1
      }
    }
    let first = steps.count
    for (candidate, firstLink) in zip(candidates, firstLinks) {
      var taken = 0
      var index = firstLink
      while index >= 0, taken < count + 2 {
        let link = links[index]
        index = link.next
        if steps.count - first == Self.followed, link.score <= steps[steps.count - 1].score {
          continue
        }
        taken += 1
        var place = first
        while place < steps.count, steps[place].score >= link.score { place += 1 }
        steps.insert(
          Step(score: link.score, label: candidate.label, before: link.step), at: place)
        if steps.count - first > Self.followed { steps.removeLast() }
      }
    }
  }
}

extension Lattice {
  /// The weights of all ways together, word by word.
  private struct Sum {
    /// The labels of the word before, and the share of the ways that end in each.
    private var labels = [0]
    private var shares: [Float] = [1]
    private var next: [Float] = []
    /// The logarithm of the sum.
    private(set) var logarithm: Float = 0

    mutating func follow(
      _ candidates: ArraySlice<Candidate>, _ places: [Int], _ transitions: Transitions
    ) {
      next.removeAll(keepingCapacity: true)
      next.append(contentsOf: repeatElement(0, count: candidates.count))
      for (share, label) in zip(shares, labels) {
        for following in transitions.following(label) where places[following.label] >= 0 {
          next[places[following.label]] += share * following.factor
        }
      }
      var best = -Float.infinity
      for candidate in candidates { best = max(best, candidate.score) }
      var total: Float = 0
      for (place, candidate) in candidates.enumerated() {
        next[place] *= exp(candidate.score - best)
        total += next[place]
      }
      guard total > 0 else {
        logarithm = .infinity
        return
      }
      for place in next.indices { next[place] /= total }
      swap(&shares, &next)
      labels.removeAll(keepingCapacity: true)
      for candidate in candidates { labels.append(candidate.label) }
      logarithm += log(total) + best
    }
  }
}
