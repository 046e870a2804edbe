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

  func numbers(_ kind: NumberKind, in listening: Listening, at start: Int) -> [Found] {
    guard start < listening.tokens.count else { return [] }
    switch kind {
    case .number:
      return plain(listening, start)
    case .year:
      return plain(listening, start).filter {
        (1900...2099).contains($0.value) && $0.value == $0.value.rounded()
      }
    case .duration:
      return [duration(listening, start)].compactMap { $0 }
    case .clock:
      let token = listening.tokens.all[start]
      return [clock(token) ?? pointedClock(token)].compactMap { $0 }.map {
        Found(value: $0, end: start + 1)
      }
    }
  }

  /// The numbers that begin at a word: "three", and "three point five" beside it; also without the
  /// last word, which may be an article: "um acht ein Taxi".
  func plain(_ listening: Listening, _ start: Int) -> [Found] {
    if let digits = listening.tokens.all[start].digits {
      guard let value = Double(String(digits.map { $0 == "," ? "." : $0 })) else { return [] }
      let found = Found(value: value, end: start + 1)
      return [found, scaled(found, listening), fraction(after: found, listening)].compactMap { $0 }
    }
    var sum = NumberSum()
    var whole = Found(value: 0, end: start)
    var shorter: Found?
    while whole.end < listening.tokens.count, let next = value(number, listening, whole.end),
      sum.add(next.value)
    {
      shorter = whole.end > start ? whole : nil
      whole = Found(value: sum.total, end: next.end)
    }
    guard whole.end > start else { return [] }
    return [shorter, whole, fraction(after: whole, listening), spelled(listening, start)]
      .compactMap { $0 }
  }

  /// Digits said one by one, as years are in Chinese: 二零一九.
  private func spelled(_ listening: Listening, _ start: Int) -> Found? {
    var found = Found(value: 0, end: start)
    var count = 0
    while found.end < listening.tokens.count, let next = value(number, listening, found.end),
      next.value < 10, next.value == next.value.rounded()
    {
      found = Found(value: found.value * 10 + next.value, end: next.end)
      count += 1
    }
    return count == Self.digitsOfYear ? found : nil
  }

  private static let digitsOfYear = 4

  /// Digits before a power of ten: `3万`.
  private func scaled(_ amount: Found, _ listening: Listening) -> Found? {
    guard amount.end < listening.tokens.count,
      let power = value(number, listening, amount.end), NumberSum.isPower(power.value)
    else { return nil }
    return Found(value: amount.value * power.value, end: power.end)
  }

  /// The digits after "point", said one by one or written: "three point five", 97点4.
  private func fraction(after whole: Found, _ listening: Listening) -> Found? {
    guard whole.end < listening.tokens.count, let point = value(point, listening, whole.end) else {
      return nil
    }
    var found = Found(value: whole.value, end: point.end)
    // Divided once: a sum of tenths and hundredths is not exact.
    var digits = 0.0
    var place = 1.0
    while found.end < listening.tokens.count, let next = digit(listening, found.end) {
      digits = digits * 10 + next.value
      place *= 10
      found.value = whole.value + digits / place
      found.end = next.end
    }
    return found.end == point.end ? nil : found
  }

  private func digit(_ listening: Listening, _ index: Int) -> Found? {
    let written = listening.tokens.all[index].digits.flatMap { Double(String($0)) }
    let found = written.map { Found(value: $0, end: index + 1) } ?? value(number, listening, index)
    return found.flatMap { $0.value < 10 ? $0 : nil }
  }

  /// The longest phrase of a list that begins at a word.
  func value(_ list: Int32?, _ listening: Listening, _ index: Int) -> Found? {
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
