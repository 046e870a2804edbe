/// Which words each part of a grammar can begin with, so that hopeless parts are never tried.
struct FirstWords: Sendable {
  private var width = 0
  private var bits: [UInt64] = []
  /// Parts that any word may begin: names, numbers, apps.
  private var isOpen: [Bool] = []
  /// Parts that may match nothing at all.
  private var isEmpty: [Bool] = []

  init() {}

  init(_ grammar: Grammar) {
    width = grammar.lexicon.wordCount / 64 + 1
    bits = [UInt64](repeating: 0, count: width * grammar.nodes.count)
    isOpen = [Bool](repeating: false, count: grammar.nodes.count)
    isEmpty = isOpen
    var done = isOpen
    for node in grammar.nodes.indices { compute(node, grammar, &done) }
  }

  /// - Parameter word: the next word's number, `nil` for a word no pattern has.
  func canStart(_ node: Int32, _ word: Int32?, atEnd: Bool) -> Bool {
    let node = Int(node)
    if isEmpty[node] { return true }
    if atEnd { return false }
    if isOpen[node] { return true }
    guard let word else { return false }
    return bits[node * width + Int(word) / 64] & (1 << (UInt64(word) % 64)) != 0
  }

  private mutating func compute(_ node: Int, _ grammar: Grammar, _ done: inout [Bool]) {
    guard !done[node] else { return }
    done[node] = true
    switch grammar.nodes[node] {
    case .word(let word):
      insert(word, node)
    case .phrase(_, let list):
      for word in grammar.lexicon.heads[Int(list)] { insert(word, node) }
    case .anyWord, .number, .text, .app, .choiceName:
      isOpen[node] = true
    case .constant, .cost:
      isEmpty[node] = true
    case .optional(let part):
      include(Int(part), node, grammar, &done)
      isEmpty[node] = true
    case .capture(_, _, let part):
      include(Int(part), node, grammar, &done)
      isEmpty[node] = isEmpty[Int(part)]
    case .rule(let rule):
      let root = Int(grammar.rules[Int(rule)])
      include(root, node, grammar, &done)
      isEmpty[node] = isEmpty[root]
    case .choice(let start, let end):
      for part in grammar.children[Int(start)..<Int(end)] {
        include(Int(part), node, grammar, &done)
        if isEmpty[Int(part)] { isEmpty[node] = true }
      }
    case .sequence(let start, let end):
      isEmpty[node] = true
      for part in grammar.children[Int(start)..<Int(end)] {
        include(Int(part), node, grammar, &done)
        guard isEmpty[Int(part)] else {
          isEmpty[node] = false
          break
        }
      }
    }
  }

  private mutating func insert(_ word: Int32, _ node: Int) {
    bits[node * width + Int(word) / 64] |= 1 << (UInt64(word) % 64)
  }

  private mutating func include(
    _ part: Int, _ node: Int, _ grammar: Grammar, _ done: inout [Bool]
  ) {
    compute(part, grammar, &done)
    if isOpen[part] { isOpen[node] = true }
    for index in 0..<width { bits[node * width + index] |= bits[part * width + index] }
  }
}
