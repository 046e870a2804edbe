/// Reads one template into a grammar's nodes.
///
/// `word`, `[optional]`, `(one | other)`, `<rule>`, `{field}`, `@cost`: `Documentation/Languages.md`
/// describes the syntax.
struct TemplateParser {
  struct Problem: Error {
    var what: String
  }

  private var rest: Substring.UnicodeScalarView
  private let words: Words

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

  private func rule(_ name: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
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
    let sequences: [[UInt64]]
    do {
      sequences = try words.sequences(of: String(chunk))
    } catch {
      throw Problem(what: "there are no endings “\(error.name)”; add them to language.txt")
    }
    guard !sequences.isEmpty else {
      throw Problem(what: "“\(chunk)” has neither letters nor digits; remove it")
    }
    let spellings = sequences.map { sequence in
      let words = sequence.map { grammar.add(.word(grammar.lexicon.word($0))) }
      return grammar.group(words, Node.sequence)
    }
    parts.append(grammar.group(spellings, Node.choice))
  }

  /// What ends a word.
  private static let signs: Set<Unicode.Scalar> = [
    " ", "\t", "|", "(", ")", "[", "]", "<", ">", "{", "}", "@",
  ]

  private func slot(_ text: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    if text == "app" { return grammar.add(.app) }
    if let equals = text.firstIndex(of: "=") {
      let field = try self.field(text[..<equals], &grammar)
      grammar.constants.append(
        Grammar.Constant(field: field, value: .constant(text[text.index(after: equals)...])))
      return grammar.add(.constant(Int32(grammar.constants.count - 1)))
    }
    guard let colon = text.firstIndex(of: ":") else { return try plainSlot(text, &grammar) }
    let field = try self.field(text[..<colon], &grammar)
    return try slot(field, from: text[text.index(after: colon)...], &grammar)
  }

  /// `{field}`, `{field!}`, `{field^form}`, `{field^form+}`.
  private func plainSlot(_ text: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    var name = text[...]
    var form = Node.noForm
    var certainty = Certainty.none
    if let caret = name.firstIndex(of: "^") {
      var formName = String(name[name.index(after: caret)...])
      if formName.last == "+" {
        formName.removeLast()
        certainty = .form
      }
      guard let known = words.inflection.forms[formName] else {
        throw Problem(what: "there is no form “\(formName)”; add it to language.txt")
      }
      form = known
      name = name[..<caret]
    } else if name.last == "!" {
      name.removeLast()
      certainty = .vocabulary
    }
    let field = try self.field(name, &grammar)
    if form == Node.noForm, certainty == .none, let list = grammar.lexicon.lists[String(name)] {
      return grammar.add(.phrase(field: field, list: list))
    }
    return grammar.add(.text(field: field, form: form, certainty))
  }

  private func slot(
    _ field: Int32, from source: Substring, _ grammar: inout Grammar
  ) throws(Problem) -> Int32 {
    if source.first == "<", source.last == ">" {
      let part = try rule(String(source.dropFirst().dropLast()), &grammar)
      return grammar.add(.capture(field: field, part))
    }
    if source == "choice" { return grammar.add(.choiceName(field: field)) }
    if source == "text" {
      return grammar.add(.text(field: field, form: Node.noForm, .none))
    }
    let negative = source.first == "-"
    if let kind = NumberKind(rawValue: String(negative ? source.dropFirst() : source)) {
      return grammar.add(.number(field: field, kind, negative: negative))
    }
    guard let list = grammar.lexicon.lists[String(source)] else {
      throw Problem(what: "there is no list “\(source)”; add it to lexicon.txt")
    }
    return grammar.add(.phrase(field: field, list: list))
  }

  private func field(_ name: Substring, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    if name.isEmpty { return Node.noField }
    guard let field = Field(String(name)) else {
      throw Problem(what: "no Reading has a parameter “\(name)”; correct the name")
    }
    if let known = grammar.fields.firstIndex(of: field) { return Int32(known) }
    grammar.fields.append(field)
    return Int32(grammar.fields.count - 1)
  }
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

extension Reading.Value {
  /// A constant as the files write it: `true`, a number, `from..to`, or text.
  static func constant(_ text: some StringProtocol) -> Reading.Value {
    if text == "true" { return .bool(true) }
    if text == "false" { return .bool(false) }
    if let number = Double(text) { return .number(number) }
    let parts = String(text).split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts[1].isEmpty {
      return .object(["start": .string(String(parts[0])), "end": .string(String(parts[2]))])
    }
    return .string(String(text))
  }
}
