import Foundation

/// What one language makes of a sentence.
private struct Heard {
  let language: Language
  /// Cheapest first.
  let readings: [ReadingBuilder.Weighed]

  var best: ReadingBuilder.Weighed? { readings.first }

  /// This, unless another language explains the sentence much better. What its trained part refuses
  /// with words that only the other's patterns have it may not have understood; the other's trained
  /// part has a say only where nothing else has, and has more of the words.
  func better(_ other: Heard, isHinted: Bool, _ tokens: Tokens) -> Heard {
    guard let second = other.best, second.reading.intent != nil else { return self }
    let isFamiliar = other.language.familiarity(of: tokens) > language.familiarity(of: tokens)
    guard let first = best else { return second.isTrained && !isFamiliar ? self : other }
    var cost = first.cost
    if second.isTrained {
      guard isFamiliar && first.reading.intent == nil || !isHinted else { return self }
    } else if isHinted, first.reading.intent == nil, first.isTrained {
      cost += Cost.othersWord * Float(language.words(of: other.language, in: tokens))
    }
    return second.cost + Cost.otherLanguage < cost ? other : self
  }
}

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

  private func refusal(
    _ text: String, _ tokens: Tokens, _ hinted: Language?, _ why: String
  ) -> [Reading] {
    let locale = language(writtenAs: tokens, hinted).code
    return [Reading(text: text, locale: locale, confidence: 1, reasons: [why])]
  }

  private func readings(
    _ text: String, _ locale: String?, _ surroundings: Surroundings, _ limit: Int,
    _ explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Reading] {
    let hinted = locale.flatMap(language)
    let tokens = Tokens(text, limit: Self.longestSentence)
    func refusal(_ why: String) -> [Reading] { self.refusal(text, tokens, hinted, why) }
    guard tokens.count > 0 else { return refusal("there is no word in it") }
    guard !tokens.isCut, text.utf8.count <= Self.longestText else {
      return refusal(
        "it is longer than \(Self.longestSentence) words or \(Self.longestText) bytes")
    }
    return try heard(tokens, hinted, surroundings, limit, explains: explains, budget)
      ?? refusal("no pattern fits it")
  }

  /// What the person's language makes of a sentence, or the one that explains it much better; `nil` when
  /// none makes anything of it.
  private func heard(
    _ tokens: Tokens, _ hinted: Language?, _ surroundings: Surroundings, _ limit: Int,
    explains: Bool, _ budget: WorkBudget
  ) throws(WorkBudget.Spent) -> [Reading]? {
    // Another language's trained part has no say unless that has more of the words.
    let familiarity = hinted?.familiarity(of: tokens)
    func hear(_ language: Language) throws(WorkBudget.Spent) -> Heard {
      let hasSay =
        language.code == hinted?.code || language.familiarity(of: tokens) > familiarity ?? -1
      return Heard(
        language: language,
        readings: try language.understand(
          tokens, surroundings, wellKnown, max(limit, Self.weighed), asksTrained: hasSay,
          explains: explains, budget))
    }
    var best: Heard?
    if let hinted {
      let own = try hear(hinted)
      if let first = own.best, first.cost < Cost.otherLanguage {
        return Self.ranked(own.readings, limit)
      }
      best = own
    }
    // Languages that share words explain a sentence alike: the one with most of its words is meant.
    for rival in rivals(of: best, tokens) {
      let other = try hear(rival)
      best =
        best.map { $0.better(other, isHinted: $0.language.code == hinted?.code, tokens) } ?? other
    }
    guard let best, best.best != nil else { return nil }
    return Self.ranked(best.readings, limit)
  }

  /// The language to refuse in: the person's own, unless the letters are those of one other language.
  private func language(writtenAs tokens: Tokens, _ hinted: Language?) -> Language {
    let counts = all.map { $0.alphabet.count(of: tokens) }
    let most = counts.max() ?? 0
    let written = zip(all, counts).filter { $0.1 == most }.map(\.0)
    if let hinted, written.count > 1 || hinted.alphabet.count(of: tokens) > 0 { return hinted }
    return written.first ?? all[0]
  }

  /// The languages whose patterns have words that the person's own lacks, most first; where that
  /// understands nothing, all whose patterns have any.
  private func rivals(of hinted: Heard?, _ tokens: Tokens) -> [Language] {
    let others = all.filter { $0.code != hinted?.language.code }
    let familiar = others.map { other in
      let isLost = hinted?.best?.reading.intent == nil
      let own = isLost ? 0 : hinted?.language.words(of: other, in: tokens) ?? 1
      return (language: other, words: other.familiarity(of: tokens), isRival: isLost || own > 0)
    }
    return familiar.filter { $0.isRival && $0.words > 0 }
      .sorted { $0.words > $1.words }
      .prefix(3).map(\.language)
  }

  /// How many Readings are weighed at least: what the best is must not depend on how many are wanted.
  private static let weighed = 5

  /// What people say to an assistant is shorter by far; dictated notes are not longer.
  private static let longestSentence = 100
  /// A word may be of any length, too: as many bytes as a hundred long words have.
  private static let longestText = 4000

  /// Confidence is the share of a Reading in all that the sentence may mean, refusal included.
  private static func ranked(
    _ weighed: [ReadingBuilder.Weighed], _ limit: Int
  ) -> [Reading] {
    let weights = weighed.map { Double(exp(-$0.cost)) }
    let all = weights.reduce(Double(exp(-Cost.refusal)), +)
    // A refusal that is likelier than all else together stands alone.
    let isRefused = weighed.first?.reading.intent == nil && 2 * (weights.first ?? 0) > all
    return zip(weighed, weights).prefix(isRefused ? 1 : max(1, limit)).map { weighed, weight in
      var reading = weighed.reading
      reading.confidence = weight / all
      return reading
    }
  }
}
