/// Reads numbers in digits and in words: "50", "fifty", "twenty five", "2:30", "two minutes thirty".
///
/// The lexicon gives the words: `[number]` their values, `[timeUnit]` seconds, `[and]` what may stand
/// between.
struct NumberReader {
  struct Found {
    var value: Double
    var end: Int
  }

  private let lexicon: Lexicon
  private let number: Int32?
  private let unit: Int32?
  private let and: Int32?

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    number = lexicon.lists["number"]
    unit = lexicon.lists["timeUnit"]
    and = lexicon.lists["and"]
  }

  func numbers(_ kind: NumberKind, in listening: Listening, at start: Int) -> [Found] {
    guard start < listening.tokens.count else { return [] }
    switch kind {
    case .number:
      return [plain(listening, start)].compactMap { $0 }
    case .year:
      return [plain(listening, start)].compactMap { $0 }.filter {
        (1900...2099).contains($0.value) && $0.value == $0.value.rounded()
      }
    case .duration:
      return [duration(listening, start)].compactMap { $0 }
    case .clock:
      return [clock(listening.tokens.all[start])].compactMap { $0 }.map {
        Found(value: $0, end: start + 1)
      }
    }
  }

  private func plain(_ listening: Listening, _ start: Int) -> Found? {
    if let digits = listening.tokens.all[start].digits {
      let value = Double(String(digits.map { $0 == "," ? "." : $0 }))
      return value.map { Found(value: $0, end: start + 1) }
    }
    var total = 0.0
    var index = start
    var last = Double.infinity
    while index < listening.tokens.count, let next = value(number, listening, index) {
      if next.value >= 100, last < 100 {
        total *= next.value  // "two hundred"
      } else if index == start || next.value < last && last >= 20 {
        total += next.value  // "twenty five", "hundred and five"
      } else {
        break
      }
      last = next.value
      index = next.end
    }
    return index == start ? nil : Found(value: total, end: index)
  }

  private func duration(_ listening: Listening, _ start: Int) -> Found? {
    if let clock = clock(listening.tokens.all[start]) { return Found(value: clock, end: start + 1) }
    var total = 0.0
    var index = start
    var lastUnit: Double?
    while index < listening.tokens.count {
      if lastUnit != nil, let skipped = value(and, listening, index) { index = skipped.end }
      guard index < listening.tokens.count else { break }
      let amount = plain(listening, index)
      let after = amount?.end ?? index
      if after < listening.tokens.count, let unit = value(unit, listening, after) {
        total += (amount?.value ?? 1) * unit.value
        lastUnit = unit.value
        index = unit.end
      } else if let amount, let unit = lastUnit, unit >= 60 {
        // "two minutes thirty"
        return Found(value: total + amount.value * unit / 60, end: amount.end)
      } else {
        break
      }
    }
    return lastUnit == nil ? nil : Found(value: total, end: index)
  }

  /// `2:30`, `1:02:30`.
  private func clock(_ token: Token) -> Double? {
    guard let digits = token.digits, digits.contains(":") else { return nil }
    return digits.split(separator: ":").reduce(0.0) { total, part in
      total.flatMap { total in Double(part).map { total * 60 + $0 } }
    }
  }

  /// The longest phrase of a list that begins at a word.
  private func value(_ list: Int32?, _ listening: Listening, _ index: Int) -> Found? {
    guard let list else { return nil }
    var best: Found?
    for found in listening.phrases[index]
    where lexicon.phrases[Int(found.phrase)].list == list && found.end > best?.end ?? 0 {
      if case .number(let value) = lexicon.phrases[Int(found.phrase)].value {
        best = Found(value: value, end: found.end)
      }
    }
    return best
  }
}
