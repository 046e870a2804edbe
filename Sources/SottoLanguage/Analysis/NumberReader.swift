/// Reads numbers in digits and in words: "50", "fifty", "twenty five", "2:30", "two minutes thirty".
///
/// The lexicon gives the words: `[number]` their values, `[timeUnit]` seconds, `[and]` what may stand
/// between, `[point]` what a fraction begins with.
final class NumberReader: Sendable {
  struct Found {
    var value: Double
    var end: Int
  }

  private let lexicon: Lexicon
  private let number: Int32?
  let unit: Int32?
  let and: Int32?
  private let point: Int32?

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    number = lexicon.known.number
    unit = lexicon.known.timeUnit
    and = lexicon.known.and
    point = lexicon.known.point
  }

  func numbers(_ kind: NumberKind, in analysis: Analysis, at start: Int) -> [Found] {
    guard start < analysis.tokens.count else { return [] }
    switch kind {
    case .number:
      return plain(analysis, start)
    case .year:
      return plain(analysis, start).filter {
        (1900...2099).contains($0.value) && $0.value == $0.value.rounded()
      }
    case .duration:
      return [duration(analysis, start)].compactMap { $0 }
    case .clock:
      let token = analysis.tokens.all[start]
      return [clock(token) ?? pointedClock(token)].compactMap { $0 }.map {
        Found(value: $0, end: start + 1)
      }
    case .date:
      return [date(analysis, start)].compactMap { $0 }
    }
  }

  /// The numbers that begin at a word: "three", and "three point five" beside it; also without the
  /// last word, which may be an article: "um acht ein Taxi".
  func plain(_ analysis: Analysis, _ start: Int) -> [Found] {
    if let digits = analysis.tokens.all[start].digits {
      guard let value = Double(String(digits.map { $0 == "," ? "." : $0 })) else { return [] }
      let found = Found(value: value, end: start + 1)
      return [found, scaled(found, analysis), fraction(after: found, analysis)].compactMap { $0 }
    }
    var sum = NumberSum()
    var whole = Found(value: 0, end: start)
    var shorter: Found?
    while whole.end < analysis.tokens.count, let next = value(number, analysis, whole.end),
      sum.add(next.value)
    {
      shorter = whole.end > start ? whole : nil
      whole = Found(value: sum.total, end: next.end)
    }
    guard whole.end > start else { return [] }
    return [shorter, whole, fraction(after: whole, analysis), spelled(analysis, start)]
      .compactMap { $0 }
  }

  /// Digits said one by one, as years are in Chinese: 二零一九.
  private func spelled(_ analysis: Analysis, _ start: Int) -> Found? {
    var found = Found(value: 0, end: start)
    var count = 0
    while found.end < analysis.tokens.count, let next = value(number, analysis, found.end),
      next.value < 10, next.value == next.value.rounded()
    {
      found = Found(value: found.value * 10 + next.value, end: next.end)
      count += 1
    }
    return count == Self.digitsOfYear ? found : nil
  }

  private static let digitsOfYear = 4

  /// Digits before a power of ten: `3万`.
  private func scaled(_ amount: Found, _ analysis: Analysis) -> Found? {
    guard amount.end < analysis.tokens.count,
      let power = value(number, analysis, amount.end), NumberSum.isPower(power.value)
    else { return nil }
    return Found(value: amount.value * power.value, end: power.end)
  }

  /// The digits after "point", said one by one or written: "three point five", 97点4.
  private func fraction(after whole: Found, _ analysis: Analysis) -> Found? {
    guard whole.end < analysis.tokens.count, let point = value(point, analysis, whole.end) else {
      return nil
    }
    var found = Found(value: whole.value, end: point.end)
    // Divided once: a sum of tenths and hundredths is not exact.
    var digits = 0.0
    var place = 1.0
    while found.end < analysis.tokens.count, let next = digit(analysis, found.end) {
      digits = digits * 10 + next.value
      place *= 10
      found.value = whole.value + digits / place
      found.end = next.end
    }
    return found.end == point.end ? nil : found
  }

  private func digit(_ analysis: Analysis, _ index: Int) -> Found? {
    let written = analysis.tokens.all[index].digits.flatMap { Double(String($0)) }
    let found = written.map { Found(value: $0, end: index + 1) } ?? value(number, analysis, index)
    return found.flatMap { $0.value < 10 ? $0 : nil }
  }

  /// The longest phrase of a list that begins at a word.
  func value(_ list: Int32?, _ analysis: Analysis, _ index: Int) -> Found? {
    guard let list else { return nil }
    var best: Found?
    for found in analysis.phrases[index]
    where lexicon.phrases[Int(found.phrase)].list == list && found.end > best?.end ?? 0 {
      if case .number(let value) = lexicon.phrases[Int(found.phrase)].value {
        best = Found(value: value, end: found.end)
      }
    }
    return best
  }
}
