import Foundation
import SottoAssistant

/// Firefox's “frecency”, by which its address bar orders places (Mozilla, “Frecency algorithm”): the mean of
/// points for the age of the last ten visits, times the number of visits. Sure of each by its part of all points.
struct Frecency: Predictor {
  let name = "frecency (Mozilla)"
  private var visits: [String: (count: Int, last: [Date])] = [:]

  mutating func learn(_ doing: Doing) {
    var visit = visits[doing.action] ?? (0, [])
    visit.count += 1
    visit.last = visit.last.suffix(9) + [doing.start.date]
    visits[doing.action] = visit
  }

  func predictions(at occasion: Occasion, within window: TimeInterval) -> [Prediction] {
    let points = visits.mapValues { visit in
      let sum = visit.last.reduce(0) {
        $0 + Self.points(days: occasion.moment.date.timeIntervalSince($1) / 86_400)
      }
      return sum / Double(visit.last.count) * Double(visit.count)
    }
    let total = points.values.reduce(0, +)
    return points.top(3) { $0 / total }
  }

  private static func points(days: Double) -> Double {
    switch days {
    case ...4: 100
    case ...14: 70
    case ...31: 50
    case ...90: 30
    default: 10
    }
  }
}
