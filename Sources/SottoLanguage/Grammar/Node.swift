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
  /// Matches nothing and makes the Reading dearer.
  case cost(Float)
  /// A phrase of the lexicon.
  case phrase(field: Int32, list: Int32)
  case number(field: Int32, NumberKind, negative: Bool)
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

/// How a number is written and meant.
enum NumberKind: String, Sendable {
  case number
  /// 1900 to 2099.
  case year
  /// A length of time, in seconds.
  case duration
  /// A time written with a colon, in seconds: `2:30`.
  case clock
}

/// What must speak for a name before a pattern takes it for one.
enum Certainty: Sendable {
  case none
  /// Its form: its words have capitals and an ending of the form, `{artistName^gen+}`.
  case form
  /// An app's vocabulary, `{mediaName!}`.
  case vocabulary
}
