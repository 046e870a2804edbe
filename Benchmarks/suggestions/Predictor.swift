import Foundation
import SottoAssistant

/// What says what is likely to be done next.
protocol Predictor {
  var name: String { get }
  mutating func learn(_ doing: Doing)
  /// What is done within so many seconds: at most three, the likeliest first.
  mutating func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction]
}

/// An action, and how sure its predictor is of it, by its own measure from 0 to 1.
struct Prediction {
  let action: String
  let confidence: Double
}

extension [String: Double] {
  /// Those of the highest scores; of equal ones the first by name, so that each run is the same.
  func top(_ count: Int, confidence: (Double) -> Double) -> [Prediction] {
    var best: [(key: String, value: Double)] = []
    for pair in self {
      let place =
        best.firstIndex { ($0.value, pair.key) < (pair.value, $0.key) } ?? best.count
      guard place < count else { continue }
      best.insert(pair, at: place)
      if best.count > count { best.removeLast() }
    }
    return best.map { Prediction(action: $0.key, confidence: confidence($0.value)) }
  }
}

/// Ours.
struct Ours: Predictor {
  let name = "Sotto"
  var model: SuggestionModel

  mutating func learn(_ doing: Doing) { model.learn(doing) }

  mutating func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    model.ranked(at: occasion, atMost: 3).map {
      Prediction(action: $0.action, confidence: $0.probability)
    }
  }
}
