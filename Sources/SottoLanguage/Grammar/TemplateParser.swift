/// Reads one template into a grammar's nodes.
///
/// `word`, `[optional]`, `(one | other)`, `<rule>`, `{field}`, `@cost`: `Documentation/Languages.md`
/// describes the syntax.
struct TemplateParser {
  struct Problem: Error {
    var what: String
  }

  private var rest: Substring.UnicodeScalarView
  let words: Words

  init(_ template: String, words: Words) {
    rest = template[...].unicodeScalars
    self.words = words
  }

  mutating func parse(into grammar: inout Grammar) throws(Problem) -> Int32 {
    let node = try choice(&grammar)
    guard rest.isEmpty else {
      throw Problem(
        what: "“\(Substring(rest).prefix(1))” closes nothing; remove it or open it before")
    }
    return node
  }

  private mutating func choice(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    var alternatives = [try sequence(&grammar)]
    while rest.first == "|" {
      rest.removeFirst()
      alternatives.append(try sequence(&grammar))
    }
    return grammar.group(alternatives, Node.choice)
  }

  private mutating func sequence(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    var parts: [Int32] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard let sign = rest.first, sign != "|", sign != ")", sign != "]" else { break }
      switch sign {
      case "[":
        rest.removeFirst()
        let part = try choice(&grammar)
        try close("]")
        parts.append(grammar.add(.optional(part)))
      case "(":
        rest.removeFirst()
        parts.append(try choice(&grammar))
        try close(")")
      case "<":
        parts.append(try rule(try enclosed(">"), &grammar))
      case "{":
        parts.append(try slot(try enclosed("}"), &grammar))
      case "@":
        parts.append(try cost(&grammar))
      default:
        try literal(&parts, &grammar)
      }
    }
    return grammar.group(parts, Node.sequence)
  }

  private mutating func close(_ sign: Unicode.Scalar) throws(Problem) {
    guard rest.first == sign else { throw Problem(what: "“\(sign)” is missing; add it") }
    rest.removeFirst()
  }

  private mutating func enclosed(_ end: Unicode.Scalar) throws(Problem) -> String {
    guard let place = rest.firstIndex(of: end) else {
      throw Problem(what: "“\(end)” is missing after “\(Substring(rest).prefix(20))”; add it")
    }
    let inside = rest[rest.index(after: rest.startIndex)..<place]
    rest = rest[rest.index(after: place)...]
    return String(inside)
  }

  func rule(_ name: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    guard let rule = grammar.ruleNames[name] else {
      throw Problem(what: "there is no rule “\(name)”; write “\(name) = …” or correct the name")
    }
    return grammar.add(.rule(rule))
  }

  private mutating func cost(_ grammar: inout Grammar) throws(Problem) -> Int32 {
    rest.removeFirst()
    let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "-" }
    rest = rest.dropFirst(digits.count)
    guard let cost = Float(Substring(digits)) else {
      throw Problem(what: "“@” needs a number, as in “@0.5”")
    }
    return grammar.add(.cost(cost))
  }

  private mutating func literal(_ parts: inout [Int32], _ grammar: inout Grammar) throws(Problem) {
    let chunk = Substring(rest.prefix { !Self.signs.contains($0) })
    guard !chunk.isEmpty else {
      throw Problem(what: "“\(Substring(rest).prefix(1))” opens nothing; remove it")
    }
    rest = rest.dropFirst(chunk.unicodeScalars.count)
    let sequences: [[Int32]]
    do {
      sequences = try grammar.lexicon.patternWords(String(chunk), words)
    } catch {
      throw Problem(what: "there are no endings “\(error.name)”; add them to language.txt")
    }
    guard !sequences.isEmpty else {
      throw Problem(what: "“\(chunk)” has neither letters nor digits; remove it")
    }
    let spellings = sequences.map { sequence in
      let words = sequence.map { grammar.add(.word($0)) }
      return grammar.group(words, Node.sequence)
    }
    parts.append(grammar.group(spellings, Node.choice))
  }

  /// What ends a word.
  private static let signs: Set<Unicode.Scalar> = [
    " ", "\t", "|", "(", ")", "[", "]", "<", ">", "{", "}", "@",
  ]
}

extension Grammar {
  mutating func add(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// The parts as one node; a single part stands for itself.
  mutating func group(_ parts: [Int32], _ make: (_ start: Int32, _ end: Int32) -> Node) -> Int32 {
    if parts.count == 1 { return parts[0] }
    children += parts
    return add(make(Int32(children.count - parts.count), Int32(children.count)))
  }
}
