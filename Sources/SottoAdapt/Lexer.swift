/// Cuts Swift source into tokens, as the compiler does.
///
/// Comments nest; strings may be raw, run over lines and hold code in interpolations, which is cut
/// into tokens, too; a slash opens a regular expression only where an operand is missing. Bytes that
/// are no Swift, such as a string that never ends, are passed over: the compiler will say so.
///
/// - Complexity: linear in the length of the source.
package struct Lexer {
  private let source: [UInt8]
  private var position = 0
  private var tokens: [Token] = []
  private var contexts = [Context.code(openParentheses: 0)]

  /// What the next bytes are part of. A stack of its own, as source may nest as deep as it likes.
  private enum Context {
    case code(openParentheses: Int)
    case string(StringDelimiter)
  }

  package static func tokens(of source: [UInt8]) -> [Token] {
    var lexer = Lexer(source: source)
    return lexer.run()
  }

  private init(source: [UInt8]) { self.source = source }

  private mutating func run() -> [Token] {
    if starts(with: "#!") { skipLine() }
    while position < source.count {
      switch contexts[contexts.count - 1] {
      case .code(let open): code(open)
      case .string(let delimiter): string(delimiter)
      }
    }
    return tokens
  }

  private mutating func code(_ open: Int) {
    let byte = source[position]
    if byte.isBlank {
      position += 1
    } else if starts(with: "//") {
      skipLine()
    } else if starts(with: "/*") {
      skipBlockComment()
    } else if starts(with: "<#"), let end = find("#>", before: endOfLine(position)) {
      position = end  // An editor's placeholder.
    } else if let delimiter = StringDelimiter(at: position, in: source) {
      add(.literal, delimiter.openingLength)
      contexts.append(.string(delimiter))
    } else if let length = RegexLiteral.length(at: position, in: source, after: tokens.last) {
      add(.literal, length)
    } else if byte == UInt8(ascii: "`"), let end = find("`", from: position + 1) {
      add(.word, end - position)
    } else if byte == UInt8(ascii: "#"), peek(1)?.isWordByte ?? false {
      add(.directive, 1 + wordLength(from: position + 1))
    } else if byte.isDigit {
      add(.literal, wordLength(from: position))
    } else if byte.isWordByte {
      add(.word, wordLength(from: position))
    } else {
      mark(byte, open)
    }
  }

  private mutating func mark(_ byte: UInt8, _ open: Int) {
    if byte == UInt8(ascii: "(") {
      contexts[contexts.count - 1] = .code(openParentheses: open + 1)
    } else if byte == UInt8(ascii: ")") {
      if open > 0 {
        contexts[contexts.count - 1] = .code(openParentheses: open - 1)
      } else if contexts.count > 1 {
        contexts.removeLast()  // The end of an interpolation.
        position += 1
        return
      }
    }
    add(.mark(byte), 1)
  }

  private mutating func string(_ delimiter: StringDelimiter) {
    if let length = delimiter.closingLength(at: position, in: source) {
      position += length
      contexts.removeLast()
    } else if let length = delimiter.escapeLength(at: position, in: source) {
      if peek(length) == UInt8(ascii: "(") {
        contexts.append(.code(openParentheses: 0))
      }
      position = min(position + length + 1, source.count)
    } else if source[position].isNewline, !delimiter.isMultiline {
      contexts.removeLast()  // It was never closed.
    } else {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  private mutating func skipLine() { position = endOfLine(position) }

  private mutating func add(_ kind: Token.Kind, _ length: Int) {
    tokens.append(Token(kind: kind, range: position..<position + length))
    position += length
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < source.count ? source[position + distance] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    source[position...].starts(with: text.bytes)
  }

  private func endOfLine(_ start: Int) -> Int {
    source[start...].firstIndex(where: \.isNewline) ?? source.count
  }

  /// The index after the next occurrence of `text` on the same line.
  private func find(
    _ text: StaticString, from start: Int? = nil, before end: Int? = nil
  ) -> Int? {
    var index = start ?? position
    let end = end ?? endOfLine(index)
    while index < end {
      if source[index..<end].starts(with: text.bytes) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  private func wordLength(from start: Int) -> Int {
    (source[start...].firstIndex { !$0.isWordByte } ?? source.count) - start
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
