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

  /// A label that is considered for a word, by its number among those that are possible.
  struct Candidate {
    var label: Int
    var score: Float
  }

  /// One of the best ways to a word.
  fileprivate struct Step {
    var score: Float
    /// Which of the word's candidates it is.
    var place: Int32
    /// Which of all steps it follows.
    var before: Int32
  }

  private let labels: [Int]
  private let transitions: Transitions
  private let wordCount: Int
  /// The labels considered for each word, word after word.
  private var candidates: [Candidate] = []
  /// Where those of each word begin, and where the last end.
  private var starts: [Int] = [0]

  /// - Parameters:
  ///   - labels: the labels that are possible.
  ///   - transitions: how these follow each other.
  init(_ scores: LabelScores, labels: [Int], transitions: Transitions) {
    self.labels = labels
    self.transitions = transitions
    wordCount = scores.wordCount
    starts.reserveCapacity(wordCount + 1)
    candidates.reserveCapacity(wordCount * labels.count)
    for word in 0..<wordCount {
      let least = scores.best(word, of: labels) - Self.margin
      for (number, label) in labels.enumerated() {
        let score = scores[word, label]
        if score > least { candidates.append(Candidate(label: number, score: score)) }
      }
      starts.append(candidates.count)
    }
  }

  /// One label in some four hundred is likelier than its word's score says.
  private static let margin: Float = 6

  /// The `count` best ways, best first.
  ///
  /// - Complexity: linear in the words.
  func best(_ count: Int) -> [Path] {
    guard wordCount > 0 else { return [] }
    var steps = [Step(score: 0, place: 0, before: -1)]
    steps.reserveCapacity(wordCount * BestSteps.most + 1)
    var last = 0..<1
    var front = LatticeFront(transitions)
    for word in 0..<wordCount {
      let candidates = candidates[starts[word]..<starts[word + 1]]
      front.advance(to: candidates, from: steps[last].lazy.map { Int($0.place) }, transitions)
      let first = steps.count
      addSteps(to: candidates, front, after: last, count, &steps)
      last = first..<steps.count
    }
    return last.prefix(count).map { end in
      var path = [Int](repeating: 0, count: wordCount)
      var step = steps[end]
      for word in (0..<wordCount).reversed() {
        path[word] = labels[candidates[starts[word] + Int(step.place)].label]
        step = steps[Int(step.before)]
      }
      return Path(labels: path, cost: max(0, front.logarithm - steps[end].score))
    }
  }

  /// Adds the best steps to a word, best first; of each label only as many as ways are wanted.
  private func addSteps(
    to candidates: ArraySlice<Candidate>, _ front: LatticeFront, after last: Range<Int>,
    _ count: Int, _ steps: inout [Step]
  ) {
    var best = BestSteps()
    var taken = [Int](repeating: 0, count: candidates.count)
    let links = front.links.span
    for before in last {
      let step = steps[before]
      for index in front.links(after: Int(step.place)) {
        let link = links[index]
        let place = Int(link.place)
        let total = step.score + candidates[candidates.startIndex + place].score + link.weight
        guard total > best.least, taken[place] < count + 2 else { continue }
        best.insert(Step(score: total, place: link.place, before: Int32(before)))
        taken[place] += 1
      }
    }
    for index in 0..<best.count { steps.append(best[index]) }
  }
}

/// The best of the steps to a word, best first.
private struct BestSteps {
  static let most = 12
  private var steps = InlineArray<12, Lattice.Step>(
    repeating: Lattice.Step(score: 0, place: 0, before: 0))
  private(set) var count = 0

  subscript(index: Int) -> Lattice.Step { steps[index] }

  /// What a step must score more than to be among them.
  var least: Float { count < Self.most ? -.infinity : steps[Self.most - 1].score }

  /// Puts a step in its place; where there is none left, the worst makes room.
  mutating func insert(_ step: Lattice.Step) {
    if count < Self.most { count += 1 }
    // Up from the worst, as most belong there.
    var index = count - 1
    while index > 0, steps[index - 1].score < step.score {
      steps[index] = steps[index - 1]
      index -= 1
    }
    steps[index] = step
  }
}
