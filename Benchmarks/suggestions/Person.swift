import Foundation
import Mutation

/// A made-up person, all of whose ways are drawn by one seed.
///
/// Each number is drawn evenly from the range that stands beside it, so that some people live by the clock and
/// others by the mood of the hour.
struct Person {
  /// Something that is done about a time of the day.
  struct Routine {
    let action: String
    let weekdays: Set<Int>
    let minute: Double
    /// The standard deviation of its time, in minutes.
    let spread: Double
    /// How often it is done when it is its day.
    let keeps: Double
    /// From the first day to the last on which it is a habit.
    let days: Range<Int>
    /// Whether it rests while the person is away from work.
    let rests: Bool
  }

  /// Something that is done after something else.
  struct Chain {
    let first: String
    let then: String
    let probability: Double
    /// The median of the minutes between, which are spread log-normally.
    let delay: Double
    static let spread = 0.6
  }

  /// Something that is done for its own sake, as long as the fancy for it lasts.
  struct Fancy {
    let action: String
    let weight: Double
    let born: Int
    /// Days until it is worth a third; infinite for what stays.
    let lasts: Double

    func weight(on day: Int) -> Double {
      day < born ? 0 : weight * exp(-Double(day - born) / lasts)
    }
  }

  let days: Int
  private(set) var routines: [Routine] = []
  private(set) var chains: [Chain] = []
  private(set) var fancies: [Fancy] = []
  /// What is done freely: times a day on working days and on others.
  let freely: (work: Double, rest: Double)
  /// How often that is something never done before, and never again.
  let novelty: Double
  /// How often it is one of the last three things again.
  let repetition: Double
  /// How often a day something is begun by mistake.
  let accidents: Double
  /// Days away from work; some of them in another zone.
  private(set) var holidays: [Range<Int>] = []
  private(set) var journeys: [(days: Range<Int>, offset: Int)] = []

  init(seed: UInt64, days: Int) {
    var chance = SeededGenerator(seed: seed)
    self.days = days
    freely = (.random(in: 0.5...4, using: &chance), .random(in: 1...7, using: &chance))
    novelty = .random(in: 0.03...0.2, using: &chance)
    repetition = .random(in: 0.05...0.35, using: &chance)
    accidents = .random(in: 0.1...1, using: &chance)
    let standing = Int.random(in: 10...40, using: &chance)
    for rank in 1...standing {
      fancies.append(
        Fancy(action: "kept \(rank)", weight: 1 / Double(rank), born: 0, lasts: .infinity))
    }
    // A new craze every week or so, each worth as much as the person's favourite or twice that.
    for number in 0..<days / 8 {
      fancies.append(
        Fancy(
          action: "craze \(number)", weight: .random(in: 0.3...2, using: &chance),
          born: .random(in: 0..<days, using: &chance), lasts: .random(in: 4...20, using: &chance)))
    }
    for number in 0..<Int.random(in: 2...7, using: &chance) {
      addRoutine("routine \(number)", using: &chance)
    }
    for number in 0..<Int.random(in: 0...3, using: &chance) {
      let first =
        Bool.random(using: &chance)
        ? routines.randomElement(using: &chance)?.action
        : "kept \(Int.random(in: 1...4, using: &chance))"
      chains.append(
        Chain(
          first: first ?? "kept 1",
          then: Bool.random(using: &chance) ? "after \(number)" : "kept \(number + 5)",
          probability: .random(in: 0.4...0.9, using: &chance),
          delay: .random(in: 2...20, using: &chance)))
    }
    for start in stride(from: Int.random(in: 20...60, using: &chance), to: days, by: 80) {
      let away = start..<min(days, start + Int.random(in: 3...14, using: &chance))
      holidays.append(away)
      if Bool.random(using: &chance) {
        journeys.append((away, 3600 * Int.random(in: -8...8, using: &chance)))
      }
    }
  }

  /// A habit, which may begin late, end early, be moved, or come to be another's.
  private mutating func addRoutine(_ action: String, using chance: inout SeededGenerator) {
    let kinds: [Set<Int>] = [
      [2, 3, 4, 5, 6], [2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 7], [1, 7],
      [Int.random(in: 1...7, using: &chance)], [2, 4, 6],
    ]
    let weekdays = kinds.randomElement(using: &chance) ?? [1]
    let minute = Double.random(in: 390...1350, using: &chance)
    let (spread, keeps) = (
      Double.random(in: 5...40, using: &chance), Double.random(in: 0.5...0.95, using: &chance)
    )
    let change = Int.random(in: 0..<days, using: &chance)
    func routine(_ action: String, at minute: Double, _ days: Range<Int>) -> Routine {
      Routine(
        action: action, weekdays: weekdays, minute: minute, spread: spread, keeps: keeps,
        days: days,
        rests: weekdays.isDisjoint(with: [1, 7]))
    }
    switch Int.random(in: 0..<10, using: &chance) {
    case 0: routines.append(routine(action, at: minute, change..<days))
    case 1: routines.append(routine(action, at: minute, 0..<change))
    case 2, 3:
      let moved = minute + .random(in: 40...150, using: &chance) * (minute > 900 ? -1 : 1)
      routines.append(routine(action, at: minute, 0..<change))
      routines.append(routine(action, at: moved, change..<days))
    case 4, 5:
      routines.append(routine(action, at: minute, 0..<change))
      routines.append(routine("\(action), later", at: minute, change..<days))
    default: routines.append(routine(action, at: minute, 0..<days))
    }
  }
}
