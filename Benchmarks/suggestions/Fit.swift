import Foundation
import Mutation
import SottoAssistant

/// Learns the weights of the suggestions from made-up people: by what was done at each moment, or that nothing was.
struct Fit {
  /// What could be chosen at a moment, and what was.
  private struct Sample {
    /// The features of each action, one after the other.
    let actions: [Float]
    let nothing: [Float]
    /// The number of the action; `nil` for nothing.
    let chosen: Int?
    /// Whether nothing could be chosen.
    let mayBeNothing: Bool
  }

  private var samples: [Sample] = []

  mutating func add(_ replay: Replay, using chance: inout SeededGenerator) {
    var model = SuggestionModel()
    guard let start = replay.events.first?.start else { return }
    for (index, event) in replay.events.enumerated() where !event.isAccident {
      if event.start.day >= start.day + replay.warmUp {
        if .random(in: 0..<4, using: &chance) == 0 {
          add(model, at: event.start, chosen: event.action, mayBeNothing: false)
        }
        // Two moments before the next event, taken evenly from all quarters of the day.
        let gap = event.start.date.timeIntervalSince(replay.events[max(0, index - 1)].start.date)
        let expected = gap / 3600 / 4
        var count = Int(expected)
        if .random(in: 0..<1, using: &chance) < expected - Double(count) { count += 1 }
        for _ in 0..<count {
          let moment = WallMoment(
            event.start.date - .random(in: 0..<gap, using: &chance), offset: event.start.offset)
          guard replay.offering.contains(moment.minute) else { continue }
          let isSoon = event.start.date.timeIntervalSince(moment.date) <= SuggestionModel.window
          add(model, at: moment, chosen: isSoon ? event.action : nil, mayBeNothing: true)
        }
      }
      model.learn(event)
    }
  }

  private mutating func add(
    _ model: SuggestionModel, at moment: WallMoment, chosen: String?, mayBeNothing: Bool
  ) {
    let number = chosen.flatMap(model.knownNumber)
    // What was never done before cannot be foreseen.
    if chosen != nil, number == nil { return }
    let evidence = Evidence(model, at: Occasion(moment))
    samples.append(
      Sample(
        actions: evidence.actions.flatMap(evidence.features), nothing: evidence.featuresOfNothing,
        chosen: number, mayBeNothing: mayBeNothing))
  }

  /// The weights under which what was chosen is the likeliest (conditional logit), by Adam on all samples.
  func weights(from start: SuggestionWeights, rounds: Int) -> (SuggestionWeights, loss: Double) {
    var weights = start.action + start.nothing
    let (actionCount, count) = (start.action.count, start.action.count + start.nothing.count)
    var (mean, square) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    var loss = 0.0
    for round in 1...rounds {
      var gradient = [Float](repeating: 0, count: count)
      loss = 0
      for sample in samples {
        loss += Double(step(sample, weights, actionCount, &gradient))
      }
      loss /= Double(samples.count)
      for index in 0..<count {
        // A weight is held near nothing as by a hundred samples.
        let slope = gradient[index] / Float(samples.count) + weights[index] * 1e-4
        mean[index] = 0.9 * mean[index] + 0.1 * slope
        square[index] = 0.999 * square[index] + 0.001 * slope * slope
        let (m, v) = (
          mean[index] / (1 - powf(0.9, Float(round))),
          square[index] / (1 - powf(0.999, Float(round)))
        )
        weights[index] -= 0.05 * m / (v.squareRoot() + 1e-8)
      }
    }
    return (
      SuggestionWeights(
        action: Array(weights[..<actionCount]), nothing: Array(weights[actionCount...])), loss
    )
  }

  private func step(
    _ sample: Sample, _ weights: [Float], _ actionCount: Int, _ gradient: inout [Float]
  ) -> Float {
    let actions = sample.actions.count / actionCount
    var odds = [Float](repeating: 0, count: actions)
    for action in 0..<actions {
      var score: Float = 0
      for index in 0..<actionCount {
        score += weights[index] * sample.actions[action * actionCount + index]
      }
      odds[action] = expf(score)
    }
    var none: Float = 0
    if sample.mayBeNothing {
      none = expf(zip(sample.nothing, weights[actionCount...]).reduce(0) { $0 + $1.0 * $1.1 })
    }
    let total = odds.reduce(none, +)
    for action in 0..<actions {
      let slope = odds[action] / total - (action == sample.chosen ? 1 : 0)
      for index in 0..<actionCount {
        gradient[index] += slope * sample.actions[action * actionCount + index]
      }
    }
    if sample.mayBeNothing {
      let slope = none / total - (sample.chosen == nil ? 1 : 0)
      for index in sample.nothing.indices {
        gradient[actionCount + index] += slope * sample.nothing[index]
      }
    }
    return -logf(max(1e-30, (sample.chosen.map { odds[$0] } ?? none) / total))
  }

  var count: Int { samples.count }
}
