/// What speaks against a Reading of the weights, which pass over words.
extension Matcher {
  /// - Parameters:
  ///   - spans: the words that have a tag.
  ///   - events: what they were read as.
  func addDoubts(
    of intent: String?, _ spans: [Model.Span], _ events: [Trail.Event], to evidence: inout Evidence
  ) {
    let outside = (0..<end).filter { index in !spans.contains { $0.range.contains(index) } }
    evidence[.foreignWord] = Float(outside.count(where: isForeign))
    guard let intent else { return }
    evidence[.nameLikeWord] += Float(outside.count { listening.marks[$0].hasTellingCapital })
    evidence[.unexplained] = Float(outside.count(where: isUnexplained))
    let isNot = isNegated(outside) && !Self.endings.contains(intent) && !setsOpposite(events)
    let isDoubted = isNot || Self.deeds.contains(intent) && isQuestion
    evidence[.doubtedDeed] = isDoubted ? 1 : 0
  }

  private func isUnexplained(_ index: Int) -> Bool {
    listening.ids[index].map(language.grammar.lexicon.isPatternWord) != true
  }

  /// A word in letters that neither the language nor half of the world is written with: the sentence is
  /// another language's.
  private func isForeign(_ index: Int) -> Bool {
    let token = listening.tokens.all[index]
    guard let letter = token.letters.first, letter > 0x24F, !token.isNumber else { return false }
    return !language.alphabet.begins(token) && listening.ids[index] == nil
      && listening.apps[index].isEmpty
  }

  /// "Not", "never", "everything but": who hears only the rest does the opposite.
  private func isNegated(_ outside: [Int]) -> Bool {
    guard let negation = language.grammar.lexicon.known.negation else { return false }
    return outside.contains { has(negation, at: $0) }
  }

  /// Whether the Reading itself is a negative one.
  private func setsOpposite(_ events: [Trail.Event]) -> Bool {
    events.contains { event in
      guard case .constant(let index) = event else { return false }
      let value = language.grammar.constants[Int(index)].value
      return value == .string("dislike") || value == .string("notCompleted")
    }
  }

  /// Whether it begins as a question does: "is this on my list" asks for nothing to be put there.
  private var isQuestion: Bool {
    guard let question = language.grammar.lexicon.known.question else { return false }
    return has(question, at: 0)
  }

  private func has(_ list: Int32, at index: Int) -> Bool {
    listening.phrases[index].contains {
      language.grammar.lexicon.phrases[Int($0.phrase)].list == list
    }
  }

  /// What is said by "not", too: "I don't need the taxi any more".
  private static let endings: Set = ["INCancelRideIntent", "INDeleteTasksIntent"]

  /// What changes something that stays changed.
  private static let deeds: Set = [
    "INAddMediaIntent", "INUpdateMediaAffinityIntent", "INAddTasksIntent", "INDeleteTasksIntent",
    "INSetTaskAttributeIntent", "INCreateTaskListIntent", "INCreateNoteIntent",
    "INAppendToNoteIntent", "INSnoozeTasksIntent", "INRequestRideIntent", "INCancelRideIntent",
    "INSendRideFeedbackIntent",
  ]
}
