import Foundation
import Mutation

/// When in the day something is done freely: a mixture of bells, in minutes since midnight.
struct Activity {
  let bumps: [(mean: Double, spread: Double, share: Double)]

  func time(using chance: inout SeededGenerator) -> Double {
    var left = Double.random(in: 0..<1, using: &chance)
    let bump = bumps.first { bump in
      left -= bump.share
      return left < 0
    }
    let (mean, spread, _) = bump ?? bumps[0]
    return min(max(mean + spread * chance.normal(), 1), 1438)
  }

  /// The part of the day's that falls between two times.
  func share(from start: Double, to end: Double) -> Double {
    bumps.reduce(0) {
      $0 + $1.share
        * (normalShare((end - $1.mean) / $1.spread) - normalShare((start - $1.mean) / $1.spread))
    }
  }
}

/// The part of a normal distribution that lies below so many deviations.
func normalShare(_ deviations: Double) -> Double { 0.5 * erfc(-deviations / 2.squareRoot()) }

extension SeededGenerator {
  /// Normally distributed, with a deviation of 1 (Box–Muller).
  mutating func normal() -> Double {
    let radius = (-2 * log(Double.random(in: 1e-12..<1, using: &self))).squareRoot()
    return radius * cos(2 * .pi * .random(in: 0..<1, using: &self))
  }

  /// How often something happens that does so independently at a rate (Knuth).
  mutating func poisson(_ rate: Double) -> Int {
    var (count, product) = (0, Double.random(in: 0..<1, using: &self))
    while product > exp(-rate) {
      count += 1
      product *= .random(in: 0..<1, using: &self)
    }
    return count
  }
}
