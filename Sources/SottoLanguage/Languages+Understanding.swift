import Foundation

extension Languages {
  /// What a sentence may ask for.
  ///
  /// - Parameters:
  ///   - text: the sentence as it was said or typed; only so many of its words are looked at that
  ///     an answer comes at once.
  ///   - locale: the person's language, a hint: where it cannot be right, another language is used.
  ///   - surroundings: the apps, their vocabulary and the open question.
  ///   - limit: how many Readings at most.
  ///   - explains: whether the best Reading's reasons name the words that the trained part decided
  ///     by, which takes some microseconds.
  /// - Returns: the Readings, best first, never empty: a refusal is a Reading with `intent` nil. What
  ///   would be too much work is refused, too.
  /// - Complexity: independent of the size of the vocabularies.
  public func understand(
    _ text: String, locale: String? = nil, surroundings: Surroundings = Surroundings(),
    limit: Int = 5, explains: Bool = false
  ) -> [Reading] {
    do throws(WorkBudget.Spent) {
      return try readings(text, locale, surroundings, limit, explains, WorkBudget())
    } catch {
      let tokens = Tokens(text, limit: Self.longestSentence)
      return refusal(text, tokens, locale.flatMap(language), "it is too long or too tangled")
    }
  }

  /// The same, where it takes no more than some milliseconds, as all that people say does.
  ///
  /// - Returns: `nil` for what takes longer.
  package func understandAtOnce(
    _ text: String, locale: String?, surroundings: Surroundings, explains: Bool
  ) -> [Reading]? {
    do throws(WorkBudget.Spent) {
      return try readings(
        text, locale, surroundings, 5, explains, WorkBudget(WorkBudget.mostAtOnce))
    } catch {
      return nil
    }
  }

  private func readings(
    _ text: String, _ locale: String?, _ surroundings: Surroundings, _ limit: Int,
    _ explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Reading] {
    let hinted = locale.flatMap(language)
    let tokens = Tokens(text, limit: Self.longestSentence)
    guard tokens.count > 0 else { return refusal(text, tokens, hinted, "there is no word in it") }
    guard !tokens.isCut, text.utf8.count <= Self.longestText else {
      return refusal(
        text, tokens, hinted,
        "it is longer than \(Self.longestSentence) words or \(Self.longestText) bytes")
    }
    let candidates = try candidates(tokens, hinted, surroundings, explains: explains, budget)
    // Each language that was asked may refuse, which is one and the same.
    let refused = candidates.lazy.filter(\.isRefusal).reduce(0) { $0 + $1.share }
    guard let best = candidates.first, !best.isRefusal || refused <= Self.certain else {
      // A refusal that is likelier than all else together stands alone.
      return refusal(
        text, tokens, hinted, candidates.first?.reading.reasons.last ?? "no pattern fits it",
        confidence: candidates.isEmpty ? 1 : Double(refused), candidates.first)
    }
    return candidates.prefix(max(1, limit)).enumerated().map { place, candidate in
      var reading = candidate.reading
      reading.confidence = Double(candidate.share)
      reading.said = candidate.said
      if explains, place < Self.explained {
        reading.reasons += ranker.explanation(candidate.evidence)
      }
      return reading
    }
  }

  private func refusal(
    _ text: String, _ tokens: Tokens, _ hinted: Language?, _ why: String, confidence: Double = 1,
    _ candidate: Candidate? = nil
  ) -> [Reading] {
    var reading = candidate?.reading ?? Reading(text: text, locale: "")
    reading.text = text
    // Whose words say what it is about speaks that language.
    if candidate?.isTalk != true { reading.locale = language(writtenAs: tokens, hinted).code }
    reading.confidence = confidence
    reading.reasons = [why]
    return [reading]
  }

