import Foundation
import SottoAssistant

/// Multinomial logistic regression of the next action on hour, weekday and last action, learnt as it goes.
///
/// Huang and others, “Predicting mobile application usage using contextual information” (2012). Each thing that is
/// done is one step of AdaGrad (Duchi 2011) at rate 0.5.
struct Logistic: Predictor {
  let name = "logistic regression (Huang 2012)"
  private var weights: [String: Weights] = [:]
  private var last: String?

  private struct Weights {
    var values: [String: Double] = [:]
    var squares: [String: Double] = [:]

    mutating func step(_ feature: String, _ gradient: Double) {
      squares[feature, default: 1e-6] += gradient * gradient
      values[feature, default: 0] += 0.5 * gradient / (squares[feature] ?? 1).squareRoot()
    }
  }

  mutating func learn(_ doing: Doing) {
    let features = features(at: doing.start)
    weights[doing.action] = weights[doing.action] ?? Weights()
    for (action, probability) in probabilities(features) {
      let gradient = (action == doing.action ? 1 : 0) - probability
      for feature in features { weights[action]?.step(feature, gradient) }
    }
    last = doing.action
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    probabilities(features(at: occasion.moment)).top(3) { $0 }
  }

  private func features(at moment: WallMoment) -> [String] {
    ["any", "hour \(moment.minute / 60)", "weekday \(moment.weekday)", "last \(last ?? "")"]
  }

  private func probabilities(_ features: [String]) -> [String: Double] {
    let odds = weights.mapValues { weights in
      exp(features.reduce(0) { $0 + (weights.values[$1] ?? 0) })
    }
    let total = odds.values.reduce(0, +)
    return odds.mapValues { $0 / total }
  }
}
