import Foundation
import SottoAssistant

/// A naive Bayes classifier of the next action by hour, weekday and last action.
///
/// Shin and others, “Understanding and prediction of mobile application usage for smart phones” (2012), of what
/// a phone's sensors tell by what is known here. Counts are smoothed by one half.
struct NaiveBayes: Predictor {
  let name = "naive Bayes (Shin 2012)"
  private var counts: [String: Counts] = [:]
  private var last: String?

  private struct Counts {
    var all = 0.0
    var hours = [Double](repeating: 0, count: 24)
    var weekdays = [Double](repeating: 0, count: 8)
    var previous: [String: Double] = [:]
  }

  mutating func learn(_ doing: Doing) {
    counts[doing.action, default: Counts()].all += 1
    counts[doing.action]?.hours[doing.start.minute / 60] += 1
    counts[doing.action]?.weekdays[doing.start.weekday] += 1
    if let last { counts[doing.action]?.previous[last, default: 0] += 1 }
    last = doing.action
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    let kinds = Double(counts.count)
    let scores = counts.mapValues { count in
      let followed = last.flatMap { count.previous[$0] } ?? 0
      return count.all
        * (count.hours[occasion.moment.minute / 60] + 0.5) / (count.all + 12)
        * (count.weekdays[occasion.moment.weekday] + 0.5) / (count.all + 3.5)
        * (followed + 0.5) / (count.all + 0.5 * kinds)
    }
    let total = scores.values.reduce(0, +)
    return scores.top(3) { $0 / total }
  }
}
