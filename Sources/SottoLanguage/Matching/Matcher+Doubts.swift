/// What speaks against a Reading of the weights, which pass over words.
extension Matcher {
  /// - Parameters:
  ///   - spans: the words that have a tag.
  ///   - events: what they were read as.
  func addDoubts(
    of intent: String?, _ spans: [Model.Span], _ events: [Derivation.Event],
    to evidence: inout Evidence
  ) {
    let outside = (0..<end).filter { index in !spans.contains { $0.range.contains(index) } }
    evidence[.foreignWord] = Float(outside.count(where: isForeign))
    guard let intent else { return }
    evidence[.nameLikeWord] += Float(outside.count { analysis.marks[$0].hasTellingCapital })
    evidence[.unexplained] = Float(outside.count(where: analysis.isUnknown))
    if !Self.endings.contains(intent), !setsOpposite(events) {
      evidence[.unheardNot] += Float(outside.count { analysis.marks[$0].isNegation })
    }
    evidence[.told] = Float(min(Self.mostTold, outside.count { isTold(at: $0, outside) }))
    evidence[.doubtedDeed] = Self.changing.contains(intent) && isQuestion ? 1 : 0
  }

  /// A word in letters that neither the language nor half of the world is written with: the sentence is
  /// another language's.
  private func isForeign(_ index: Int) -> Bool {
    let token = analysis.tokens.all[index]
    guard let letter = token.letters.first, letter > 0x24F, !token.isNumber else { return false }
    return !language.alphabet.begins(token) && analysis.ids[index] == nil
      && analysis.apps[index].isEmpty
  }

  /// Whether the Reading itself is a negative one.
  private func setsOpposite(_ events: [Derivation.Event]) -> Bool {
    events.contains { event in
      guard case .constant(let index) = event else { return false }
      let value = language.grammar.constants[Int(index)].value
      return value == .string("dislike") || value == .string("notCompleted")
    }
  }

  /// Whether words begin that tell of somebody, none of which has a tag: "the taxi was late yesterday".
  private func isTold(at index: Int, _ outside: [Int]) -> Bool {
    guard let telling = language.grammar.lexicon.known.telling else { return false }
    return analysis.phrases[index].contains { found in
      language.grammar.lexicon.isIn(telling, found)
        && (index..<Int(found.end)).allSatisfy(outside.contains)
    }
  }

  private static let mostTold = 2

  /// Whether it begins as a question does: "is this on my list" asks for nothing to be put there.
  private var isQuestion: Bool {
    guard let question = language.grammar.lexicon.known.question else { return false }
    return analysis.phrases[0].contains { language.grammar.lexicon.isIn(question, $0) }
  }

  /// What is said by "not", too: "I don't need the taxi any more".
  private static let endings: Set = ["INCancelRideIntent", "INDeleteTasksIntent"]

  /// What changes something that stays changed.
  private static let changing: Set = [
    "INAddMediaIntent", "INUpdateMediaAffinityIntent", "INAddTasksIntent", "INDeleteTasksIntent",
    "INSetTaskAttributeIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
    "INAppendToNoteIntent", "INSnoozeTasksIntent", "INRequestRideIntent", "INCancelRideIntent",
    "INSendRideFeedbackIntent",
  ]
}
