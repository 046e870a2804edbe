import Foundation

/// What a person tends to do, learnt from what they did.
///
/// The model is the log of it: whatever is said of an action is counted from there when it is asked. So what is
/// forgotten has left no trace, the order in which things are learnt is nothing to it, and neither is a clock that
/// was wrong for a while.
package struct SuggestionModel: Sendable {
  /// A suggestion is for what the person does within so many seconds.
  package static let window: TimeInterval = 30 * 60

  /// More than these are not kept: the oldest go.
  package static let capacity = 100_000

  /// In the order of their dates.
  private(set) var log: [Entry] = []
  /// The actions by the numbers that the log has for them.
  private(set) var actions: [String] = []
  private var numbers: [String: Int32] = [:]
  let weights: SuggestionWeights
  /// As `Calendar` counts them, 1 is Sunday.
  let weekend: Set<Int>

  /// One thing that was done.
  struct Entry: Hashable, Sendable {
    let action: Int32
    /// Minutes of the person's own clock since 1970.
    let wall: Int32
    /// Seconds since 1970.
    let date: Double
  }

  /// - Parameter weekend: The days when the person does not work, as `Calendar` counts them.
  package init(weekend: Set<Int> = [1, 7], weights: SuggestionWeights = .fitted) {
    self.weekend = weekend
    self.weights = weights
  }

  /// Learns that something was done, unless that was an accident, or is known.
  package mutating func learn(_ doing: Doing) {
    guard !doing.isAccident, let wall = Int32(exactly: doing.start.wallMinutes) else { return }
    let entry = Entry(
      action: number(of: doing.action), wall: wall,
      date: doing.start.date.timeIntervalSince1970)
    let place = place(of: entry)
    guard !log[..<place].reversed().prefix(while: { $0.date == entry.date }).contains(entry) else {
      return
    }
    log.insert(entry, at: place)
    // A tenth at a time: to move the log for each entry would take longer than to learn it.
    if log.count > Self.capacity + Self.capacity / 10 {
      log.removeFirst(log.count - Self.capacity)
    }
  }

  /// Forgets everything that was ever done of some actions, as though it had never been.
  package mutating func forget(where isForgotten: (String) -> Bool) {
    var kept = SuggestionModel(weekend: weekend, weights: weights)
    let stays = actions.map { !isForgotten($0) }
    kept.log.reserveCapacity(log.count)
    for entry in log where stays[Int(entry.action)] {
      let number = kept.number(of: actions[Int(entry.action)])
      kept.log.append(Entry(action: number, wall: entry.wall, date: entry.date))
    }
    self = kept
  }

  package mutating func forget(_ action: String) {
    forget { $0 == action }
  }

  /// The number of an action that was done; `nil` for one that never was.
  package func knownNumber(of action: String) -> Int? {
    numbers[action].map(Int.init)
  }

  /// Days between two times in minutes of the person's clock, to the nearest, and the minutes that the first is before
  /// that time of its day: from -720 to 719.
  static func daysAndMinutes(from earlier: Int, to later: Int) -> (days: Int, minutes: Int) {
    // Division rounds down for what is not negative; no clock is off by so many days.
    let eon = 4_000_000
    let minutes = later - earlier
    let days = (minutes + 720 + 1440 * eon) / 1440 - eon
    return (days, minutes - days * 1440)
  }

  private mutating func number(of action: String) -> Int32 {
    if let known = numbers[action] { return known }
    let number = Int32(actions.count)
    actions.append(action)
    numbers[action] = number
    return number
  }

  /// Behind all that is not later: nearly always the end.
  private func place(of entry: Entry) -> Int {
    guard let last = log.last, last.date > entry.date else { return log.count }
    var (low, high) = (0, log.count)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].date > entry.date { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
