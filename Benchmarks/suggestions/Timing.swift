import Foundation
import Mutation
import SottoAssistant

/// How long it takes to learn and to suggest, with as much to go by as is ever kept.
enum Timing {
  /// 100,000 things of 2,000 kinds, in two years.
  static func report() -> String {
    var chance = SeededGenerator(seed: 1)
    let start = Date(timeIntervalSince1970: 1_767_571_200)
    let doings = (0..<100_000).map { number in
      // Squared, so that some are done far oftener than others.
      let kind = pow(Double.random(in: 0..<1, using: &chance), 2) * 2000
      return Doing("\(Int(kind))", at: WallMoment(start + Double(number) * 631, offset: 3600))
    }
    var model = SuggestionModel()
    let clock = ContinuousClock()
    let learning = clock.measure { for doing in doings { model.learn(doing) } }
    let last = doings[doings.count - 1].start.date
    let asking = (1...100).map { number in
      clock.measure {
        _ = model.ranked(at: Occasion(WallMoment(last + Double(number) * 613, offset: 3600)))
      }
    }.sorted()
    return """
      learning one of \(doings.count): \(learning / doings.count)
      suggesting five: \(asking[50]), at most \(asking[99])
      """
  }
}
