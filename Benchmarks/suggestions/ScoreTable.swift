import Foundation
import SottoAssistant

/// How well each predictor does, over some people.
///
/// All offer under the same policy, each as sure as it says by its own measure. Since these measures differ, each
/// is shown at several thresholds: nobody is compared at another's.
struct ScoreTable {
  private var names: [String] = []
  private var scores: [String: [Replay.Score]] = [:]

  static let thresholds = [0.15, 0.25, 0.4, 0.6, 0.8]

  static var everybody: [any Predictor] {
    [
      MostFrequent(), MostRecent(), SameHour(), Frecency(), BaseLevel(), NaiveBayes(), Logistic(),
      Ours(model: SuggestionModel()),
    ]
  }

  mutating func add(_ replay: Replay, _ predictors: [any Predictor]) {
    let policies = Self.thresholds.map { OfferPolicy(threshold: $0) }
    for predictor in predictors {
      var predictor = predictor
      let found = replay.score(&predictor, policies: policies)
      if !names.contains(predictor.name) { names.append(predictor.name) }
      var sums = scores[predictor.name] ?? found.map { _ in Replay.Score() }
      for (index, score) in found.enumerated() { sums[index] += score }
      scores[predictor.name] = sums
    }
  }

  var markdown: String {
    var lines = [
      "| predictor | hit at 1 | hit at 3 | offers from | taken a day | nuisance a day | its share |",
      "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in names {
      for (threshold, score) in zip(Self.thresholds, scores[name] ?? []) {
        let figures = String(
          format: "%.1f %% | %.1f %% | %.2f | %.3f | %.3f | %.0f %%", 100 * score.hitAt1,
          100 * score.hitAt3, threshold, score.takenPerDay, score.nuisance,
          100 * score.nuisanceShare)
        lines.append("| \(name) | \(figures) |")
      }
    }
    return lines.joined(separator: "\n")
  }
}
