/// Which words each part of a grammar can begin with, so that hopeless parts are never tried.
///
/// Only lists and choices among many have a set of their own; of other parts the words are read off.
struct FirstWords: Sendable {
  private var width = 0
  private var bits: [UInt64] = []
  /// The number of a list's or a choice's set; -1 for parts that have none.
  private var sets: [Int32] = []
  /// Parts that any word may begin: names, numbers, apps.
  private(set) var isOpen: [Bool] = []
  /// Parts that may match nothing at all.
  private(set) var isEmpty: [Bool] = []

  init() {}

  init(_ grammar: Grammar) {
    width = grammar.lexicon.wordCount / 64 + 1
    sets = [Int32](repeating: -1, count: grammar.nodes.count)
    isOpen = [Bool](repeating: false, count: grammar.nodes.count)
    isEmpty = isOpen
    var done = isOpen
    for node in grammar.nodes.indices { compute(node, grammar, &done) }
    for list in 0..<grammar.lexicon.listCount {
      let place = bits.count
      bits.append(contentsOf: repeatElement(0, count: width))
      for word in grammar.lexicon.heads[list] { insert(word, at: place) }
    }
    for node in grammar.nodes.indices {
      if case .phrase(_, let list) = grammar.nodes[node] { sets[node] = list }
      guard case .choice(let start, let end) = grammar.nodes[node], end - start > Self.few else {
        continue
      }
      sets[node] = Int32(bits.count / width)
      let place = bits.count
      bits.append(contentsOf: repeatElement(0, count: width))
      for part in grammar.children[Int(start)..<Int(end)] { insert(Int(part), at: place, grammar) }
    }
  }

  private static let few: Int32 = 4

  /// - Parameters:
  ///   - word: the next word's number, `nil` for a word no pattern has.
  ///   - language: the language whose grammar it is: passing the grammar itself would copy it.
  func canStart(_ node: Int32, _ word: Int32?, atEnd: Bool, in language: Language) -> Bool {
    let index = Int(node)
    if isEmpty[index] { return true }
    if atEnd { return false }
    if isOpen[index] { return true }
    guard let word else { return false }
    return canStart(index, word, language)
  }

  private func canStart(_ node: Int, _ word: Int32, _ language: Language) -> Bool {
    if sets[node] >= 0 {
      return bits[Int(sets[node]) * width + Int(word) / 64] & (1 << (UInt64(word) % 64)) != 0
    }
    switch language.grammar.nodes[node] {
    case .word(let own): return own == word
    case .anyWord, .number, .text, .app, .choiceName: return true
    case .constant, .cost, .phrase: return false
    case .optional(let part), .capture(_, _, let part): return canStart(Int(part), word, language)
    case .rule(let rule): return canStart(Int(language.grammar.rules[Int(rule)]), word, language)
    case .choice(let start, let end):
      for child in start..<end
      where canStart(Int(language.grammar.children[Int(child)]), word, language) {
        return true
      }
      return false
    case .sequence(let start, let end):
      for child in start..<end {
        let part = Int(language.grammar.children[Int(child)])
        if canStart(part, word, language) { return true }
        if !isEmpty[part] { return false }
      }
      return false
    }
  }

  private mutating func insert(_ node: Int, at place: Int, _ grammar: Grammar) {
    switch grammar.nodes[node] {
    case .word(let word): insert(word, at: place)
    case .phrase(_, let list): insert(set: list, at: place)
    case .anyWord, .number, .text, .app, .choiceName, .constant, .cost: break
    case .optional(let part), .capture(_, _, let part): insert(Int(part), at: place, grammar)
    case .rule(let rule): insert(Int(grammar.rules[Int(rule)]), at: place, grammar)
    case .choice(let start, let end):
      if sets[node] >= 0, Int(sets[node]) * width != place {
        insert(set: sets[node], at: place)
        return
      }
      for part in grammar.children[Int(start)..<Int(end)] { insert(Int(part), at: place, grammar) }
    case .sequence(let start, let end):
      for part in grammar.children[Int(start)..<Int(end)] {
        insert(Int(part), at: place, grammar)
        if !isEmpty[Int(part)] { break }
      }
    }
  }

  private mutating func insert(set: Int32, at place: Int) {
    for index in 0..<width { bits[place + index] |= bits[Int(set) * width + index] }
  }

  private mutating func insert(_ word: Int32, at place: Int) {
    bits[place + Int(word) / 64] |= 1 << (UInt64(word) % 64)
  }

  private mutating func compute(_ node: Int, _ grammar: Grammar, _ done: inout [Bool]) {
    guard !done[node] else { return }
    done[node] = true
    switch grammar.nodes[node] {
    case .word, .phrase: break
    case .anyWord, .number, .text, .app, .choiceName: isOpen[node] = true
    case .constant, .cost: isEmpty[node] = true
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
