import SottoText

/// One part of a compiled template; all parts of a language lie in one array and name each other by
/// index, so that matching allocates nothing for them.
enum Node: Sendable {
  case word(Int32)
  /// One word, whichever, or whichever is written in the language's own letters.
  case anyWord(isOwn: Bool)
  /// All of `children[start..<end]`, in order.
  case sequence(start: Int32, end: Int32)
  /// One of `children[start..<end]`.
  case choice(start: Int32, end: Int32)
  case optional(Int32)
  case rule(Int32)
  /// Matches nothing and sets a constant.
  case constant(Int32)
  /// A phrase of the lexicon.
  case phrase(field: Int32, list: Int32)
  case number(field: Int32, NumberKind, negative: Bool)
  /// A whole number that is no less than one and no greater than another.
  case range(field: Int32, from: Int32, to: Int32)
  /// Words of the person's own: a name, a title.
  case text(field: Int32, form: Int32, Certainty)
  /// Sets a field to the words that a part matched.
  case capture(field: Int32, form: Int32, Int32)
  case app
  /// One of the open question's choices, by name.
  case choiceName(field: Int32)

  static let noField: Int32 = -1
  static let noForm: Int32 = -1
}

extension Node {
  /// What tells it from other nodes: nodes that are alike match alike.
  ///
  /// - Parameter children: the parts of all sequences and choices.
  func hash(_ children: [Int32]) -> UInt64 {
    var hash = WordHash()
    func add(_ kind: UInt32, _ first: Int32 = 0, _ second: Int32 = 0, _ third: Int32 = 0) {
      hash.add(kind)
      hash.add(UInt32(bitPattern: first))
      hash.add(UInt32(bitPattern: second))
      hash.add(UInt32(bitPattern: third))
    }
    switch self {
    case .word(let word): add(1, word)
    case .anyWord(let isOwn): add(2, isOwn ? 1 : 0)
    case .sequence(let start, let end), .choice(let start, let end):
      if case .sequence = self { add(3) } else { add(4) }
      for child in children[Int(start)..<Int(end)] { hash.add(UInt32(bitPattern: child)) }
    case .optional(let part): add(5, part)
    case .rule(let rule): add(6, rule)
    case .constant(let constant): add(7, constant)
    case .phrase(let field, let list): add(9, field, list)
    case .number(let field, let kind, let negative):
      add(10, field, negative ? 1 : 0)
      for letter in kind.rawValue.utf8 { hash.add(UInt32(letter)) }
    case .text(let field, let form, let certainty): add(11, field, form, certainty.rawValue)
    case .capture(let field, let form, let part): add(12, field, form, part)
    case .app: add(13)
    case .range(let field, let from, let to): add(15, field, from, to)
    case .choiceName(let field): add(14, field)
    }
    return hash.value
  }
}

/// How a number is written and meant.
enum NumberKind: String, CaseIterable, Sendable {
  case number
  /// 1900 to 2099.
  case year
  /// A length of time, in seconds.
  case duration
  /// A time written with a colon, in seconds: `2:30`.
  case clock
  /// A day of the calendar in figures, as `SaidDate` packs it: `24.12.`, `12/24`, `2026-12-24`.
  case date
}

/// What must speak for a name before a pattern takes it for one.
enum Certainty: Int32, Sendable {
  case none
  /// Its form: its words have capitals and an ending of the form, `{artistName^gen+}`.
  case form
  /// An app's vocabulary, `{mediaName!}`.
  case vocabulary
}
