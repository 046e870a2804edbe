import Foundation

/// Says what a language's patterns can say: the patterns read backwards, with names filled in.
struct Sampler {
  private let language: Language
  private let names: NamePool
  private var random: SplitMix
  /// How many ways each part has to be said, as a logarithm.
  private let ways: [Double]
  private let phrases: [Int32: [Lexicon.Phrase]]

  init(_ language: Language, _ names: NamePool, seed: UInt64) {
    self.language = language
    self.names = names
    random = SplitMix(seed: seed)
    ways = WayCounter(language.grammar).ways
    phrases = Dictionary(grouping: language.grammar.lexicon.phrases, by: \.list)
  }

  /// How many sentences are of those that the examples give as nothing to Sotto.
  private static let refused = 0.04

  private struct Unsayable: Error {}

  /// One more sentence.
  mutating func next() -> Example {
    let patterns = language.grammar.patterns
    let weights = patterns.map { 1 + ways[Int($0.root)] }
    if names.has("none"), unit() < Self.refused, let said = names.name("none", &random) {
      return Example(text: said, request: "none")
    }
    while true {
      let pattern = patterns[choose(weights)]
      var draft = Draft()
      do {
        try sayAround("opening", chance: 0.15, &draft)
        try sayAround("aside", chance: 0.1, &draft)
        try say(pattern.root, &draft)
        draft.waiting = []
        try sayAround("aside", chance: 0.2, &draft)
        try sayAround("ending", chance: 0.03, &draft)
      } catch {
        continue
      }
      guard !draft.pieces.isEmpty else { continue }
      return draft.example(intent: pattern.intent, isSpaced: names.isSpaced)
    }
  }

  private mutating func sayAround(_ rule: String, chance: Double, _ draft: inout Draft) throws {
    guard unit() < chance, let rule = language.grammar.ruleNames[rule] else { return }
    try say(language.grammar.rules[Int(rule)], &draft)
  }

  private mutating func say(_ node: Int32, _ draft: inout Draft) throws {
    let grammar = language.grammar
    switch grammar.nodes[Int(node)] {
    case .word(let word): draft.add(word: spelling(word))
    case .anyWord:
      let words = names.name("text", &random)?.split(separator: " ") ?? []
      guard let word = words.randomElement(using: &random) else { throw Unsayable() }
      draft.add(word: String(word))
    case .sequence(let start, let end):
      try say(grammar.children[Int(start)..<Int(end)], &draft)
    case .choice(let start, let end):
      let parts = Array(grammar.children[Int(start)..<Int(end)])
      try say(parts[choose(parts.map { 1 + ways[Int($0)] })], &draft)
    case .optional(let part): if unit() < 0.4 { try say(part, &draft) }
    case .rule(let rule): try say(grammar.rules[Int(rule)], &draft)
    case .constant(let index): say(grammar.constants[Int(index)], &draft)
    case .phrase(let field, let list):
      guard let phrase = phrases[list]?.randomElement(using: &random) else { throw Unsayable() }
      add(words(of: phrase), field, ":\(grammar.lexicon.name(of: list))", &draft)
    case .number(let field, let kind, let negative):
      add(number(kind), field, ":\(negative ? "-" : "")\(kind.rawValue)", &draft)
    case .range(let field, let from, let to):
      let number = String(Int32.random(in: from...to, using: &random))
      add([number], field, ":\(from)..\(to)", &draft)
    case .text(let field, let form, let certainty):
      guard certainty != .vocabulary else { throw Unsayable() }
      let source = field < 0 ? "text" : grammar.fields[Int(field)].name
      guard let name = names.name(source, &random) else { throw Unsayable() }
      let said = language.inflection.said(name, form: form, using: &random)
      add([said], field, language.inflection.suffix(of: form) + ":text", &draft)
    case .capture(let field, let form, let part):
      var inner = Draft()
      try say(part, &inner)
      let form = language.inflection.suffix(of: form)
      add(inner.pieces.map(\.text), field, form + ":text", &draft)
    case .app:
      let app = names.app(&random)
      draft.apps.append(app)
      draft.add([app], tag: "{app}")
    case .choiceName: throw Unsayable()
    }
  }

  /// A constant is said by what follows it; the last, which nothing follows, by what is before it.
  private mutating func say(_ parts: ArraySlice<Int32>, _ draft: inout Draft) throws {
    let first = draft.pieces.count
    let outer = draft.waiting
    for part in parts { try say(part, &draft) }
    if draft.waiting != outer { draft.closeWaiting(from: first) }
  }

  private func say(_ constant: Grammar.Constant, _ draft: inout Draft) {
    guard constant.field >= 0 else { return }
    let field = language.grammar.fields[Int(constant.field)]
    let text = "{\(field.source)=\(constant.value.constantText)}"
    if field.isOfWholeRequest { draft.request.append(text) } else { draft.waiting.append(text) }
  }

  /// The words of a slot; without a field they are only words.
  private func add(_ words: [String], _ field: Int32, _ source: String, _ draft: inout Draft) {
    if field >= 0 {
      draft.add(words, tag: "{\(language.grammar.fields[Int(field)].source)\(source)}")
    } else {
      for word in words { draft.add(word: word) }
    }
  }

  private func spelling(_ word: Int32) -> String { language.grammar.lexicon.spelling(of: word) }

  private func words(of phrase: Lexicon.Phrase) -> [String] {
    language.grammar.lexicon.words(of: phrase).map(spelling)
  }

  private mutating func number(_ kind: NumberKind) -> [String] {
    switch kind {
    case .year: [String(Int.random(in: 1950...2025, using: &random))]
    case .clock:
      ["\(Int.random(in: 0...23, using: &random)):\(Int.random(in: 10...59, using: &random))"]
    case .duration: [String(Int.random(in: 2...59, using: &random))] + word(of: "timeUnit")
    case .date:
      ["\(Int.random(in: 1...12, using: &random)).\(Int.random(in: 1...12, using: &random))"]
    case .number:
      unit() < 0.5
        ? word(of: "number")
        : [String(Int.random(in: 1...(unit() < 0.5 ? 12 : 100), using: &random))]
    }
  }

  private mutating func word(of list: String) -> [String] {
    let list = language.grammar.lexicon.lists[list].flatMap { phrases[$0] } ?? []
    return list.randomElement(using: &random).map(words) ?? []
  }

  private mutating func unit() -> Double { Double.random(in: 0..<1, using: &random) }

  private mutating func choose(_ weights: [Double]) -> Int {
    var rest = unit() * weights.reduce(0, +)
    return weights.firstIndex { weight in
      rest -= weight
      return rest < 0
    } ?? weights.count - 1
  }
}
