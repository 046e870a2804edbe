extension Candidate {
  /// Drops what is wanted now where somebody asks to be reminded of it, "remind me to order a taxi": what passes
  /// over that, or takes it for the beginning of a name.
  ///
  /// - Parameter reminding: the words that ask to be reminded, which a pattern hears as such.
  static func removeForgetful(from candidates: inout [Candidate], _ reminding: [Range<Int>]) {
    for words in reminding {
      var hearing = Set(candidates.filter { $0.hears(words) }.map(\.reading.intent))
      guard !hearing.isEmpty else { continue }
      // How the weights read it is one more way to be reminded.
      hearing.insert("INAddTasksIntent")
      candidates.removeAll { candidate in
        !hearing.contains(candidate.reading.intent)
          && (candidate.isTrained && words.contains(where: candidate.passed.contains)
            || candidate.guesses.contains { $0.lowerBound == 0 && $0.contains(words) })
      }
    }
  }

  /// Drops that nothing is asked for where a pattern hears somebody ask to be reminded at some time, whatever of: what
  /// is said before that is when or where, and only what is said after it is to be done.
  static func removeRefusal(from candidates: inout [Candidate], _ reminding: [Range<Int>]) {
    guard !candidates.contains(where: { $0.evidence[.matchedRefusal] > 0 }),
      reminding.contains(where: { words in candidates.contains { $0.asks(by: words) } })
    else { return }
    candidates.removeAll(where: \.isRefusal)
  }

  private func asks(by words: Range<Int>) -> Bool {
    reading.intent == "INAddTasksIntent" && hears(words) && passed.isEmpty
      && evidence[.unheardNot] == 0 && named.contains { $0.field != Self.tasks }
      && named.allSatisfy { $0.field != Self.tasks || $0.words.lowerBound >= words.upperBound }
  }

  private static let tasks = "taskTitles"

  /// Whether a pattern has them as its own words.
  private func hears(_ words: Range<Int>) -> Bool {
    !isTrained && !isRefusal && !words.contains(where: passed.contains)
      && !guesses.contains { $0.overlaps(words) }
      && !named.contains { $0.words.overlaps(words) }
  }
}
