/// What speaks against a Reading of the trained part, which looks at what people mostly ask for.
extension Matcher {
  func costOfDoubts(
    _ intent: String?, _ spans: [Model.Span], _ events: [Trail.Event]
  ) -> Float {
    let outside = (0..<end).filter { index in !spans.contains { $0.range.contains(index) } }
    var cost = costOfForeign(outside) + costOfUnheeded(events) + costOfUnheededApp(outside, intent)
    guard let intent else { return cost }
    cost += costOfUnexplained(outside)
    if isNegated(outside), !Self.endings.contains(intent), !setsOpposite(events) {
      cost += Self.deeds.contains(intent) ? Cost.negatedDeed : Cost.negated
    }
    if Self.deeds.contains(intent), isQuestion { cost += Cost.askedDeed }
    return cost
  }

  /// Words that neither a tag nor any pattern of the language explains.
  private func costOfUnexplained(_ outside: [Int]) -> Float {
    var cost: Float = 0
    for index in outside {
      let isKnown = listening.ids[index].map(language.grammar.lexicon.isPatternWord) ?? false
      if listening.marks[index].hasTellingCapital {
        cost += Cost.capitalWord
      } else if !isKnown {
        cost += Cost.unexplainedWord
      }
    }
    return cost
  }

  /// Words in letters that neither the language nor half of the world is written with: the sentence is
  /// another language's.
  private func costOfForeign(_ outside: [Int]) -> Float {
    let isForeign = outside.contains { index in
      let token = listening.tokens.all[index]
      guard let letter = token.letters.first, letter > 0x24F, !token.isNumber else { return false }
      return !language.alphabet.begins(token) && listening.ids[index] == nil
        && listening.apps[index].isEmpty
    }
    return isForeign ? Cost.foreignLetters : 0
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

  /// A name of several words that a vocabulary has, and that was taken for no name or a part of one:
  /// who says "Stuff You Should Know" hardly asks for "stuff".
  private func costOfUnheeded(_ events: [Trail.Event]) -> Float {
    let heeded = events.compactMap { event -> Range<Int>? in
      switch event {
      case .text(_, let start, let end, _), .app(_, let start, let end): Int(start)..<Int(end)
      case .name(_, let start, let index):
        Int(start)..<listening.names[Int(start)][Int(index)].end
      default: nil
      }
    }
    var dearest: Float = 0
    for start in 0..<end {
      for name in listening.names[start]
      where name.end > start + 1 && name.isExact && !name.isFunction {
        let words = start..<name.end
        if heeded.contains(where: { $0.lowerBound <= start && $0.upperBound >= words.upperBound }) {
          continue
        }
        dearest = max(dearest, Cost.unheededName - name.cost)
      }
    }
    return dearest
  }

  /// An app that was named, as it is written, and that the Reading asks nothing of.
  private func costOfUnheededApp(_ outside: [Int], _ intent: String?) -> Float {
    guard intent != nil else { return 0 }
    let isNamed = outside.contains { index in
      listening.apps[index].contains { $0.cost == 0 }
    }
    return isNamed ? Cost.unheededName : 0
  }
}
