// Durations and times of day: "two minutes thirty", `1:02:30`.

extension NumberReader {
  func duration(_ analysis: Analysis, _ start: Int) -> Found? {
    if let clock = clock(analysis.tokens.all[start]) { return Found(value: clock, end: start + 1) }
    if let place = minute(analysis, start) { return place }
    var total = 0.0
    var index = start
    var lastUnit: Double?
    while index < analysis.tokens.count {
      if lastUnit != nil, let skipped = value(and, analysis, index) { index = skipped.end }
      guard index < analysis.tokens.count else { break }
      let amount = plain(analysis, index).last
      let after = amount?.end ?? index
      if after < analysis.tokens.count, let unit = value(unit, analysis, after) {
        total += (amount?.value ?? 1) * unit.value
        lastUnit = unit.value
        index = unit.end
      } else if let amount, let unit = lastUnit, unit >= 60 {
        // "two minutes thirty", "an hour and a half"
        let part = amount.value < 1 ? unit : unit / 60
        return Found(value: total + amount.value * part, end: amount.end)
      } else {
        break
      }
    }
    return lastUnit == nil ? nil : Found(value: total, end: index)
  }

  /// "Minute two", a place in what plays, rather than a minute and two seconds.
  private func minute(_ analysis: Analysis, _ start: Int) -> Found? {
    guard let unit = value(unit, analysis, start), unit.value == 60, unit.end == start + 1,
      unit.end < analysis.tokens.count, let number = plain(analysis, unit.end).last,
      number.end == analysis.tokens.count || value(self.unit, analysis, number.end) == nil
    else { return nil }
    return Found(value: number.value * unit.value, end: number.end)
  }

  /// `2:30`, `1:02:30`.
  func clock(_ token: Token) -> Double? {
    guard let digits = token.digits, digits.contains(":") else { return nil }
    return digits.split(separator: ":").reduce(0.0) { total, part in
      total.flatMap { total in Double(part).map { total * 60 + $0 } }
    }
  }

  /// `17.30`, as half of Europe writes it.
  func pointedClock(_ token: Token) -> Double? {
    guard let parts = token.digits?.split(separator: "."), parts.count == 2, parts[1].count == 2,
      let hour = Double(parts[0]), let minute = Double(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }
}
