// Durations and times of day: "two minutes thirty", `1:02:30`.

extension NumberReader {
  func duration(_ analysis: Analysis, _ start: Int) -> Found? {
    if let clock = clock(analysis.tokens.all[start]) { return Found(value: clock, end: start + 1) }
    if let place = minute(analysis, start) ?? countedMinute(analysis, start) { return place }
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
      number.value >= 1,
      number.end == analysis.tokens.count || value(self.unit, analysis, number.end) == nil
    else { return nil }
    return Found(value: number.value * unit.value, end: number.end)
  }

  /// "The thirty fourth minute", "the 34th minute": a place, too.
  private func countedMinute(_ analysis: Analysis, _ start: Int) -> Found? {
    guard let place = ordinal(analysis, start), place.end < analysis.tokens.count,
      let unit = value(unit, analysis, place.end), unit.value == 60, unit.end == place.end + 1
    else { return nil }
    return Found(value: place.value * unit.value, end: unit.end)
  }

  /// Which in a row: "fourth", "thirty fourth", "34th".
  private func ordinal(_ analysis: Analysis, _ start: Int) -> Found? {
    let tokens = analysis.tokens
    if let digits = tokens.all[start].digits {
      let end = start + 2
      guard let value = Double(digits), end <= tokens.count, tokens.gap(before: start + 1).isEmpty,
        !tokens.all[start + 1].isNumber, self.value(unit, analysis, start + 1) == nil
      else { return nil }
      return Found(value: value, end: end)
    }
    let tens = value(number, analysis, start).flatMap { found in
      found.value >= 20 && found.value.truncatingRemainder(dividingBy: 10) == 0
        && found.end < tokens.count ? found : nil
    }
    if let tens, let ones = value(ordinals, analysis, tens.end), (1..<10).contains(ones.value) {
      return Found(value: tens.value + ones.value, end: ones.end)
    }
    return value(ordinals, analysis, start).flatMap { $0.value > 0 ? $0 : nil }
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
