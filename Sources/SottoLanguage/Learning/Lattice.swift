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
  struct Candidate {
    var label: Int
    var score: Float
  }

  /// One of the best ways to a word.
  private struct Step {
    var score: Float
    /// Which of the word's candidates it is.
    var place: Int
    /// Which of all steps it follows.
    var before: Int
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
      let least = scores.best(word, of: labels) - Self.margin
      for label in labels {
        let score = scores[word, label]
        if score > least { candidates.append(Candidate(label: label, score: score)) }
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
    var steps = [Step(score: 0, place: 0, before: -1)]
    steps.reserveCapacity((wordCount + 1) * Self.followed + 2)
    var last = 0..<1
    var front = LatticeFront(transitions)
    for word in 0..<wordCount {
      let candidates = candidates[starts[word]..<starts[word + 1]]
      front.advance(to: candidates, from: steps[last].lazy.map(\.place), transitions)
      let first = steps.count
      addSteps(to: candidates, front, after: last, count, &steps)
      last = first..<steps.count
    }
    return last.prefix(count).map { end in
      var labels = [Int](repeating: 0, count: wordCount)
      var step = steps[end]
      for word in (0..<wordCount).reversed() {
        labels[word] = candidates[starts[word] + step.place].label
        step = steps[step.before]
      }
      return Path(labels: labels, cost: max(0, front.logarithm - steps[end].score))
    }
  }

  /// Adds the best steps to a word, best first; of each label only as many as ways are wanted.
  private func addSteps(
    to candidates: ArraySlice<Candidate>, _ front: LatticeFront, after last: Range<Int>,
    _ count: Int, _ steps: inout [Step]
  ) {
    let first = steps.count
    guard let highest = last.first.map({ steps[$0].score }) else { return }
    for (place, candidate) in candidates.enumerated() {
      // Most labels of most words are too unlikely to follow even the best step.
      if steps.count - first == Self.followed,
        highest + candidate.score + transitions.best[candidate.label]
          <= steps[steps.count - 1].score
      {
        continue
      }
      var taken = 0
      // The steps are in order, but for the weights of their transitions.
      for before in last {
        let weight = front.weight(steps[before].place, place)
        let total = steps[before].score + candidate.score + weight
        guard total > -.infinity else { continue }
        let isFull = steps.count - first == Self.followed
        if isFull, total <= steps[steps.count - 1].score { continue }
        if isFull { steps.removeLast() }
        // Up from the worst, as most belong there.
        var index = steps.count
        steps.append(Step(score: total, place: place, before: before))
        while index > first, steps[index - 1].score < total {
          steps.swapAt(index, index - 1)
          index -= 1
        }
        taken += 1
        if taken == count + 2 { break }
      }
    }
  }
}
