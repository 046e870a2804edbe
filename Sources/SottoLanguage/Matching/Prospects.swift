/// Which parts of a grammar a sentence can match at all, by the words it has.
///
/// "{name} by {name}" needs a "by": without one its names are not even looked for.
struct Prospects {
  /// How many needs of each part the sentence does not meet.
  private var missing: [UInt16]

  init(_ listening: Listening, _ grammar: Grammar) {
    let requirements = grammar.requirements
    missing = requirements.missing
    meet(requirements, listening, grammar.lexicon)
  }

  private mutating func meet(
    _ requirements: Requirements, _ listening: Listening, _ lexicon: Lexicon
  ) {
    for case let word? in listening.ids { meet(requirements.words[word], requirements) }
    var hasNumber = listening.tokens.all.contains { $0.isNumber }
    for found in listening.phrases {
      for phrase in found {
        let list = lexicon.phrases[Int(phrase.phrase)].list
        meet(requirements.lists[list], requirements)
        hasNumber = hasNumber || list == lexicon.known.number || list == lexicon.known.timeUnit
      }
    }
    if hasNumber { meet(requirements.numbers[...], requirements) }
    if listening.apps.contains(where: { !$0.isEmpty }) {
      meet(requirements.apps[...], requirements)
    }
    if listening.choices.contains(where: { !$0.isEmpty }) {
      meet(requirements.choices[...], requirements)
    }
  }

  /// The parts all need the same: that the first is met says that all are.
  private mutating func meet(_ parts: ArraySlice<Int32>, _ requirements: Requirements) {
    guard let first = parts.first, missing[Int(first)] > 0 else { return }
    for part in parts { requirements.meet(part, &missing) }
  }

  func isPossible(_ part: Int32) -> Bool { missing[Int(part)] == 0 }
}
