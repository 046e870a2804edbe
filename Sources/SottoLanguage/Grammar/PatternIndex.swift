/// Finds the patterns a sentence may match by what it has: "{name} by {name}" needs a "by".
///
/// A language has hundreds of patterns, and a sentence has the words of a few.
struct PatternIndex: Sendable {
  /// Something that a sentence has or has not.
  enum Cue: Hashable, Sendable {
    case word(Int32)
    /// A phrase of a list of the lexicon.
    case list(Int32)
    case number
    case app
    case choice
  }

  /// The patterns that need one of several cues, under each of them.
  private var patterns: [Cue: [Int]] = [:]
  /// Those that need none: any sentence may match them.
  private var open: [Int] = []

  init() {}

  init(_ grammar: Grammar) {
    var needs = Needs(grammar)
    for (index, pattern) in grammar.patterns.enumerated() {
      guard let cues = needs.of(pattern.root) else {
        open.append(index)
        continue
      }
      for cue in cues { patterns[cue, default: []].append(index) }
    }
  }

  /// The patterns to try, in the order of the file.
  func patterns(for cues: some Sequence<Cue>) -> [Int] {
    var found = Set(open)
    for cue in cues { patterns[cue].map { found.formUnion($0) } }
    return found.sorted()
  }
}

/// For each part of a grammar the fewest cues of which a sentence needs one; `nil` for a part that
/// may do without any.
private struct Needs {
  private let grammar: Grammar
  private var rules: [Int32: Set<PatternIndex.Cue>?] = [:]

  init(_ grammar: Grammar) { self.grammar = grammar }

  mutating func of(_ node: Int32) -> Set<PatternIndex.Cue>? {
    switch grammar.nodes[Int(node)] {
    case .word(let word): return [.word(word)]
    case .phrase(_, let list): return [.list(list)]
    case .number: return [.number]
    case .app: return [.app]
    case .choiceName: return [.choice]
    case .anyWord, .text, .constant, .cost, .optional: return nil
    case .capture(_, _, let part): return of(part)
    case .rule(let rule):
      if let known = rules[rule] { return known }
      let found = of(grammar.rules[Int(rule)])
      rules[rule] = .some(found)
      return found
    case .choice(let start, let end):
      var all: Set<PatternIndex.Cue> = []
      for child in start..<end {
        guard let cues = of(grammar.children[Int(child)]) else { return nil }
        all.formUnion(cues)
      }
      return all
    case .sequence(let start, let end):
      var fewest: Set<PatternIndex.Cue>?
      for child in start..<end {
        guard let cues = of(grammar.children[Int(child)]) else { continue }
        if cues.count < fewest?.count ?? .max { fewest = cues }
      }
      return fewest
    }
  }
}
