/// Reads one template into a grammar's nodes.
///
/// `word`, `[optional]`, `(one | other)`, `<rule>`, `{field}`: `Documentation/Languages.md`
/// describes the syntax.
struct TemplateParser {
  struct Problem: Error {
    var what: String
  }

  /// The template as bytes: all its signs are of ASCII.
  private let bytes: [UInt8]
  private var index = 0
  let words: Words

  init(_ template: String, words: Words) {
    bytes = Array(template.utf8)
    self.words = words
  }

  mutating func parse(into grammar: inout Grammar) throws(Problem) -> Int32 {
    let node = try choice(&grammar)
    guard sign == nil else {
      throw Problem(
        what: "“\(text(index..<index + 1))” closes nothing; remove it or open it before")
    }
    return node
  }

  /// What comes next, `nil` at the end.
  private var sign: Unicode.Scalar? { index < bytes.count ? Unicode.Scalar(bytes[index]) : nil }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func choice(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    let first = try sequence(&grammar)
    guard sign == "|" else { return first }
    var alternatives = [first]
    while sign == "|" {
      index += 1
      alternatives.append(try sequence(&grammar))
    }
    return grammar.group(alternatives, Node.choice)
  }

  private mutating func sequence(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    var parts: [Int32] = []
    while true {
      while sign == " " || sign == "\t" { index += 1 }
      guard let sign, sign != "|", sign != ")", sign != "]" else { break }
      switch sign {
      case "[":
        index += 1
        let part = try choice(&grammar)
        try close("]")
        parts.append(grammar.add(.optional(part)))
      case "(":
        index += 1
        parts.append(try choice(&grammar))
        try close(")")
      case "<":
        parts.append(try rule(try enclosed(">"), &grammar))
      case "{":
        parts.append(try slot(try enclosed("}"), &grammar))
      default:
        parts.append(try literal(&grammar))
      }
    }
    return grammar.group(parts, Node.sequence)
  }

  private mutating func close(_ end: Unicode.Scalar) throws(Problem) {
    guard sign == end else { throw Problem(what: "“\(end)” is missing; add it") }
    index += 1
  }

  private mutating func enclosed(_ end: Unicode.Scalar) throws(Problem) -> String {
    let start = index + 1
    guard let place = bytes[index...].firstIndex(where: { Unicode.Scalar($0) == end }) else {
      let after = text(index..<bytes.count).prefix(20)
      throw Problem(what: "“\(end)” is missing after “\(after)”; add it")
    }
    index = place + 1
    return text(start..<place)
  }

  func rule(_ name: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    guard let rule = grammar.ruleNames[name] else {
      throw Problem(what: "there is no rule “\(name)”; write “\(name) = …” or correct the name")
    }
    return grammar.add(.rule(rule))
  }

  private mutating func literal(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    let start = index
    while let sign, !Self.endsWord(sign) { index += 1 }
    guard index > start else {
      throw Problem(what: "“\(text(start..<start + 1))” opens nothing; remove it")
    }
    do {
      if let part = try grammar.literal(bytes[start..<index], words) { return part }
    } catch {
      throw Problem(what: "there are no endings “\(error.name)”; add them to language.txt")
    }
    throw Problem(what: "“\(text(start..<index))” has neither letters nor digits; remove it")
  }

  private static func endsWord(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case " ", "\t", "|", "(", ")", "[", "]", "<", ">", "{", "}": true
    default: false
    }
  }
}
