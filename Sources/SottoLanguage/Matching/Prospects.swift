/// Which parts of a grammar a sentence can match at all, by the words it has.
///
/// "{name} by {name}" needs a "by": without one its names are not even looked for. Worked out for
/// the parts that are asked about.
struct Prospects {
  private var known: [UInt8]
  /// Whether the sentence has each word, and a phrase of each list.
  private let words: [Int32]
  private var hasWord: [Bool]
  private var hasList: [Bool]
  private let hasNumber: Bool
  private let hasApp: Bool
  private let hasChoice: Bool

  private static let hopeless: UInt8 = 1
  private static let possible: UInt8 = 2

  init(_ listening: Listening, _ grammar: Grammar) {
    known = [UInt8](repeating: 0, count: grammar.nodes.count)
    hasWord = [Bool](repeating: false, count: grammar.lexicon.wordCount)
    words = listening.ids.compactMap { $0 }
    for word in words { hasWord[Int(word)] = true }
    hasList = [Bool](repeating: false, count: grammar.lexicon.listCount)
    for found in listening.phrases {
      for phrase in found {
        hasList[Int(grammar.lexicon.phrases[Int(phrase.phrase)].list)] = true
      }
    }
    let numbers = grammar.lexicon.lists["number"]
    let units = grammar.lexicon.lists["timeUnit"]
    let hasDigits = listening.tokens.all.contains { $0.isNumber }
    let lists = hasList
    hasNumber = hasDigits || [numbers, units].contains { $0.map { lists[Int($0)] } ?? false }
    hasApp = listening.apps.contains { !$0.isEmpty }
    hasChoice = listening.choices.contains { !$0.isEmpty }
  }

  /// All that the sentence has.
  var cues: [PatternIndex.Cue] {
    var cues = words.map(PatternIndex.Cue.word)
    for (list, isThere) in hasList.enumerated() where isThere { cues.append(.list(Int32(list))) }
    if hasNumber { cues.append(.number) }
    if hasApp { cues.append(.app) }
    if hasChoice { cues.append(.choice) }
    return cues
  }

  mutating func isPossible(_ node: Int32, _ grammar: Grammar) -> Bool {
    let place = Int(node)
    if known[place] != 0 { return known[place] == Self.possible }
    let found: Bool
    switch grammar.nodes[place] {
    case .word(let word): found = hasWord[Int(word)]
    case .phrase(_, let list): found = hasList[Int(list)]
    case .number: found = hasNumber
    case .app: found = hasApp
    case .choiceName: found = hasChoice
    case .anyWord, .text, .constant, .cost, .optional: found = true
    case .capture(_, _, let part): found = isPossible(part, grammar)
    case .rule(let rule): found = isPossible(grammar.rules[Int(rule)], grammar)
    case .choice(let start, let end):
      var any = false
      for child in start..<end where isPossible(grammar.children[Int(child)], grammar) {
        any = true
        break
      }
      found = any
    case .sequence(let start, let end):
      var all = true
      for child in start..<end where !isPossible(grammar.children[Int(child)], grammar) {
        all = false
        break
      }
      found = all
    }
    known[place] = found ? Self.possible : Self.hopeless
    return found
  }
}
