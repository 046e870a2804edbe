/// What each part of a grammar needs of a sentence: "{name} by {name}" needs a "by".
///
/// Laid out to be followed from what a sentence has up to the patterns it may match: a language has
/// thousands of parts, and a sentence has the words of a few.
struct Requirements: Sendable {
  /// How many of its parts must turn out to be possible before a part is; 0 for parts that any
  /// sentence may match.
  private(set) var missing: [UInt16] = []
  /// What each part belongs to: asked for together, they lie together.
  private var owners: [Owner] = []
  /// The parts that name each rule, word and list of the lexicon, and those for other things.
  private var uses = Index()
  private(set) var words = Index()
  private(set) var lists = Index()
  private(set) var numbers: [Int32] = []
  private(set) var apps: [Int32] = []
  private(set) var choices: [Int32] = []

  private struct Owner {
    /// The part that it is a part of, -1 for none.
    var part: Int32 = -1
    /// The rule that it is the whole of, -1 for none.
    var rule: Int32 = -1
  }

  init() {}

  init(_ grammar: Grammar) {
    missing = grammar.nodes.map(Self.needs)
    owners = [Owner](repeating: Owner(), count: grammar.nodes.count)
    for (rule, root) in grammar.rules.enumerated() { owners[Int(root)].rule = Int32(rule) }
    var rulePairs: [Index.Pair] = []
    var wordPairs: [Index.Pair] = []
    var listPairs: [Index.Pair] = []
    var free: [Int32] = []
    for (place, node) in grammar.nodes.enumerated() {
      let place = Int32(place)
      switch node {
      case .word(let word): wordPairs.append((word, place))
      case .phrase(_, let list): listPairs.append((list, place))
      case .number: numbers.append(place)
      case .app: apps.append(place)
      case .choiceName: choices.append(place)
      case .anyWord, .text, .constant, .cost, .optional: free.append(place)
      case .capture(_, _, let part): owners[Int(part)].part = place
      case .rule(let rule): rulePairs.append((rule, place))
      case .choice(let start, let end), .sequence(let start, let end):
        if start == end { free.append(place) }
        for child in start..<end { owners[Int(grammar.children[Int(child)])].part = place }
      }
    }
    uses = Index(rulePairs, count: grammar.rules.count)
    words = Index(wordPairs, count: grammar.lexicon.wordCount)
    lists = Index(listPairs, count: grammar.lexicon.listCount)
    var open = missing
    open.withUnsafeMutableBufferPointer { for part in free { meet(part, $0) } }
    missing = open
  }

  private static func needs(_ node: Node) -> UInt16 {
    if case .sequence(let start, let end) = node { return UInt16(clamping: max(1, end - start)) }
    return 1
  }

  /// Counts one need of a part as met, and where that was the last, one of what it is a part of.
  ///
  /// - Parameter missing: how many needs of each part are not met yet.
  func meet(_ part: Int32, _ missing: UnsafeMutableBufferPointer<UInt16>) {
    let place = Int(part)
    guard missing[place] > 0 else { return }
    missing[place] -= 1
    guard missing[place] == 0 else { return }
    let owner = owners[place]
    if owner.part >= 0 { meet(owner.part, missing) }
    if owner.rule >= 0 { for use in uses[owner.rule] { meet(use, missing) } }
  }
}

extension Requirements {
  /// The parts that name each of many things, in one array.
  struct Index: Sendable {
    typealias Pair = (thing: Int32, part: Int32)

    private var starts: [Int32] = [0]
    private var parts: [Int32] = []

    init() {}

    /// - Parameter count: how many things there are; their numbers are below.
    init(_ pairs: [Pair], count: Int) {
      starts = [Int32](repeating: 0, count: count + 1)
      for pair in pairs { starts[Int(pair.thing) + 1] += 1 }
      for thing in 0..<count { starts[thing + 1] += starts[thing] }
      var next = starts
      parts = [Int32](repeating: 0, count: pairs.count)
      for pair in pairs {
        parts[Int(next[Int(pair.thing)])] = pair.part
        next[Int(pair.thing)] += 1
      }
    }

    subscript(thing: Int32) -> ArraySlice<Int32> {
      parts[Int(starts[Int(thing)])..<Int(starts[Int(thing) + 1])]
    }
  }
}
