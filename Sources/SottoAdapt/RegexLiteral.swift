/// Tells a regular expression from a division.
enum RegexLiteral {
  /// Bytes after which a regular expression that has not ended is taken for none, so that source full
  /// of slashes is read in linear time.
  private static let maximumLength = 4096

  /// The length of the regular expression that opens at a position; `nil` where none does.
  ///
  /// - Parameter previous: The token before; after an operand a bare slash divides.
  static func length(at position: Int, in source: [UInt8], after previous: Token?) -> Int? {
    let pounds = StringDelimiter.pounds(at: position, in: source)
    let opening = position + pounds
    guard opening < source.count, source[opening] == UInt8(ascii: "/") else { return nil }
    if pounds == 0 {
      guard !isOperand(previous, in: source) else { return nil }
      return bareLength(from: position, in: source)
    }
    return extendedLength(from: position, pounds: pounds, in: source)
  }

  /// As the compiler has it: on one line, its parentheses in pairs, no blank at either end.
  private static func bareLength(from position: Int, in source: [UInt8]) -> Int? {
    var index = position + 1
    guard index < source.count, !source[index].isBlank, source[index] != UInt8(ascii: "/") else {
      return nil
    }
    var open = 0
    var isInClass = false
    let end = min(source.count, position + maximumLength)
    while index < end, !source[index].isNewline {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: open += 1
      case UInt8(ascii: ")") where !isInClass:
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/"):
        return source[index - 1].isBlank || open > 0 ? nil : index + 1 - position
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Between pounds it may run over lines when its first line is empty.
  private static func extendedLength(from position: Int, pounds: Int, in source: [UInt8]) -> Int? {
    var index = position + pounds + 1
    let end = min(source.count, position + maximumLength)
    let isMultiline =
      index < end && source[index..<end].first { $0 != UInt8(ascii: " ") }?.isNewline ?? true
    while index < end, isMultiline || !source[index].isNewline {
      if source[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      let closing = source[index...].prefix(1 + pounds)
      if closing.first == UInt8(ascii: "/"), closing.count == 1 + pounds,
        closing.dropFirst().allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return index + 1 + pounds - position
      }
      index += 1
    }
    return nil
  }

  private static func isOperand(_ token: Token?, in source: [UInt8]) -> Bool {
    switch token?.kind {
    case nil, .directive: false
    case .literal: true
    case .mark(let byte):
      [
        UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
        UInt8(ascii: "?"),
      ].contains(byte)
    case .word:
      token.map { !keywords.contains(String(decoding: source[$0.range], as: UTF8.self)) } ?? false
    }
  }

  /// The words after which an expression begins.
  private static let keywords: Set<String> = [
    "as", "await", "case", "else", "guard", "if", "in", "is", "repeat", "return", "switch", "throw",
    "try", "where", "while", "yield",
  ]
}
