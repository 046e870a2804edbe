import Foundation
import SottoAssistant

/// A history that is lived again: before each thing is done it is asked for, and at quiet moments it is seen
/// what would be offered.
struct Replay {
  let events: [Doing]
  /// Nothing is measured in so many days from the first event.
  let warmUp: Int
  /// The times of the day, in minutes, when something may be offered.
  let offering: Range<Int>

  /// What it is measured by.
  struct Score {
    var asked = 0
    var first = 0
    var firstThree = 0
    var days = 0
    var offers = 0
    var taken = 0

    var hitAt1: Double { Double(first) / Double(max(1, asked)) }
    var hitAt3: Double { Double(firstThree) / Double(max(1, asked)) }
    /// Offers that were not taken, a day.
    var nuisance: Double { Double(offers - taken) / Double(max(1, days)) }
    var takenPerDay: Double { Double(taken) / Double(max(1, days)) }
    /// The part of the offers that were not taken.
    var nuisanceShare: Double { Double(offers - taken) / Double(max(1, offers)) }

    static func += (sum: inout Score, other: Score) {
      sum.asked += other.asked
      sum.first += other.first
      sum.firstThree += other.firstThree
      sum.days += other.days
      sum.offers += other.offers
      sum.taken += other.taken
    }
  }

  /// What is offered by a predictor that is as sure as this at the least; `nil` offers nothing.
  func score(_ predictor: inout any Predictor, policies: [OfferPolicy] = []) -> [Score] {
    var scores = [Score](repeating: Score(), count: max(1, policies.count))
    guard let first = events.first else { return scores }
    let start = first.start.day + warmUp
    var offers = policies.map { _ in Offers() }
    var lastTick = first.start.date
    for (index, event) in events.enumerated() {
      // Quarters of an hour since the last event, by the clock of where that was.
      if !policies.isEmpty {
        let zone = index == 0 ? event.start.offset : events[index - 1].start.offset
        while lastTick.addingTimeInterval(Self.tick) < event.start.date {
          lastTick.addTimeInterval(Self.tick)
          let moment = WallMoment(lastTick, offset: zone)
          guard moment.day >= start, offering.contains(moment.minute) else { continue }
          let predictions = predictor.predictions(
            at: Occasion(moment), within: SuggestionModel.window)
          for (number, policy) in policies.enumerated() {
            offer(predictions, at: moment, policy, &offers[number], &scores[number], from: index)
          }
        }
      }
      if event.start.day >= start, !event.isAccident {
        let predictions = predictor.predictions(at: Occasion(event.start), within: 60)
        for number in scores.indices {
          scores[number].asked += 1
          if predictions.first?.action == event.action { scores[number].first += 1 }
          if predictions.contains(where: { $0.action == event.action }) {
            scores[number].firstThree += 1
          }
        }
      }
      if !event.isAccident || predictor is Ours { predictor.learn(event) }
    }
    for number in scores.indices {
      scores[number].days = max(0, (events.last?.start.day ?? start) - start + 1)
    }
    return scores
  }

  /// Offers what is sure enough, and sees whether it is done before the window is over.
  private func offer(
    _ predictions: [Prediction], at moment: WallMoment, _ policy: OfferPolicy,
    _ offers: inout Offers,
    _ score: inout Score, from index: Int
  ) {
    let suggestions = predictions.map {
      Suggestion(action: $0.action, probability: $0.confidence, reason: .frequent)
    }
    guard let choice = offers.choice(from: suggestions, at: moment, by: policy) else { return }
    let end = moment.date.addingTimeInterval(SuggestionModel.window)
    let isTaken = events[index...].prefix { $0.start.date <= end }
      .contains { $0.action == choice.action && !$0.isAccident }
    offers.offered(choice.action, at: moment)
    score.offers += 1
    if isTaken {
      score.taken += 1
      offers.taken(choice.action)
    } else {
      offers.dismissed(choice.action)
    }
  }

  /// Seconds from one quiet moment to the next.
  private static let tick: TimeInterval = 15 * 60
}
