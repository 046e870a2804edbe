import Foundation

/// When a task rings, in the words of notifications: at moments, and at parts of the calendar that come back.
package struct ReminderTimes: Equatable, Sendable {
  package enum Time: Equatable, Sendable {
    case at(Date)
    /// At the moment that all parts name, in their zone or where the person is then.
    case on(DateComponents)
    /// Whenever the parts match.
    case each(DateComponents)
  }

  package let times: [Time]

  /// Of what comes back in a way that no parts name, so many times are set; each change sets them anew.
  static let most = 32

  package init(of task: ListedTask, now: Date, in calendar: Calendar) {
    guard let due = task.due, !task.isCompleted else {
      times = []
      return
    }
    let snoozed = [due.snoozed].compactMap(\.self).filter { $0 > now }.map(Time.at)
    // What comes once does so at the moment to which it has been put off, and no more at its own.
    let isMoved = due.snoozed != nil && due.repetition == nil
    let own = isMoved ? [] : Self.times(of: due, task, now, calendar)
    times = snoozed + own.filter { !snoozed.contains($0) }
  }

  private static func times(
    of due: Due, _ task: ListedTask, _ now: Date, _ calendar: Calendar
  ) -> [Time] {
    let after = max(now, due.passed ?? now)
    guard let next = due.next(after: after, in: calendar) else {
      // It came between the change and this: it is told now rather than never.
      guard due.snoozed == nil, let first = due.first(in: calendar), first > task.modified,
        first <= now
      else { return [] }
      return [.at(now)]
    }
    guard let repetition = due.repetition else { return [due.moment] }
    if let parts = due.parts(repetition), due.passed.map({ $0 <= now }) ?? true,
      due.first(in: calendar).map({ $0 <= now }) == true || next == due.first(in: calendar)
    {
      // From the first on, which may be later than when the parts match next.
      let matches = parts.compactMap {
        calendar.nextDate(
          after: now, matching: $0, matchingPolicy: .nextTimePreservingSmallerComponents)
      }
      if matches.min() == next { return parts.map(Time.each) }
    }
    return moments(of: due, from: next, in: calendar)
  }

  private static func moments(of due: Due, from first: Date, in calendar: Calendar) -> [Time] {
    var moments = [first]
    while moments.count < most, let last = moments.last,
      let next = due.next(after: last, in: calendar)
    {
      moments.append(next)
    }
    return moments.map(Time.at)
  }
}

extension Due {
  /// The one moment; a day is so from its hour on.
  fileprivate var moment: ReminderTimes.Time {
    var start = start
    start.hour = start.hour ?? Self.hourOfDay
    start.minute = start.minute ?? 0
    return .on(start)
  }

  /// What matches each time and no other; `nil` where nothing does, as for every other week, or for the
  /// 31st, which in a shorter month is its last day.
  fileprivate func parts(_ repetition: Repetition) -> [DateComponents]? {
    guard repetition.interval == 1 else { return nil }
    var parts = DateComponents(
      timeZone: start.timeZone, hour: start.hour ?? Self.hourOfDay, minute: start.minute ?? 0)
    switch repetition.frequency {
    case .minutely: return nil
    case .hourly:
      parts.hour = nil
      return [parts]
    case .daily: return [parts]
    case .weekly:
      guard !repetition.weekdays.isEmpty else { return nil }
      return repetition.weekdays.sorted().map { weekday in
        var parts = parts
        parts.weekday = weekday
        return parts
      }
    case .monthly, .yearly:
      guard let day = start.day, day <= 28 else { return nil }
      parts.day = day
      if repetition.frequency == .yearly { parts.month = start.month }
      return [parts]
    }
  }
}
