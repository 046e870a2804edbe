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

  /// Whether a pattern has them as its own words.
  private func hears(_ words: Range<Int>) -> Bool {
    !isTrained && !isRefusal && !words.contains(where: passed.contains)
      && !guesses.contains { $0.overlaps(words) }
      && !named.contains { $0.words.overlaps(words) }
  }
}
