import SottoText

/// Finds the words of a text one after the other, in one pass over its bytes.
///
/// Languages' files and whole libraries are cut by it, so that it looks at bytes: letters of ASCII
/// are letters as they stand.
struct WordScanner {
  private let bytes: [UInt8]
  /// Where the next scalar begins, and the scalar; `nil` at the end.
  private var index = 0
  private var scalar: Unicode.Scalar?
  /// Where the one after it begins.
  private var after = 0
  private var quote = 0
  private var quoteEnd: Unicode.Scalar?
  private var found = 0
  /// Whether the word before this one is a number.
  private var afterDigits = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    advance()
  }

  mutating func next() -> Token? {
    var letters: [UInt32] = []
    guard var token = scan({ letters.append($0) }) else { return nil }
    token.letters = letters
    return token
  }

  /// The next word's hash, for those who ask nothing else of it.
  mutating func nextHash() -> UInt64? { scan({ _ in })?.hash }

  /// The next word; its folded letters are handed over one by one.
  private mutating func scan(_ take: (UInt32) -> Void) -> Token? {
    let before = index
    skipToWord()
    guard let first = scalar else { return nil }
    let start = index
    let digits = Self.isDigit(first)
    let isIdeograph = LetterClass.of(first).contains(.ideograph)
    let isKatakana = Self.isKatakana(first)
    var hash = WordHash()
    repeat {
      if let scalar {
        let folded = Folding.fold(scalar)
        if folded != 0 {
          take(folded)
          hash.add(folded)
        }
      }
      advance()
    } while !isIdeograph && continues(digits: digits, isKatakana: isKatakana)
    found += 1
    var token = Token(
      range: start..<index, letters: [], hash: hash.value,
      isCapitalized: isCapitalized(from: start),
      beginsLowerCase: LetterClass.of(first).contains(.lowerCase),
      quote: quoteEnd == nil ? 0 : quote, isFirst: found == 1)
    token.isAttached =
      found > 1 && (before == start ? afterDigits : isMarksOnly(from: before, to: start))
    afterDigits = digits
    token.closesQuote = quoteEnd != nil && closesSoon()
    return token
  }

  private mutating func advance() {
    index = after
    (scalar, after) = read(at: index)
  }

  /// The scalar that begins at a byte, and where the next begins.
  private func read(at place: Int) -> (scalar: Unicode.Scalar?, after: Int) {
    guard place < bytes.count else { return (nil, place) }
    let first = bytes[place]
    if first < 0x80 { return (Unicode.Scalar(first), place + 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(place + length, bytes.count)
    var value = UInt32(first) & 0x7F >> UInt32(length)
    for next in place + 1..<end { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  /// The first scalar from a byte on that is not passed over, and where it begins.
  private func first(
    from place: Int, passing: (Unicode.Scalar) -> Bool
  ) -> (scalar: Unicode.Scalar, place: Int)? {
    var place = place
    while case (let scalar?, let after) = read(at: place) {
      guard passing(scalar) else { return (scalar, place) }
      place = after
    }
    return nil
  }

  /// Whether what divides two words are an apostrophe and closing quotation marks, nothing else but
  /// the point of an initial: `Behzat Ç.'nin`.
  private func isMarksOnly(from end: Int, to start: Int) -> Bool {
    guard let mark = first(from: end, passing: { $0 == "." }), mark.place < start else {
      return false
    }
    return first(from: mark.place, passing: Self.isMark)?.place ?? bytes.count >= start
  }

  /// A capital followed by a small letter: "FM" and "I" are always written so.
  private func isCapitalized(from start: Int) -> Bool {
    guard case (let first?, let after) = read(at: start), after < index,
      let second = read(at: after).scalar
    else { return false }
    return LetterClass.of(first).contains(.upperCase)
      && LetterClass.of(second).contains(.lowerCase)
  }

  private mutating func skipToWord() {
    while let scalar, !Self.isWord(scalar) {
      if scalar == quoteEnd {
        quoteEnd = nil
      } else if quoteEnd == nil, let end = Self.quoteEnd(of: scalar) {
        quoteEnd = end
        quote += 1
      }
      advance()
    }
  }

  /// Whether the open quotation ends before the next word.
  private func closesSoon() -> Bool {
    first(from: index) { !Self.isWord($0) && $0 != quoteEnd }?.scalar == quoteEnd
  }

  /// Whether the next scalar belongs to the word that ends before it.
  /// - Parameters:
  ///   - digits: whether the word is a number.
  ///   - isKatakana: whether it is in katakana, which end where other letters begin: `TBSラジオ`, `シーズン2`.
  private func continues(digits: Bool, isKatakana: Bool) -> Bool {
    guard let scalar else { return false }
    if digits { return Self.isDigit(scalar) || joinsDigits(scalar) }
    if Self.isDigit(scalar), beginsDecimal() { return false }
    let found = LetterClass.of(scalar)
    if found.contains(.word), Self.isKatakana(scalar) != isKatakana { return false }
    return found.contains(.word) && !found.contains(.ideograph) || found.contains(.mark)
  }

  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A0...0x30FF).contains(scalar.value)
  }

  /// Whether the digits here go on behind a point: `FM89.1` is two words, `MP3` is one.
  private func beginsDecimal() -> Bool {
    guard let sign = first(from: index, passing: Self.isDigit),
      sign.scalar == "." || sign.scalar == ","
    else { return false }
    return read(at: sign.place + 1).scalar.map(Self.isDigit) ?? false
  }

  /// `89.1`, `1,5`, `2:30`.
  private func joinsDigits(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar == "." || scalar == "," || scalar == ":" else { return false }
    return read(at: after).scalar.map(Self.isDigit) ?? false
  }
}

extension WordScanner {
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    LetterClass.of(scalar).contains(.word)
  }

  /// What closes the quotation that a sign opens.
  private static func quoteEnd(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "\"": "\""
    case "“": "”"
    case "„": "“"
    case "«": "»"
    case "「": "」"
    case "『": "』"
    case "《": "》"
    default: nil
    }
  }

  /// An apostrophe, or what closes a quotation.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "ʼ", "‘", "\"", "”", "“", "»", "」", "』", "》": true
    default: false
    }
  }
}
