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
    var label: Int32
    /// Which of the steps of the word before it follows.
    var before: Int32
  }

  private let scores: [Float]
  private let transitions: Transitions
  private let wordCount: Int
  /// The labels considered for each word.
  private var likely: [[Int]] = []

  /// - Parameters:
  ///   - scores: each word's score for each label, word after word.
  ///   - labels: the labels that are possible.
  init(scores: [Float], labels: [Int], transitions: Transitions) {
    self.scores = scores
    self.transitions = transitions
    wordCount = scores.count / transitions.labelCount
    likely = (0..<wordCount).map { word in
      let first = word * transitions.labelCount
      var best = -Float.infinity
      for label in labels { best = max(best, scores[first + label]) }
      return labels.filter { scores[first + $0] > best - Self.margin }
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
    var steps = [[Step(score: 0, label: 0, before: -1)]]
    for word in 0..<wordCount { steps.append(next(after: steps[word], at: word, count)) }
    let sum = logSum()
    return steps[wordCount].prefix(count).map { end in
      var labels = [Int](repeating: 0, count: wordCount)
      var step = end
      for word in (0..<wordCount).reversed() {
        labels[word] = Int(step.label)
        step = steps[word][Int(step.before)]
      }
      return Path(labels: labels, cost: max(0, sum - end.score))
    }
  }

  /// The best steps to a word, best first; of each label only as many as ways are wanted.
  private func next(after steps: [Step], at word: Int, _ count: Int) -> [Step] {
    var next: [Step] = []
    next.reserveCapacity(Self.followed + 1)
    for label in likely[word] {
      let score = scores[word * transitions.labelCount + label]
      var taken = 0
      // The steps are in order, but for the weights of their transitions.
      for (before, step) in steps.enumerated() {
        let total = step.score + score + transitions.weight(Int(step.label), label)
        guard total.isFinite else { continue }
        if next.count == Self.followed, total <= next[next.count - 1].score { continue }
        taken += 1
        let place = next.firstIndex { $0.score < total } ?? next.count
        next.insert(Step(score: total, label: Int32(label), before: Int32(before)), at: place)
        if next.count > Self.followed { next.removeLast() }
        if taken == count + 2 { break }
      }
    }
    return next
  }

  /// The logarithm of the weights of all ways together.
  private func logSum() -> Float {
    var labels = [0]
    var sums: [Float] = [1]
    var scale: Float = 0
    for word in 0..<wordCount {
      let first = word * transitions.labelCount
      var best = -Float.infinity
      for label in likely[word] { best = max(best, scores[first + label]) }
      var total: Float = 0
      let next = likely[word].map { label in
        var sum: Float = 0
        for (place, before) in labels.enumerated() {
          sum += sums[place] * transitions.factor(before, label)
        }
        sum *= exp(scores[first + label] - best)
        total += sum
        return sum
      }
      guard total > 0 else { return .infinity }
      sums = next.map { $0 / total }
      scale += log(total) + best
      labels = likely[word]
    }
    return scale
  }
}

/// How well labels follow each other.
struct Transitions: Sendable {
  let labelCount: Int
  /// `-inf` where none was seen.
  private var weights: [Float]
  private var factors: [Float]

  init(labelCount: Int) {
    self.labelCount = labelCount
    weights = [Float](repeating: -.infinity, count: labelCount * labelCount)
    factors = [Float](repeating: 0, count: labelCount * labelCount)
  }

  mutating func set(_ first: Int, _ second: Int, _ weight: Float) {
    weights[first * labelCount + second] = weight
    factors[first * labelCount + second] = exp(weight)
  }

  func weight(_ first: Int, _ second: Int) -> Float { weights[first * labelCount + second] }
  func factor(_ first: Int, _ second: Int) -> Float { factors[first * labelCount + second] }
}
