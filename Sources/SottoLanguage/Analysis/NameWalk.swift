/// A walk through a vocabulary along the words of a sentence, with each word as said and with its
/// endings changed back.
struct NameWalk {
  struct Hit {
    var end: Int
    var entries: [Int]
    var isExact: Bool
  }

  private let vocabulary: Vocabulary
  private let tokens: Tokens
  private let forms: [[UInt64]]
  /// Whether each word may be how an “&” is said.
  private let isAnd: [Bool]
  private var found: [Hit] = []

  init(_ vocabulary: Vocabulary, _ tokens: Tokens, _ forms: [[UInt64]], isAnd: [Bool]) {
    self.vocabulary = vocabulary
    self.tokens = tokens
    self.forms = forms
    self.isAnd = isAnd
  }

  mutating func hits(from start: Int) -> [Hit] {
    found = []
    walk(from: vocabulary.root, at: start, isExact: true)
    return found
  }

  private mutating func walk(from node: WordTrie.Node, at index: Int, isExact: Bool) {
    guard index < tokens.count else { return }
    if let next = vocabulary.node(after: node, word: tokens.all[index].hash) {
      arrive(at: next, end: index + 1, isExact: isExact)
    }
    if isAnd[index], let next = vocabulary.node(after: node, word: Vocabulary.ampersand) {
      arrive(at: next, end: index + 1, isExact: isExact)
    }
    for form in forms[index] {
      guard let next = vocabulary.node(after: node, word: form) else { continue }
      arrive(at: next, end: index + 1, isExact: false)
    }
  }

  private mutating func arrive(at node: WordTrie.Node, end: Int, isExact: Bool) {
    let entries = vocabulary.entries(at: node)
    if !entries.isEmpty { found.append(Hit(end: end, entries: entries, isExact: isExact)) }
    walk(from: node, at: end, isExact: isExact)
  }
}
