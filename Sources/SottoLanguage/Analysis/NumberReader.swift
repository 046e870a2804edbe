/// Reads numbers in digits and in words: "50", "fifty", "twenty five", "2:30", "two minutes thirty".
///
/// The lexicon gives the words: `[number]` their values, `[timeUnit]` seconds, `[and]` what may stand
/// between, `[point]` what a fraction begins with, `[fraction]` the parts that it is counted in: «сотых».
final class NumberReader: Sendable {
  struct Found {
    var value: Double
    var end: Int
  }

  private let lexicon: Lexicon
  let number: Int32?
  let ordinals: Int32?
  let unit: Int32?
  let and: Int32?
  private let point: Int32?
  private let fraction: Int32?

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    number = lexicon.known.number
    ordinals = lexicon.known.ordinals
    unit = lexicon.known.timeUnit
    and = lexicon.known.and
    point = lexicon.known.point
    fraction = lexicon.known.fraction
  }

  func numbers(_ kind: NumberKind, in analysis: Analysis, at start: Int) -> [Found] {
    guard start < analysis.tokens.count, !isInside(analysis, start) else { return [] }
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

  /// Whether a number goes on with a word rather than begins with it: “bir buçuk” is no “buçuk”.
  private func isInside(_ analysis: Analysis, _ start: Int) -> Bool {
    guard start > 0, let part = value(number, analysis, start), (0..<1).contains(part.value),
      part.value > 0, let whole = value(number, analysis, start - 1)
    else { return false }
    return whole.value >= 1 && whole.end == start
  }

  /// The numbers that begin at a word: "three", and "three point five" beside it; also without the
  /// last word, which may be an article: "um acht ein Taxi"; and the first half alone of a year, which may
  /// be an hour: "eighteen forty five".
  func plain(_ analysis: Analysis, _ start: Int) -> [Found] {
    if let digits = analysis.tokens.all[start].digits {
      guard let value = Double(String(digits.map { $0 == "," ? "." : $0 })) else { return [] }
      let found = Found(value: value, end: start + 1)
      return [found, scaled(found, analysis), fraction(after: found, analysis)].compactMap { $0 }
    }
    var sum = NumberSum()
    var whole = Found(value: 0, end: start)
    var shorter: Found?
    var half: Found?
    while whole.end < analysis.tokens.count, let next = value(number, analysis, whole.end),
      sum.add(next.value)
    {
      shorter = whole.end > start ? whole : nil
      whole = Found(value: sum.total, end: next.end)
      if sum.hasHalves { half = half ?? shorter }
    }
    guard whole.end > start else { return [] }
    return [half, shorter, whole, fraction(after: whole, analysis), spelled(analysis, start)]
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

  /// What stands after "point": figures, 97点4, or a number, "virgule vingt-cinq".
  private func fraction(after whole: Found, _ analysis: Analysis) -> Found? {
    guard whole.end < analysis.tokens.count, let point = value(point, analysis, whole.end),
      var part = twoFigures(analysis, point.end) ?? figures(analysis, point.end)
    else { return nil }
    if part.end < analysis.tokens.count, let named = value(fraction, analysis, part.end) {
      part.unit = named.value
      part.end = named.end
    }
    // Divided once: a sum of tenths and hundredths is not exact.
    return Found(value: whole.value + part.value / part.unit, end: part.end)
  }

  /// So many hundredths.
  private struct Part {
    var value = 0.0
    var unit = 1.0
    var end: Int
  }

  /// Figures said one by one, or written.
  private func figures(_ analysis: Analysis, _ start: Int) -> Part? {
    var part = Part(end: start)
    while part.end < analysis.tokens.count {
      if let written = analysis.tokens.all[part.end].digits, let value = Int(written) {
        let unit = written.reduce(1.0) { unit, _ in unit * 10 }
        part = Part(
          value: part.value * unit + Double(value), unit: part.unit * unit, end: part.end + 1)
      } else if let next = value(number, analysis, part.end), next.value < 10 {
        part = Part(value: part.value * 10 + next.value, unit: part.unit * 10, end: next.end)
      } else {
        break
      }
    }
    return part.end > start ? part : nil
  }

  /// Two figures said as one number; 三点二十 is rather an hour.
  private func twoFigures(_ analysis: Analysis, _ start: Int) -> Part? {
    guard start < analysis.tokens.count, !analysis.tokens.all[start].isIdeograph,
      let tens = value(number, analysis, start), (10..<100).contains(tens.value)
    else { return nil }
    var part = Part(value: tens.value, unit: 100, end: tens.end)
    if tens.value >= 20, tens.value.truncatingRemainder(dividingBy: 10) == 0,
      tens.end < analysis.tokens.count, let ones = value(number, analysis, tens.end),
      (1..<10).contains(ones.value)
    {
      part.value += ones.value
      part.end = ones.end
    }
    return part
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
