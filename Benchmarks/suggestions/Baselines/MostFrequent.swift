import Foundation
import SottoAssistant

/// What was done most often. Sure of it by its part of all that was done.
struct MostFrequent: Predictor {
  let name = "most frequent"
  private var counts: [String: Double] = [:]
  private var total = 0.0

  mutating func learn(_ doing: Doing) {
    counts[doing.action, default: 0] += 1
    total += 1
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    counts.top(3) { $0 / total }
  }
}
