/// Finds the words of a text one after the other, in one pass over its scalars.
struct WordScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var quote = 0
  private var quoteEnd: Unicode.Scalar?
  private var found = 0
  /// Whether the word before this one is a number.
  private var afterDigits = false

  init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  mutating func next() -> Token? {
    let before = index
    skipToWord()
    guard index < scalars.endIndex else { return nil }
    let start = index
    let first = scalars[start]
    let digits = isDigit(first)
    var letters: [UInt32] = []
    var hash = WordHash()
    repeat {
      let folded = Folding.fold(scalars[index])
      if folded != 0 {
        letters.append(folded)
        hash.add(folded)
      }
      scalars.formIndex(after: &index)
    } while index < scalars.endIndex && !isIdeograph(first)
      && continues(scalars[index], digits: digits)
    found += 1
    var token = Token(
      range: start..<index, letters: letters, hash: hash.value,
      isCapitalized: isCapitalized(from: start),
      beginsLowerCase: LetterClass.of(first).contains(.lowerCase),
      quote: quoteEnd == nil ? 0 : quote, isFirst: found == 1)
    token.isAttached =
      found > 1 && (before == start ? afterDigits : isMarksOnly(from: before, to: start))
    afterDigits = digits
    token.closesQuote = quoteEnd != nil && index < scalars.endIndex && closesSoon()
    return token
  }

  /// Whether what divides two words are an apostrophe and closing quotation marks, nothing else but
  /// the point of an initial: `Behzat Ç.'nin`.
  private func isMarksOnly(from end: String.Index, to start: String.Index) -> Bool {
    let marks = scalars[end..<start].drop { $0 == "." }
    return !marks.isEmpty
      && marks.allSatisfy {
        Self.apostrophes.contains($0) || Self.closingQuotes.contains($0)
      }
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "ʼ", "‘"]
  private static let closingQuotes = Set(quotes.values)

  /// A capital followed by a small letter: "FM" and "I" are always written so.
  private func isCapitalized(from start: String.Index) -> Bool {
    let second = scalars.index(after: start)
    return LetterClass.of(scalars[start]).contains(.upperCase) && second < index
      && LetterClass.of(scalars[second]).contains(.lowerCase)
  }

  private mutating func skipToWord() {
    while index < scalars.endIndex, !isWord(scalars[index]) {
      let scalar = scalars[index]
      if scalar == quoteEnd {
        quoteEnd = nil
      } else if quoteEnd == nil, let end = Self.quotes[scalar] {
        quoteEnd = end
        quote += 1
      }
      scalars.formIndex(after: &index)
    }
  }

  /// Whether the open quotation ends before the next word.
  private func closesSoon() -> Bool {
    scalars[index...].first { isWord($0) || $0 == quoteEnd } == quoteEnd
  }

  private static let quotes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」", "『": "』", "《": "》",
  ]

  private func continues(_ scalar: Unicode.Scalar, digits: Bool) -> Bool {
    if digits { return isDigit(scalar) || joinsDigits(scalar) }
    if isDigit(scalar), beginsDecimal() { return false }
    let found = LetterClass.of(scalar)
    return found.contains(.word) && !found.contains(.ideograph) || found.contains(.mark)
  }

  /// Whether the digits here go on behind a point: `FM89.1` is two words, `MP3` is one.
  private func beginsDecimal() -> Bool {
    let rest = scalars[index...].drop(while: isDigit)
    guard let sign = rest.first, sign == "." || sign == "," else { return false }
    return rest.dropFirst().first.map(isDigit) ?? false
  }

  /// `89.1`, `1,5`, `2:30`.
  private func joinsDigits(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == "." || scalar == "," || scalar == ":" else { return false }
    let after = scalars.index(after: index)
    return after < scalars.endIndex && isDigit(scalars[after])
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool { LetterClass.of(scalar).contains(.word) }

  private func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    LetterClass.of(scalar).contains(.ideograph)
  }
}
