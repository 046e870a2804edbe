import Foundation

/// What a day so many days ago is worth, and whether it was like today.
struct AgeTable {
  struct Entry {
    /// Habits change: a day counts half as much as one three weeks later.
    let habit: Float
    let long: Float
    let week: Float
    let isSameKind: Bool
    let isSameWeekday: Bool
  }

  private let entries: [Entry]

  init(weekday: Int, weekend: Set<Int>) {
    let isWeekend = (0..<7).map { weekend.contains(($0 + 7) % 7 + 1) }
    entries = (0...Self.oldest).map { age in
      let then = (weekday - 1 - age % 7 + 7) % 7
      return Entry(
        habit: exp2f(-Float(age) / 21),
        long: exp2f(-Float(age) / 60), week: exp2f(-Float(age) / 7),
        isSameKind: isWeekend[then] == isWeekend[weekday - 1], isSameWeekday: age % 7 == 0)
    }
  }

  /// A day to come, which a wrong clock has made, is as far away as one gone by.
  subscript(age: Int) -> Entry { entries[min(abs(age), Self.oldest)] }

  /// Two years ago a day is worth a thousandth at most.
  private static let oldest = 730
}
