/// What stands in braces.
extension TemplateParser {
  func slot(_ text: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    if text == "app" { return grammar.add(.app) }
    if text == ":word" { return grammar.add(.anyWord(isOwn: false)) }
    if text == ":ownWord" { return grammar.add(.anyWord(isOwn: true)) }
    if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
      let field = try self.field(text[..<equals], &grammar)
      return grammar.constant(text[text.index(after: equals)...], of: field)
    }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return try plainSlot(text, &grammar)
    }
    let source = text[text.index(after: colon)...]
    var name = text[..<colon]
    var form = Node.noForm
    if let caret = name.utf8.firstIndex(of: UInt8(ascii: "^")) {
      form = try self.form(name[name.index(after: caret)...])
      name = name[..<caret]
    }
    return try slot(try field(name, &grammar), from: source, form, &grammar)
  }

  private func form(_ name: some StringProtocol) throws(Problem) -> Int32 {
    guard let form = words.inflection.forms[String(name)] else {
      throw Problem(what: "there is no form “\(name)”; add it to language.txt")
    }
    return form
  }

  /// `{field}`, `{field!}`, `{field^form}`, `{field^form+}`.
  private func plainSlot(_ text: String, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    var name = text[...]
    var form = Node.noForm
    var certainty = Certainty.none
    if let caret = name.utf8.firstIndex(of: UInt8(ascii: "^")) {
      var formName = String(name[name.index(after: caret)...])
      if formName.last == "+" {
        formName.removeLast()
        certainty = .form
      } else if formName.last == "!" {
        formName.removeLast()
        certainty = .vocabulary
      }
      form = try self.form(formName)
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
    _ field: Int32, from source: Substring, _ form: Int32, _ grammar: inout Grammar
  ) throws(Problem) -> Int32 {
    if source.first == "<", source.last == ">" {
      let part = try rule(String(source.dropFirst().dropLast()), &grammar)
      return grammar.add(.capture(field: field, form: form, part))
    }
    if source == "choice" { return grammar.add(.choiceName(field: field)) }
    if source == "text" {
      return grammar.add(.text(field: field, form: form, .none))
    }
    let negative = source.first == "-"
    if let kind = NumberKind(rawValue: String(negative ? source.dropFirst() : source)) {
      return grammar.add(.number(field: field, kind, negative: negative))
    }
    if let range = try range(source) {
      return grammar.add(.range(field: field, from: range.lowerBound, to: range.upperBound))
    }
    guard let list = grammar.lexicon.lists[String(source)] else {
      throw Problem(what: "there is no list “\(source)”; add it to lexicon.txt")
    }
    return grammar.add(.phrase(field: field, list: list))
  }

  /// `10..59`; `nil` for what is not written so.
  private func range(_ source: Substring) throws(Problem) -> ClosedRange<Int32>? {
    let parts = source.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty else { return nil }
    guard let from = Int32(Substring(parts[0])), let to = Int32(Substring(parts[2])), from <= to
    else { throw Problem(what: "“\(source)” is no range of whole numbers; write it as 10..59") }
    return from...to
  }

  private func field(_ name: Substring, _ grammar: inout Grammar) throws(Problem) -> Int32 {
    if name.isEmpty { return Node.noField }
    if let known = grammar.fields.firstIndex(where: { $0.source == name }) { return Int32(known) }
    guard let field = Field(String(name)) else {
      throw Problem(what: "no Reading has a parameter “\(name)”; correct the name")
    }
    grammar.fields.append(field)
    return Int32(grammar.fields.count - 1)
  }
}

extension Reading.Value {
  /// A constant as the files write it: `true`, a number, `from..to` of two years, or text.
  static func constant(_ text: Substring) -> Reading.Value {
    if text == "true" { return .bool(true) }
    if text == "false" { return .bool(false) }
    if let number = Double(text) { return .number(number) }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count == 3, parts[1].isEmpty {
      return .object([
        "start": .string(String(Substring(parts[0]))), "end": .string(String(Substring(parts[2]))),
      ])
    }
    return .string(String(text))
  }

  /// A constant as the files write it.
  var constantText: String {
    switch self {
    case .bool(let bool): String(bool)
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .string(let text): text
    case .list, .object: ""
    }
  }
}
