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
  /// - Returns: the Readings, best first, never empty: a refusal is a Reading with `intent` nil.
  /// - Complexity: independent of the size of the vocabularies.
  public func understand(
    _ text: String, locale: String? = nil, surroundings: Surroundings = Surroundings(),
    limit: Int = 5, explains: Bool = false
  ) -> [Reading] {
    let hinted = locale.flatMap(language)
    let tokens = Tokens(text, limit: Self.longestSentence)
    let fallback = language(writtenAs: tokens, hinted)
    guard tokens.count > 0 else {
      return [Self.refusal(text, fallback, "there is no word in it")]
    }
    guard !tokens.isCut, text.utf8.count <= Self.longestText else {
      return [
        Self.refusal(
          text, fallback,
          "it is longer than \(Self.longestSentence) words or \(Self.longestText) bytes")
      ]
    }
    let heard =
      hinted.map { $0.understand(tokens, surroundings, wellKnown, limit, explains: explains) } ?? []
    if let best = heard.first, best.cost < Cost.otherLanguage { return Self.ranked(heard, limit) }
    let others = rivals(of: hinted, tokens)
      .map { $0.understand(tokens, surroundings, wellKnown, limit, explains: explains) }
    // Languages that share words explain a sentence alike: the one with most of its words is meant.
    let best = others.reduce([]) { Self.better($0, $1) ?? [] }
    guard let chosen = Self.better(heard, best) else {
      return [Self.refusal(text, fallback, "no pattern fits it")]
    }
    return Self.ranked(chosen, limit)
  }

  /// The language to refuse in: the person's own, unless the letters are those of one other language.
  private func language(writtenAs tokens: Tokens, _ hinted: Language?) -> Language {
    let counts = all.map { $0.alphabet.count(of: tokens) }
    let most = counts.max() ?? 0
    let written = zip(all, counts).filter { $0.1 == most }.map(\.0)
    if let hinted, written.count > 1 || hinted.alphabet.count(of: tokens) > 0 { return hinted }
    return written.first ?? all[0]
  }

  /// The languages whose patterns have more of the words than the person's own, most first; without
  /// one, all that have any.
  private func rivals(of hinted: Language?, _ tokens: Tokens) -> [Language] {
    let least = hinted.map { $0.familiarity(of: tokens) } ?? 0
    let familiar = all.filter { $0.code != hinted?.code }
      .map { (language: $0, words: $0.familiarity(of: tokens)) }
      .filter { $0.words > least }
      .sorted { $0.words > $1.words }
    return familiar.prefix(3).map(\.language)
  }

  /// The first language's Readings, unless another explains the sentence much better.
  private static func better(
    _ hinted: [ReadingBuilder.Weighed], _ other: [ReadingBuilder.Weighed]
  ) -> [ReadingBuilder.Weighed]? {
    guard let first = hinted.first else { return other.isEmpty ? nil : other }
    guard let second = other.first else { return hinted }
    return second.cost + Cost.otherLanguage < first.cost ? other : hinted
  }

  /// What people say to an assistant is shorter by far; dictated notes are not longer.
  private static let longestSentence = 100
  /// A word may be of any length, too: as many bytes as a hundred long words have.
  private static let longestText = 4000

  private static func refusal(_ text: String, _ language: Language, _ why: String) -> Reading {
    Reading(text: text, locale: language.code, confidence: 1, reasons: [why])
  }

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
