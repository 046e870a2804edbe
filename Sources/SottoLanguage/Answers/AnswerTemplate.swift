/// One of the assistant's sentences: text, values, parts that need a value, forms of a number.
struct AnswerTemplate: Sendable {
  indirect enum Part: Sendable {
    case text(String)
    case value(String)
    /// `{name~ending}`: the value with an ending that suits it.
    case inflected(String, Particle)
    /// `{n|one item|few items|many items}`.
    case plural(String, [AnswerTemplate])
    /// `{choices|or}`.
    case list(String, ListJoin)
    /// `[ … ]`, left out when a value in it is missing.
    case optional(AnswerTemplate)
  }

  struct Problem: Error {
    var what: String
  }

  private(set) var parts: [Part] = []

  init(parts: [Part]) { self.parts = parts }

  init(_ text: String, _ rules: SentenceRules) throws(Problem) {
    var rest = Array(text.utf8)[...]
    try self.init(&rest, rules, closing: nil)
  }

  /// - Parameter rest: the bytes still to read; all signs are of ASCII.
  private init(
    _ rest: inout ArraySlice<UInt8>, _ rules: SentenceRules, closing: Unicode.Scalar?
  ) throws(Problem) {
    while true {
      let text = rest.prefix { !Self.isSign($0) }
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      rest = rest[text.endIndex...]
      guard let sign = rest.popFirst().map(Unicode.Scalar.init) else { break }
      if sign == closing { return }
      switch sign {
      case "[": parts.append(.optional(try AnswerTemplate(&rest, rules, closing: "]")))
      case "{": parts.append(try Self.slot(&rest, rules))
      default: throw Problem(what: "“\(sign)” closes nothing; remove it")
      }
    }
    if let closing { throw Problem(what: "“\(closing)” is missing; add it") }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "[", "]", "{", "}": true
    default: false
    }
  }

  private static func slot(
    _ rest: inout ArraySlice<UInt8>, _ rules: SentenceRules
  ) throws(Problem) -> Part {
    let inside = try alternatives(&rest)
    let name = String(decoding: inside[0], as: UTF8.self)
    guard !name.isEmpty else { throw Problem(what: "“{}” has no name; write one") }
    if inside.count == 1 { return try value(name, rules) }
    if inside.count == 2 {
      let kind = String(decoding: inside[1], as: UTF8.self)
      guard let join = rules.joins[kind] else {
        throw Problem(what: "there is no “join \(kind):” in language.txt; add it")
      }
      return .list(name, join)
    }
    guard inside.count == rules.plural.conditions.count + 2 else {
      throw Problem(
        what: "“{\(name)|…}” needs \(rules.plural.conditions.count + 1) forms of the number")
    }
    var forms: [AnswerTemplate] = []
    for var form in inside.dropFirst() {
      forms.append(try AnswerTemplate(&form, rules, closing: nil))
    }
    return .plural(name, forms)
  }

  private static func value(_ name: String, _ rules: SentenceRules) throws(Problem) -> Part {
    let parts = name.split(separator: "~", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return .value(name) }
    guard let particle = rules.particles[parts[1]] else {
      throw Problem(what: "there is no “particle \(parts[1]):” in language.txt; add it")
    }
    return .inflected(parts[0], particle)
  }

  /// What stands between a slot's bars, up to its closing brace; it may hold slots itself.
  private static func alternatives(
    _ rest: inout ArraySlice<UInt8>
  ) throws(Problem) -> [ArraySlice<UInt8>] {
    var alternatives: [ArraySlice<UInt8>] = []
    var start = rest.startIndex
    var depth = 0
    for index in rest.indices {
      switch Unicode.Scalar(rest[index]) {
      case "|" where depth == 0:
        alternatives.append(rest[start..<index])
        start = index + 1
      case "}" where depth == 0:
        alternatives.append(rest[start..<index])
        rest = rest[(index + 1)...]
        return alternatives
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
    }
    throw Problem(what: "“}” is missing; add it")
  }

  /// The names of the values it takes.
  var placeholders: Set<String> {
    parts.reduce(into: required) { names, part in
      if case .optional(let inner) = part { names.formUnion(inner.placeholders) }
    }
  }

  /// The names of the values it cannot do without.
  var required: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text, .optional: break
      case .value(let name), .inflected(let name, _), .list(let name, _), .plural(let name, _):
        names.insert(name)
      }
    }
  }

  /// - Returns: `nil` when a value is missing, so that an optional part can be left out.
  func filled(_ values: [String: String], _ plural: PluralRule) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let fixed):
        text += fixed
      case .value(let name):
        guard let value = values[name], !value.isEmpty else { return nil }
        text += value
      case .inflected(let name, let particle):
        guard let value = values[name], !value.isEmpty else { return nil }
        text += value + particle.ending(for: value)
      case .list(let name, let join):
        guard let value = values[name], !value.isEmpty else { return nil }
        text += join.joined(value.split(separator: "\n").map(String.init))
      case .plural(let name, let forms):
        guard let value = values[name].flatMap({ Int($0) }) else { return nil }
        text += forms[plural.form(of: value)].filled(values, plural) ?? ""
      case .optional(let inner):
        text += inner.filled(values, plural) ?? ""
      }
    }
    return text
  }
}

extension AnswerTemplate: CustomStringConvertible {
  /// As it is written, but for what inflects a value or joins a list.
  var description: String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let name), .inflected(let name, _), .list(let name, _): "{\(name)}"
      case .plural(let name, let forms):
        "{\(name)|\(forms.map(\.description).joined(separator: "|"))}"
      case .optional(let inner): "[\(inner)]"
      }
    }.joined()
  }
}
