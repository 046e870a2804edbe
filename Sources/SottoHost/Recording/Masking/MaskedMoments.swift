import Foundation

/// Moves all moments by the same time, which nothing tells: some years of whole weeks, so that a Monday stays one,
/// and some hours.
struct MaskedMoments {
  /// In seconds.
  private let shift: Double

  init() {
    let weeks = Int.random(in: 60...500) * (Bool.random() ? 1 : -1)
    shift = Double(weeks * 7 * 86_400 + Int.random(in: 1..<288) * 300)
  }

  /// - Parameter moment: In seconds since any moment.
  func moment(_ moment: Double) -> Double { moment + shift }

  /// A day, or a day with a time, as SiriKit's values are written: `2026-11-21`, `2026-11-21T17:00`; `nil` for a
  /// text that is none.
  func date(_ text: String) -> String? {
    let pattern = #/(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d)(:(\d\d))?)?/#
    guard let match = text.wholeMatch(of: pattern)?.output else { return nil }
    func number(_ part: Substring?) -> Int { part.flatMap { Int($0) } ?? 0 }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.5),
      minute: number(match.6), second: number(match.8))
    guard let date = calendar.date(from: components) else { return nil }
    let moved = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date + shift)
    func written(_ value: Int?, _ digits: Int = 2) -> String {
      let figures = "\(value ?? 0)"
      return String(repeating: "0", count: max(0, digits - figures.count)) + figures
    }
    var result = "\(written(moved.year, 4))-\(written(moved.month))-\(written(moved.day))"
    if match.4 != nil { result += "T\(written(moved.hour)):\(written(moved.minute))" }
    if match.7 != nil { result += ":\(written(moved.second))" }
    return result
  }

  /// A part of a date that is said alone, as an hour; `nil` for what is no such part.
  func part(_ name: String, _ value: Int) -> Int? {
    let hours = Int(shift) / 3600
    let (first, count, step): (Int, Int, Int)
    switch name {
    case "month": (first, count, step) = (1, 12, 5)
    case "day": (first, count, step) = (1, 28, 11)
    case "hour": (first, count, step) = (0, 24, hours)
    case "minute": (first, count, step) = (0, 60, 5 * (hours % 11 + 1))
    case "year": return (0...9999).contains(value) ? value + Int(shift) / 31_556_952 : value
    default: return nil
    }
    guard (first..<first + count).contains(value) else { return value }
    return first + ((value - first + step) % count + count) % count
  }
}
