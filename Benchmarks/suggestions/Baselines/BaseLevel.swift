import Foundation
import SottoAssistant

/// ACT-R's base-level activation: the logarithm of the sum of each past use's age to the power of -0.5.
///
/// Anderson and Schooler, “Reflections of the environment in memory” (1991); for what people listen to again,
/// Reiter-Haas and others, “Predicting music relistening behavior using the ACT-R framework” (2021). Sure of each by
/// its part of the sums of all.
struct BaseLevel: Predictor {
  let name = "base-level activation (ACT-R)"
  private var uses: [String: [Date]] = [:]

  mutating func learn(_ doing: Doing) { uses[doing.action, default: []].append(doing.start.date) }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    let sums = uses.mapValues { dates in
      dates.reduce(0) { $0 + 1 / max(60, occasion.moment.date.timeIntervalSince($1)).squareRoot() }
    }
    let total = sums.values.reduce(0, +)
    return sums.top(3) { $0 / total }
  }
}
