import Foundation
import SottoAssistant

/// What was done last, then what was before that. Sure of each by how often the last three times that was right.
struct MostRecent: Predictor {
  let name = "most recent"
  private var recent: [String] = []
  private var repeated = [0.0, 0, 0]
  private var total = 1.0

  mutating func learn(_ doing: Doing) {
    let place = recent.firstIndex(of: doing.action)
    if let place {
      recent.remove(at: place)
      if place < 3 { repeated[place] += 1 }
    }
    total += 1
    recent.insert(doing.action, at: 0)
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    zip(recent, repeated).map { Prediction(action: $0, confidence: $1 / total) }
      .sorted { $0.confidence > $1.confidence }
  }
}
