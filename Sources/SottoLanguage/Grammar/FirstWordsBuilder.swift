/// Finds the words that each part of a grammar can begin with.
///
/// Only lists and choices among many have a set of their own; of other parts the words are read off.
struct FirstWordsBuilder {
  /// How many words the lexicon has.
  private(set) var wordCount = 0
  /// The words of all sets, those of each ascending.
  private(set) var words: [Int32] = []
  /// Where each set's words begin, and where the last one's end.
  private(set) var bounds: [Int] = [0]
  /// The number of a list's or a choice's set; -1 for parts that have none.
  private(set) var sets: [Int32] = []
  /// Parts that any word may begin: names, numbers, apps.
  private(set) var isOpen: [Bool] = []
  /// Parts that may match nothing at all.
  private(set) var isEmpty: [Bool] = []

  init() {}

  init(_ grammar: Grammar) {
    wordCount = grammar.lexicon.wordCount
    sets = [Int32](repeating: -1, count: grammar.nodes.count)
    isOpen = [Bool](repeating: false, count: grammar.nodes.count)
    isEmpty = isOpen
    var done = isOpen
    for node in grammar.nodes.indices { compute(node, grammar, &done) }
    var found: [Int32] = []
    for list in 0..<grammar.lexicon.listCount {
      for word in grammar.lexicon.heads[list] { found.append(word) }
      addSet(&found)
    }
    for node in grammar.nodes.indices {
      if case .phrase(_, let list) = grammar.nodes[node] { sets[node] = list }
      guard case .choice(let start, let end) = grammar.nodes[node], end - start > Self.few else {
        continue
      }
      for part in grammar.children[Int(start)..<Int(end)] {
        insert(Int(part), into: &found, grammar)
      }
      sets[node] = Int32(bounds.count - 1)
      addSet(&found)
    }
  }

  private static let few: Int32 = 4

  /// Keeps the words found as the next set.
  private mutating func addSet(_ found: inout [Int32]) {
    found.sort()
    for word in found
    where words.count == bounds[bounds.count - 1] || words[words.count - 1] != word {
      words.append(word)
    }
    bounds.append(words.count)
    found.removeAll(keepingCapacity: true)
  }

  private func insert(_ node: Int, into found: inout [Int32], _ grammar: Grammar) {
    switch grammar.nodes[node] {
    case .word(let word): found.append(word)
    case .phrase(_, let list): insert(set: list, into: &found)
    case .anyWord, .number, .range, .text, .app, .choiceName, .constant: break
    case .optional(let part), .capture(_, _, let part): insert(Int(part), into: &found, grammar)
    case .rule(let rule): insert(Int(grammar.rules[Int(rule)]), into: &found, grammar)
    case .choice(let start, let end):
      if sets[node] >= 0 {
        insert(set: sets[node], into: &found)
        return
      }
      for part in grammar.children[Int(start)..<Int(end)] {
        insert(Int(part), into: &found, grammar)
      }
    case .sequence(let start, let end):
      for part in grammar.children[Int(start)..<Int(end)] {
        insert(Int(part), into: &found, grammar)
        if !isEmpty[Int(part)] { break }
      }
    }
  }

  private func insert(set: Int32, into found: inout [Int32]) {
    found += words[bounds[Int(set)]..<bounds[Int(set) + 1]]
  }

  private mutating func compute(_ node: Int, _ grammar: Grammar, _ done: inout [Bool]) {
    guard !done[node] else { return }
    done[node] = true
    switch grammar.nodes[node] {
    case .word, .phrase: break
    case .anyWord, .number, .range, .text, .app, .choiceName: isOpen[node] = true
    case .constant: isEmpty[node] = true
    case .optional(let part):
      compute(Int(part), grammar, &done)
      isOpen[node] = isOpen[Int(part)]
      isEmpty[node] = true
    case .capture(_, _, let part):
      take(Int(part), node, grammar, &done)
    case .rule(let rule):
      take(Int(grammar.rules[Int(rule)]), node, grammar, &done)
    case .choice(let start, let end):
      for part in grammar.children[Int(start)..<Int(end)] {
        compute(Int(part), grammar, &done)
        isOpen[node] = isOpen[node] || isOpen[Int(part)]
        isEmpty[node] = isEmpty[node] || isEmpty[Int(part)]
      }
    case .sequence(let start, let end):
      isEmpty[node] = true
      for part in grammar.children[Int(start)..<Int(end)] {
        compute(Int(part), grammar, &done)
        isOpen[node] = isOpen[node] || isOpen[Int(part)]
        guard isEmpty[Int(part)] else {
          isEmpty[node] = false
          break
        }
      }
    }
  }

  private mutating func take(
    _ part: Int, _ node: Int, _ grammar: Grammar, _ done: inout [Bool]
  ) {
    compute(part, grammar, &done)
    isOpen[node] = isOpen[part]
    isEmpty[node] = isEmpty[part]
  }
}
