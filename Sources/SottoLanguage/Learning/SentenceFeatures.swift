import SottoText

/// What the trained part sees of a sentence: of the whole, to tell what is asked for, and of each
/// word, to tell what it is the name of.
struct SentenceFeatures {
  let analysis: Analysis
  private let language: Language
  /// The words, an app's name being one and the same for all apps.
  private let words: [UInt64]
  let lists: [[UInt64]]
  let keys: (left: [UInt64], right: [UInt64])
  let shapes: [UInt64]
  /// Whether each word is one of the language's own, rather than a part of somebody's name.
  let knowledge: [UInt64]
  /// The names over each word that people said in the sets learnt from.
  let names: [[UInt64]]
  /// What the run of words is like that each word is in, between two key words.
  let runs: [UInt64]
  /// Whether that run, as a name, is rather an artist's or a title.
  let senses: [UInt64]

  private static let app: UInt64 = 1
  static let edge: UInt64 = 2
  private static let number: UInt64 = 3
  static let unknown: UInt64 = 10
  static let known: UInt64 = 11
  static let pattern: UInt64 = 12

  /// - Parameters:
  ///   - keyWords: the words that a title's place is told by.
  ///   - names: the flags of `HeardNames`.
  init(
    _ analysis: Analysis, _ language: Language, keyWords: Set<UInt64>, names: [[UInt64]]
  ) {
    self.analysis = analysis
    self.names = names
    self.language = language
    let tokens = analysis.tokens.all
    var words = tokens.map { $0.isNumber && $0.letters.count == 4 ? Self.number : $0.hash }
    for start in tokens.indices {
      for mention in analysis.apps[start] where mention.misfit <= Analysis.Mention.inflected {
        // An app may be called "Lists": such words tell more by themselves.
        let isWord = words[start..<mention.end].allSatisfy(keyWords.contains)
        if !isWord { for index in start..<mention.end { words[index] = Self.app } }
      }
    }
    self.words = words
    lists = Self.lists(analysis, language)
    let isKey = words.map { $0 == Self.app || keyWords.contains($0) }
    keys = Self.keys(words, isKey)
    let lexicon = language.grammar.lexicon
    knowledge = zip(tokens, analysis.ids).map { token, id in
      id.map { lexicon.isPatternWord($0) ? Self.pattern : Self.known }
        ?? (lexicon.personalNames.contains(token.hash) ? Self.known : Self.unknown)
    }
    runs = Self.runs(isKey, knowledge)
    senses = Self.senses(isKey, tokens, language.nameSense)
    let capitalsTell = analysis.tokens.capitalsTell
    shapes = tokens.map { token in
      let signs = [
        token.isCapitalized, token.beginsLowerCase, token.isFirst, token.quote != 0,
        token.isNumber, capitalsTell, token.letters.count == 1,
      ]
      return signs.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  var count: Int { words.count }

  func word(_ index: Int) -> UInt64 {
    words.indices.contains(index) ? words[index] : Self.edge
  }

  /// What tells the kind of request: words, their neighbours, their beginnings and ends.
  ///
  /// - Parameter add: takes each feature and the number of the word it begins at.
  func ofSentence(_ add: (_ feature: UInt32, _ word: Int) -> Void) {
    add(FeatureKey.of(0), -1)
    for index in -1...count {
      let here = word(index)
      if index >= 0, index < count {
        add(FeatureKey.of(1, here), index)
        let letters = analysis.tokens.all[index].letters
        for length in 2...5 where letters.count > length {
          add(FeatureKey.of(4, WordHash.of(letters.prefix(length))), index)
          add(FeatureKey.of(5, WordHash.of(letters.suffix(length))), index)
        }
        for list in lists[index] { add(FeatureKey.of(6, list), index) }
        add(FeatureKey.of(7, here, word(index + 2)), index)
      }
      if index < count {
        add(FeatureKey.of(2, here, word(index + 1)), index)
        if index + 1 < count {
          add(FeatureKey.of(3, here, word(index + 1), word(index + 2)), index)
        }
      }
    }
    add(FeatureKey.of(8, UInt64(min(count, 8))), -1)
  }

  /// How much each of so many features of a sentence counts: what is long is no surer for its many words. Those of
  /// a sentence of middling length count as they are.
  static func share(ofEach count: Int) -> Float {
    (middling / Float(max(1, count))).squareRoot()
  }

  private static let middling: Float = 40

  /// What the words beside a word tell of it, each with the number of the word that tells it.
  func cues(_ index: Int, request: UInt64) -> [(feature: UInt32, word: Int)] {
    [
      (FeatureKey.of(12, word(index - 1)), index - 1),
      (FeatureKey.of(13, word(index + 1)), index + 1),
      (FeatureKey.of(42, request, word(index - 1)), index - 1),
      (FeatureKey.of(44, request, word(index + 1)), index + 1),
      (FeatureKey.of(11, word(index)), index), (FeatureKey.of(41, request, word(index)), index),
    ]
  }
}
