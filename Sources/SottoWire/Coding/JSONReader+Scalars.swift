import Intents

extension JSONReader {
  // MARK: Strings

  /// The string that begins at the quotation mark under the reader.
  mutating func string() throws(JSON.SyntaxError) -> String {
    at += 1
    let start = at
    var text: [UInt8] = []
    var copied = at
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[copied..<at])
        at += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSON.SyntaxError(problem: "A string that is not UTF-8 begins", offset: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[copied..<at])
        text.append(contentsOf: try escape().utf8)
        copied = at
      case 0..<0x20: throw error("A control character stands in a string")
      default: at += 1
      }
    }
    throw error("A string is not closed")
  }

  private mutating func escape() throws(JSON.SyntaxError) -> String {
    at += 1
    guard let byte = next else { throw error("The text ends") }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try scalar())
    default: throw error("An escape is unknown")
    }
  }

  /// Four digits, or twice four for what UTF-16 needs two units for.
  private mutating func scalar() throws(JSON.SyntaxError) -> UnicodeScalar {
    let first = try unit()
    if let scalar = UnicodeScalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(first), bytes[at...].starts(with: #"\u"#.utf8) else {
      throw error("Half a character is escaped")
    }
    at += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw error("Half a character is escaped") }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(JSON.SyntaxError) -> UInt16 {
    let digits = bytes[at...].prefix(4)
    guard
      digits.count == 4, let text = String(validating: digits, as: UTF8.self),
      text.first?.isHexDigit == true, let unit = UInt16(text, radix: 16)
    else { throw error("Four hexadecimal digits are missing") }
    at += 4
    return unit
  }

  // MARK: Numbers

  /// An integer where it is whole and fits one, so that a tree equals itself after a journey.
  mutating func number() throws(JSON.SyntaxError) -> PlainValue {
    let start = at
    if next == UInt8(ascii: "-") { at += 1 }
    let firstDigit = at
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), at - firstDigit > 1 {
      throw error("A number begins with a zero")
    }
    if next == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      at += 1
      if let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { at += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw JSON.SyntaxError(problem: "A number is too large", offset: start)
    }
    return Int(exactly: number).map(PlainValue.integer) ?? .number(number)
  }

  private mutating func digits() throws(JSON.SyntaxError) {
    let start = at
    while let byte = next, 0x30...0x39 ~= byte { at += 1 }
    guard at > start else {
      throw error(next == nil ? "The text ends" : "Neither value nor word begins")
    }
  }
}
