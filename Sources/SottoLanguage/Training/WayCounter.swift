import Foundation

/// How many ways each part of a grammar has to be said, as a logarithm: a part that can be said in
/// many ways is said more often.
struct WayCounter {
  private(set) var ways: [Double]

  init(_ grammar: Grammar) {
    ways = [Double](repeating: -1, count: grammar.nodes.count)
    for node in grammar.nodes.indices { _ = count(node, grammar) }
  }

  private mutating func count(_ node: Int, _ grammar: Grammar) -> Double {
    if ways[node] >= 0 { return ways[node] }
    var counted = 0.0
    switch grammar.nodes[node] {
    case .sequence(let start, let end):
      for part in grammar.children[Int(start)..<Int(end)] { counted += count(Int(part), grammar) }
    case .choice(let start, let end):
      var sum = 0.0
      for part in grammar.children[Int(start)..<Int(end)] {
        sum += exp2(min(count(Int(part), grammar), 40))
      }
      counted = log2(sum)
    case .optional(let part): counted = log2(1 + exp2(min(count(Int(part), grammar), 40)))
    case .capture(_, _, let part): counted = count(Int(part), grammar)
    case .rule(let rule): counted = count(Int(grammar.rules[Int(rule)]), grammar)
    case .anyWord, .phrase, .number, .range, .text, .app: counted = 2
    case .word, .constant, .choiceName: break
    }
    ways[node] = max(0, counted)
    return ways[node]
  }
}