  /// What a sentence may mean in the person's language and, where another has words of it that this
  /// lacks, in that: all in one ranking.
  func candidates(
    _ tokens: Tokens, _ hinted: Language?, _ surroundings: Surroundings, explains: Bool = false,
    _ budget: WorkBudget = WorkBudget()
  ) throws(WorkBudget.Spent) -> [Candidate] {
    // Another language's weights have no say unless that has more of the words.
    let familiarity = hinted?.familiarity(of: tokens)
    func understand(_ language: Language) throws(WorkBudget.Spent) -> [Candidate] {
      let hasSay =
        language.code == hinted?.code || language.familiarity(of: tokens) > familiarity ?? -1
      return try language.understand(
        tokens, surroundings, wellKnown, asksTrained: hasSay, explains: explains, budget)
    }
    var candidates: [Candidate] = []
    // “Hello” may be said in another language: a title that no app has is not asked for by itself.
    var title: [Candidate]?
    if let hinted {
      candidates = try understand(hinted)
      let best = candidates.summed
      if best.isTalk { return candidates }
      if !best.isRefusal, best.share > Self.certain {
        guard surroundings.question == nil, best.isBareTitle else { return candidates }
        title = candidates
      }
    }
    let rivals = rivals(of: hinted, isLost: candidates.first?.isRefusal ?? true, tokens)
    // The person's own language, or the one that has most of the words, says that they ask for nothing; all others
    // are other languages.
    let most = hinted == nil ? rivals.first?.words : nil
    for (rival, words) in rivals {
      if let hinted {
        let lost = Float(hinted.words(of: rival, in: tokens))
        for index in candidates.indices where candidates[index].reading.locale == hinted.code {
          candidates[index].evidence[.foreignWord] = max(
            candidates[index].evidence[.foreignWord], lost)
        }
      }
      let lacked = hinted.map { Float(rival.words(of: $0, in: tokens)) } ?? 0
      let found = try understand(rival)
      if surroundings.question == nil, found[0].givesUp || title != nil && found[0].isTalk {
        return found
      }
      candidates += found.filter { words == most || !$0.isRefusal || $0.isTalk }.map {
        var candidate = $0
        candidate.evidence[.otherLanguage] = words == most ? 0 : 1
        candidate.evidence[.foreignWord] = max(candidate.evidence[.foreignWord], lacked)
        return candidate
      }
    }
    if let title { return title }
    Candidate.removeVague(from: &candidates)
    var ranked = candidates.ranked(by: ranker)
    // Of languages that hear the same about as likely, who has named none is taken to speak the fallback:
    // "like Boston". Likewise where the whole is but a name to another, and words to the fallback: "play".
    if hinted == nil, let best = ranked.first, best.reading.locale != fallback.code,
      let place = ranked.firstIndex(where: {
        $0.reading.locale == fallback.code
          && ($0.reading.isSameRequest(as: best.reading) || $0.hasWords(for: best, of: tokens))
          && ($0.share * Self.aboutAsLikely > best.share || $0.isTalk(like: best))
      })
    {
      // It is one request, as likely as both.
      ranked[place].share += best.share
      ranked[0] = ranked.remove(at: place)
    }
    // What only the weights of a language guess that has fewer of the words is not what was said.
    if hinted == nil, let best = ranked.first, best.isTrained, best.share < Self.certain,
      best.reading.locale != rivals.first?.language.code,
      let place = ranked.firstIndex(where: {
        $0.reading.locale == rivals.first?.language.code
      })
    {
      ranked.insert(ranked.remove(at: place), at: 0)
    }
    return ranked
  }

  /// How many times likelier another is that is about as likely.
  private static let aboutAsLikely: Float = 3
  /// How many Readings' scores are explained.
  private static let explained = 2
  /// The share from which a Reading is certain enough to look no further.
  private static let certain: Float = 0.5

  /// The language to refuse in: the person's own, unless the letters are those of one other language.
  private func language(writtenAs tokens: Tokens, _ hinted: Language?) -> Language {
    let counts = all.map { $0.alphabet.count(of: tokens) }
    let most = counts.max() ?? 0
    let written = zip(all, counts).filter { $0.1 == most }.map(\.0)
    guard let hinted else { return written.first ?? all[0] }
    // Kana among Chinese signs are Japanese; a Japanese name in a Chinese sentence is not.
    let own = hinted.alphabet.count(of: tokens)
    return written.count == 1 && own * 2 < most ? written[0] : hinted
  }

  /// The languages whose patterns have words that the person's own lacks, most first; where that
  /// understands nothing, all whose patterns have any.
  private func rivals(
    of hinted: Language?, isLost: Bool, _ tokens: Tokens
  ) -> [(language: Language, words: Int)] {
    let others = all.filter { other in
      other.code != hinted?.code
        && hinted.map { other.alphabet.isLess(than: $0.alphabet, in: tokens) } != true
    }
    let familiar = others.map { other in
      let own = isLost ? 0 : hinted?.words(of: other, in: tokens) ?? 1
      return (language: other, words: other.familiarity(of: tokens), isRival: isLost || own > 0)
    }
    return familiar.filter { $0.isRival && $0.words > 0 }
      .sorted { $0.words > $1.words }
      .prefix(3).map { ($0.language, $0.words) }
  }

  /// What people say to an assistant is shorter by far; dictated notes are not longer.
  private static let longestSentence = 100
  /// A word may be of any length, too: as many bytes as a hundred long words have.
  private static let longestText = 4000
}
