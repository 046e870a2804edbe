import Foundation

/// One language: what it understands and how it speaks, read from its folder, or from what was compiled
/// of the same texts.
public final class Language: Sendable {
  /// The folder's name, a BCP-47 tag: `en`, `ru`.
  public let code: String
  /// The language's own name, as its speakers write it.
  public let name: String
  /// Whether it answers where nobody's language is known.
  let isFallback: Bool
  /// Whether a clock's 3:15 may be in the afternoon to those who speak it.
  let hasHalfDays: Bool
  /// Whether its dates in figures begin with the day or the month.
  let dateOrder: SaidDate.Order
  /// Whether people may leave out the spaces between its words.
  let joinsWords: Bool
  /// Whether a request's verb has a form of its own, which the verb of what is to be done has not.
  let hasImperative: Bool
  /// Whether how much of a thing is said after it: “계란 두 판”.
  let amountFollows: Bool
  let alphabet: Alphabet
  let respelling: Respelling
  /// Names with all the endings that the language's sentences tell apart.
  let samples: [String]
  /// What is said to whoever is to ask nothing more, folded.
  let silences: [String]
  let grammar: Grammar
  let numbers: NumberReader
  /// `nil` for a language that patterns alone understand.
  let model: Model?
  let inflection: Inflection
  let answers: Answers
  let nameSense: NameSense
  let ranker: Ranker

  /// - Parameters:
  ///   - personalNames: what people are called by in all languages.
  ///   - nameSense: what tells artists' names from titles in all languages.
  ///   - ranker: what tells which Reading is likeliest in all languages.
  ///   - isTrained: whether the trained weights beside the text are used.
  ///   - shared: the key of what all languages share, for what was compiled; `nil` to read the text.
  /// - Throws: `LanguageError` that names the file and line to mend.
  init(
    folder: URL, personalNames: PersonalNames, nameSense: NameSense, ranker: Ranker,
    isTrained: Bool = true, shared: SnapshotKey? = nil
  ) throws {
    self.nameSense = nameSense
    self.ranker = ranker
    code = folder.lastPathComponent
    let weights = isTrained ? try LanguageContent.weights(of: folder) : nil
    let compiled = shared.flatMap { shared in
      LanguageContent(
        folder, compiledAs: LanguageContent.key(folder, weights, shared: shared), personalNames,
        weights)
    }
    let content = try compiled ?? LanguageContent(folder, personalNames, weights)
    let settings = content.settings
    name = settings.name
    isFallback = settings.isFallback
    hasHalfDays = settings.hasHalfDays
    dateOrder = settings.dateOrder
    joinsWords = settings.joinsWords
    hasImperative = settings.hasImperative
    amountFollows = settings.amountFollows
    alphabet = settings.alphabet
    respelling = settings.respelling
    samples = settings.samples
    silences = settings.silences
    inflection = settings.inflection
    grammar = content.grammar
    model = content.model
    numbers = NumberReader(grammar.lexicon)
    answers = content.answers
  }
}
