import SottoText

/// A language's sentence patterns, compiled.
struct Grammar: Sendable {
  /// A whole sentence: what it asks for and how it is said.
  struct Pattern: Sendable {
    /// `nil` for what looks like a request and is none of ours.
    var intent: String?
    var root: Int32
    /// `patterns.txt:12`, for `--why`.
    var place: String
    /// What the open question must want for this to answer it; `nil` where it answers any.
    var wanted: String?
    /// What is spoken of where nothing of ours is asked for, such as `time`; `nil` where that may be anything.
    var topic: String?

    /// Whether it is the very value that the open question wants, which items are not: any words are.
    var isWanted: Bool { wanted != nil && wanted != "items" }
  }

  struct Constant: Sendable {
    var field: Int32
    var value: Reading.Value
  }

  var nodes: [Node] = []
  var children: [Int32] = []
  /// The root of each rule; behind those that have names, the rules of words that templates write in
  /// several spellings.
  var rules: [Int32] = []
  var ruleNames: [String: Int32] = [:]
  var patterns: [Pattern] = []
  var answers: [Pattern] = []
  var fields: [Field] = []
  var constants: [Constant] = []
  var lexicon: Lexicon
  /// The parts there are, by what they are and by how templates write them: those that are alike are
  /// one, as most of them are.
  private var parts = WordTable()
  private var written = WordTable()
  private(set) var starts = FirstWords()
  private(set) var requirements = Requirements()
  /// The rules for what may stand between the parts of any sentence, before and after it.
  private(set) var aside: Int32?
  private(set) var opening: Int32?
  private(set) var ending: Int32?
  /// The rule for a further request, and the one for what such a request begins or ends with.
  private(set) var then: Int32?
  private(set) var request: Int32?
  /// The roots of the patterns, apart from what else is known of them.
  private(set) var roots: [Int32] = []
  private var wordings: [Wording] = []
  /// The lists whose words are parts of a time.
  private var timeLists: Set<Int32> = []
  /// Those of them that are months.
  private var monthLists: Set<Int32> = []
  /// The words that stand beside a part of a time in the rules: "next", "half", "every".
  private var wordsBesideTimes: Set<Int32> = []

  init(lexicon: Lexicon) { self.lexicon = lexicon }

  /// Works out what matching asks again and again, when all of the grammar is there.
  mutating func prepare() {
    prepare(starts: FirstWords(FirstWordsBuilder(self)), requirements: Requirements(self))
  }

  /// - Parameters: what was worked out before of all of the grammar.
  mutating func prepare(starts: FirstWords, requirements: Requirements) {
    parts = WordTable()
    written = WordTable()
    self.starts = starts
    self.requirements = requirements
    aside = ruleNames["aside"]
    opening = ruleNames["opening"]
    ending = ruleNames["ending"]
    then = ruleNames["then"]
    request = ruleNames["request"]
    roots = patterns.map(\.root)
    wordings = fields.map(Wording.init)
    for case .phrase(let number, let list) in nodes where number >= 0 {
      let field = fields[Int(number)]
      guard field.isOfTime else { continue }
      timeLists.insert(list)
      if field.name == "month" { monthLists.insert(list) }
    }
    wordsBesideTimes = findWordsBesideTimes()
  }

  private func findWordsBesideTimes() -> Set<Int32> {
    var words: Set<Int32> = []
    for case .sequence(let start, let end) in nodes {
      let parts = children[Int(start)..<Int(end)]
      guard parts.contains(where: setsTime) else { continue }
      for part in parts { addWords(of: part, to: &words) }
    }
    return words
  }

  private func setsTime(_ part: Int32) -> Bool {
    switch nodes[Int(part)] {
    case .phrase(let field, _), .number(let field, _, _), .range(let field, _, _):
      field >= 0 && fields[Int(field)].isOfTime
    case .constant(let constant): fields[Int(constants[Int(constant)].field)].isOfTime
    default: false
    }
  }

  /// The words of a part, but for those of rules that it names.
  private func addWords(of part: Int32, to words: inout Set<Int32>) {
    switch nodes[Int(part)] {
    case .word(let word): words.insert(word)
    case .optional(let inner): addWords(of: inner, to: &words)
    case .sequence(let start, let end), .choice(let start, let end):
      for child in children[Int(start)..<Int(end)] { addWords(of: child, to: &words) }
    case .rule(let rule) where !isNamed(rule): addWords(of: rules[Int(rule)], to: &words)
    default: break
    }
  }
}

extension Grammar {
  /// What words are for that nobody knows, by the number of the field they set; none is below 0.
  func wording(of field: Int32) -> Wording { field >= 0 ? wordings[Int(field)] : .passed }

  /// Whether a phrase is a part of a time: a weekday, a month, "tomorrow".
  func isTime(_ found: Lexicon.Found) -> Bool {
    timeLists.contains(lexicon.phrases[Int(found.phrase)].list)
  }

  /// Whether a phrase is a month.
  func isMonth(_ found: Lexicon.Found) -> Bool {
    monthLists.contains(lexicon.phrases[Int(found.phrase)].list)
  }

  /// Whether the rules have a word beside a part of a time, as "next" and "every".
  func isBesideTimes(_ word: Int32) -> Bool { wordsBesideTimes.contains(word) }

  /// Whether a rule is one that the files name, rather than the spellings of a word.
  func isNamed(_ rule: Int32) -> Bool { rule < ruleNames.count }

  /// - Returns: the part, one and the same for nodes that are alike.
  mutating func add(_ node: Node) -> Int32 {
    let key = node.hash(children)
    if let part = parts[key] { return part }
    nodes.append(node)
    let part = Int32(nodes.count - 1)
    parts.set(key, part)
    return part
  }

  /// The parts as one node; a single part stands for itself.
  mutating func group(_ parts: [Int32], _ make: (_ start: Int32, _ end: Int32) -> Node) -> Int32 {
    if parts.count == 1 { return parts[0] }
    let start = children.count
    children += parts
    let known = nodes.count
    let part = add(make(Int32(start), Int32(children.count)))
    if nodes.count == known { children.removeSubrange(start...) }
    return part
  }

  mutating func constant(_ value: Substring, of field: Int32) -> Int32 {
    // No literal begins with braces.
    var hash = WordHash()
    hash.add(UInt32(UInt8(ascii: "{")))
    hash.add(UInt32(field))
    let key = WordHash.of(value.utf8, after: hash.value)
    if let part = written[key] { return part }
    constants.append(Constant(field: field, value: .constant(value)))
    let part = add(.constant(Int32(constants.count - 1)))
    written.set(key, part)
    return part
  }

  /// What a template writes as it stands: a word, or a rule for all its spellings. A verb has thirty
  /// in Korean, and stands in hundreds of patterns.
  ///
  /// - Returns: `nil` for what has no word in it.
  mutating func literal(
    _ bytes: ArraySlice<UInt8>, _ words: Words
  ) throws(Words.UnknownParadigm) -> Int32? {
    let key = WordHash.of(bytes)
    if let part = written[key] { return part }
    let sequences = try lexicon.patternWords(String(decoding: bytes, as: UTF8.self), words)
    guard let first = sequences.first else { return nil }
    var node = Node.word(first[0])
    if sequences.count > 1 || first.count > 1 {
      let spellings = sequences.map { sequence in
        let words = sequence.map { add(.word($0)) }
        return group(words, Node.sequence)
      }
      rules.append(group(spellings, Node.choice))
      node = .rule(Int32(rules.count - 1))
    }
    let part = add(node)
    written.set(key, part)
    return part
  }
}
