import Foundation
import SottoAssistant

/// What was done most often in this hour of the day, then what was in any. Sure of it by its part of the hour's.
struct SameHour: Predictor {
  let name = "same hour, most frequent"
  private var hours = [[String: Double]](repeating: [:], count: 24)
  private var counts: [String: Double] = [:]

  mutating func learn(_ doing: Doing) {
    hours[doing.start.minute / 60][doing.action, default: 0] += 1
    counts[doing.action, default: 0] += 1
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    let hour = hours[occasion.moment.minute / 60]
    let total = max(1, hour.values.reduce(0, +))
    // Less than one time in this hour decides among equals.
    let often = counts.top(3) { $0 }.map { ($0.action, $0.confidence * 1e-6) }
    return hour.merging(often) { $0 + $1 }.top(3) { $0 / total }
  }
}
