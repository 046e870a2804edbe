import Foundation

func expFloat(_ value: Float) -> Float { exp(value) }
func logFloat(_ value: Float) -> Float { log(value) }

/// All ways to label the words of a sentence, and the best of them.
struct Lattice {
  struct Path {
    var labels: [Int]
    /// The logarithm of how unlikely it is among all ways.
    var cost: Float
  }

  private struct Step {
    var score: Float
    var label: Int
    /// Which of the steps of the word before it follows.
    var before: Int
  }

  let scores: [[Float]]
  let labels: [Int]
  let transitions: [Float]
  let labelCount: Int

  /// The `count` best ways, best first.
  func best(_ count: Int) -> [Path] {
    guard let first = scores.first else { return [] }
    var steps: [[Step]] = [
      labels.map { Step(score: first[$0] + transitions[$0], label: $0, before: -1) }
        .filter { $0.score.isFinite }
    ]
    var sums = labels.map { first[$0] + transitions[$0] }
    for index in scores.indices.dropFirst() {
      steps.append(next(after: steps[index - 1], at: index, count))
      sums = labels.map { label in
        Model.logSum(zip(labels, sums).map { $1 + transitions[$0 * labelCount + label] })
          + scores[index][label]
      }
    }
    let sum = Model.logSum(sums)
    guard let last = steps.last else { return [] }
    let ends = last.indices.sorted { last[$0].score > last[$1].score }.prefix(count)
    return ends.map { end in
      var labels: [Int] = []
      var step = end
      for index in steps.indices.reversed() {
        labels.append(steps[index][step].label)
        step = steps[index][step].before
      }
      return Path(labels: labels.reversed(), cost: max(0, sum - last[end].score))
    }
  }

  /// For each label the best ways to reach it.
  private func next(after steps: [Step], at index: Int, _ count: Int) -> [Step] {
    var next: [Step] = []
    for label in labels {
      var best: [Step] = []
      for (before, step) in steps.enumerated() {
        let score = step.score + transitions[step.label * labelCount + label]
        guard score.isFinite, best.count < count || score > best[best.count - 1].score else {
          continue
        }
        if best.count == count { best.removeLast() }
        let place = best.firstIndex { $0.score < score } ?? best.count
        best.insert(Step(score: score, label: label, before: before), at: place)
      }
      next += best.map {
        Step(score: $0.score + scores[index][label], label: label, before: $0.before)
      }
    }
    return next
  }
}
