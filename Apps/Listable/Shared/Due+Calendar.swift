import Foundation

// How iCalendar writes when something is due.

extension Due {
  /// What follows a property's name: `;VALUE=DATE:20261127`, `;TZID=Europe/Berlin:20261127T180000`.
  var calendarValue: String {
    let day = String(format: "%04d%02d%02d", start.year ?? 0, start.month ?? 0, start.day ?? 0)
    guard let hour = start.hour else { return ";VALUE=DATE:\(day)" }
    let time = String(format: "T%02d%02d00", hour, start.minute ?? 0)
    let zone = start.timeZone.map { ";TZID=\($0.identifier)" } ?? ""
    return start.timeZone == .gmt ? ":\(day)\(time)Z" : "\(zone):\(day)\(time)"
  }
}

extension Due.Repetition {
  private static let days = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  /// `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR`.
  var calendarRule: String {
    var rule = "FREQ=\(frequency.rawValue.uppercased())"
    if interval > 1 { rule += ";INTERVAL=\(interval)" }
    let named = weekdays.sorted().filter { (1...7).contains($0) }.map { Self.days[$0 - 1] }
    if !named.isEmpty { rule += ";BYDAY=\(named.joined(separator: ","))" }
    return rule
  }

  /// `nil` for a rule of another kind, such as one that ends: nothing is repeated then.
  init?(calendarRule text: String) {
    let parts = Dictionary(
      text.uppercased().split(separator: ";").map { part in
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        return (pair.first ?? "", pair.count > 1 ? pair[1] : "")
      }, uniquingKeysWith: { first, _ in first })
    guard Set(parts.keys).isSubset(of: ["FREQ", "INTERVAL", "BYDAY", "WKST"]),
      let frequency = Due.Frequency(rawValue: parts["FREQ"]?.lowercased() ?? "")
    else { return nil }
    let named = (parts["BYDAY"] ?? "").split(separator: ",").map(String.init)
    let weekdays = named.compactMap { Self.days.firstIndex(of: $0).map { $0 + 1 } }
    // A month's Mondays are no weeks.
    guard weekdays.count == named.count, weekdays.isEmpty || frequency == .weekly,
      let interval = Int(parts["INTERVAL"] ?? "1"), interval > 0
    else { return nil }
    self.init(frequency, interval: interval, weekdays: Set(weekdays))
  }
}
