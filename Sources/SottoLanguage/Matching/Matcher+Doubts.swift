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
    evidence[.told] = told(besides: events)
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

  /// How many words tell of somebody, and no value is made of them: "the taxi was late yesterday". A sentence that
  /// begins so tells something the more.
  private func told(besides events: [Derivation.Event]) -> Float {
    guard let telling = language.grammar.lexicon.known.telling else { return 0 }
    let values = events.compactMap(words)
    let told = (0..<end).filter { index in
      analysis.phrases[index].contains { found in
        language.grammar.lexicon.isIn(telling, found)
          && !values.contains { $0.overlaps(index..<found.end) }
      }
    }
    return min(Self.mostTold, Float(told.count)) + (told.first == 0 ? 1 : 0)
  }

  /// The words that a value is made of; those by which a constant is told are none.
  private func words(_ event: Derivation.Event) -> Range<Int>? {
    switch event {
    case .phrase(_, _, let start, let end), .text(_, let start, let end, _),
      .app(_, let start, let end):
      Int(start)..<Int(end)
    case .number(_, let start, let end, _): Int(start)..<Int(end)
    case .name(_, let start, let index):
      Int(start)..<analysis.names[Int(start)][Int(index)].end
    case .constant, .choice, .chain: nil
    }
  }

  /// How many such words count, wherever they stand.
  static let mostTold: Float = 2

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
