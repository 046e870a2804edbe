/// A piece of Swift source that matters to whoever reads it: comments and what strings say are not.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An identifier or a keyword.
    case word
    /// `#` and a word, as in `#selector`.
    case directive
    /// A whole number, or the opening of a string or a regular expression.
    case literal
    /// One byte of punctuation or of an operator.
    case mark(UInt8)
  }

  package let kind: Kind
  /// Its bytes in the source.
  package let range: Range<Int>
}

extension UInt8 {
  /// Whether a word may hold it; all that is not ASCII is taken for letters.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isNewline }
}
