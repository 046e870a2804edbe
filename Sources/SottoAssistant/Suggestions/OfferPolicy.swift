import Foundation

/// When a suggestion is worth an offer that nobody asked for.
package struct OfferPolicy: Hashable, Sendable {
  /// The least probability.
  package var threshold: Double
  /// How many a day of the person's calendar.
  package var perDay: Int
  /// Seconds from one offer to the next.
  package var pause: TimeInterval

  package init(threshold: Double = 0.4, perDay: Int = 4, pause: TimeInterval = 30 * 60) {
    self.threshold = threshold
    self.perDay = perDay
    self.pause = pause
  }
}

/// What was offered unasked, and what became of it.
package struct Offers: Hashable, Codable, Sendable {
  /// Those that still matter, in the order they were made.
  private var made: [Offer] = []

  private struct Offer: Hashable, Codable {
    let action: String
    let moment: WallMoment
    var isDismissed = false
  }

  package init() {}

  /// The suggestion to offer now; `nil` where none is worth it.
  ///
  /// - Parameter suggestions: The likeliest first.
  package func choice(
    from suggestions: [Suggestion], at moment: WallMoment, by policy: OfferPolicy = OfferPolicy()
  ) -> Suggestion? {
    guard made.count(where: { $0.moment.day == moment.day }) < policy.perDay,
      made.allSatisfy({ abs($0.moment.date.timeIntervalSince(moment.date)) >= policy.pause })
    else { return nil }
    return suggestions.first {
      $0.probability >= policy.threshold && !isSilenced($0.action, at: moment)
    }
  }

  /// Remembers that an action was offered.
  package mutating func offered(_ action: String, at moment: WallMoment) {
    made.removeAll { abs($0.moment.date.timeIntervalSince(moment.date)) > Self.memory }
    made.append(Offer(action: action, moment: moment))
  }

  /// The person did not want what was offered last of this action, or let it pass.
  package mutating func dismissed(_ action: String) {
    guard let last = made.lastIndex(where: { $0.action == action }) else { return }
    made[last].isDismissed = true
  }

  /// The person wanted it: what they dismissed before is no longer held against it.
  package mutating func taken(_ action: String) {
    for index in made.indices where made[index].action == action { made[index].isDismissed = false }
  }

  package mutating func forget(where isForgotten: (String) -> Bool) {
    made.removeAll { isForgotten($0.action) }
  }

  /// What was dismissed is not offered for most of a day, and twice as long each further time.
  ///
  /// Distances are what counts: a clock that was wrong for a while silences nothing for years.
  private func isSilenced(_ action: String, at moment: WallMoment) -> Bool {
    let dismissals = made.filter { $0.action == action && $0.isDismissed }
    let silence = Self.firstSilence * Double(1 << min(max(0, dismissals.count - 1), 5))
    return dismissals.contains { abs($0.moment.date.timeIntervalSince(moment.date)) < silence }
  }

  /// In seconds: less than a day, so that a daily habit may be offered a little earlier the next day.
  private static let firstSilence: TimeInterval = 20 * 3600

  /// What was offered two months ago is nothing to now, in seconds.
  private static let memory: TimeInterval = 60 * 86_400
}
