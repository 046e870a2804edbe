import Foundation

/// Finds the weights by which what is right is likeliest: the logarithm of their shares is made as
/// great as it gets, with weights held near those that were there.
struct RankerFit {
  private let choices: [RankerChoice]

  init(_ choices: [RankerChoice]) { self.choices = choices }

  private static let steps = 600
  private static let rate: Float = 0.05
  /// How strongly weights are held near zero.
  private static let decay: Float = 1e-4

  /// By Adam, with all choices in each step: the same choices make the same weights.
  func weights(from weights: [Float]) -> [Float] {
    var weights = weights
    var means = [Float](repeating: 0, count: weights.count)
    var squares = means
    for step in 1...Self.steps {
      let slopes = slopes(weights)
      let rate = Self.rate * (step > Self.steps / 2 ? 0.2 : 1)
      for place in weights.indices {
        let slope = slopes[place] - Self.decay * weights[place]
        means[place] = 0.9 * means[place] + 0.1 * slope
        squares[place] = 0.99 * squares[place] + 0.01 * slope * slope
        let mean = means[place] / (1 - pow(0.9, Float(step)))
        let square = squares[place] / (1 - pow(0.99, Float(step)))
        weights[place] += rate * mean / (square.squareRoot() + 1e-8)
      }
    }
    return weights
  }

  /// How much greater the logarithm gets with each weight, for a choice in the mean.
  private func slopes(_ weights: [Float]) -> [Float] {
    var slopes = [Float](repeating: 0, count: weights.count)
    for choice in choices {
      let shares = Ranker.shares(choice.scores(by: weights))
      var rightShare: Float = 0
      for (share, isRight) in zip(shares, choice.right) where isRight { rightShare += share }
      for (rival, share) in shares.enumerated() {
        let wanted = choice.right[rival] ? share / max(rightShare, 1e-9) : 0
        let pull = choice.times * (wanted - share)
        guard abs(pull) > 1e-6 else { continue }
        for place in weights.indices {
          slopes[place] += pull * choice.amounts[rival * weights.count + place]
        }
      }
    }
    return slopes.map { $0 / Float(max(1, choices.count)) }
  }
}
