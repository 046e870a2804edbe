import Foundation

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
  /// The weight's exponential.
  func factor(_ first: Int, _ second: Int) -> Float { factors[first * labelCount + second] }
}
