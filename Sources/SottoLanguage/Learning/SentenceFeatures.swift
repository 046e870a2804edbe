/// What the trained part sees of a sentence: of the whole, to tell what is asked for, and of each
/// word, to tell what it is the name of.
struct SentenceFeatures {
  let listening: Listening
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
  private static let unknown: UInt64 = 10
  private static let known: UInt64 = 11
  private static let pattern: UInt64 = 12

  /// - Parameters:
  ///   - keyWords: the words that a title's place is told by.
  ///   - names: the flags of `HeardNames`.
  init(
    _ listening: Listening, _ language: Language, keyWords: Set<UInt64>, names: [[UInt64]]
  ) {
    self.listening = listening
    self.names = names
    self.language = language
    let tokens = listening.tokens.all
    var words = tokens.map { $0.isNumber && $0.letters.count == 4 ? Self.number : $0.hash }
    for start in tokens.indices {
      for mention in listening.apps[start] where mention.cost <= Cost.inflectedApp {
        for index in start..<mention.end { words[index] = Self.app }
      }
    }
    self.words = words
    lists = Self.lists(listening, language)
    let isKey = words.map { $0 == Self.app || keyWords.contains($0) }
    keys = Self.keys(words, isKey)
    let lexicon = language.grammar.lexicon
    knowledge = zip(tokens, listening.ids).map { token, id in
      id.map { lexicon.isPatternWord($0) ? Self.pattern : Self.known }
        ?? (lexicon.personalNames.contains(token.hash) ? Self.known : Self.unknown)
    }
    runs = Self.runs(isKey, knowledge)
    senses = Self.senses(isKey, tokens, language.nameSense)
    let capitalsTell = listening.tokens.capitalsTell
    shapes = tokens.map { token in
      let signs = [
        token.isCapitalized, token.beginsLowerCase, token.isFirst, token.quote != 0,
        token.isNumber, capitalsTell, token.letters.count == 1,
      ]
      return signs.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  var count: Int { words.count }

  /// The lists of the lexicon that have a phrase over each word, and whether it begins there.
  private static func lists(_ listening: Listening, _ language: Language) -> [[UInt64]] {
    let lexicon = language.grammar.lexicon
    var lists = [[UInt64]](repeating: [], count: listening.tokens.count)
    for start in lists.indices {
      for found in listening.phrases[start] {
        let list = UInt64(lexicon.phrases[Int(found.phrase)].list) * 2
        for index in start..<found.end {
          let flag = list + (index == start ? 0 : 1)
          if !lists[index].contains(flag) { lists[index].append(flag) }
        }
      }
      let kinds = lexicon.personalNames.kinds(of: listening.tokens.all[start].hash)
      lists[start] += kinds.map { UInt64($0) * 2 }
    }
    return lists
  }

  /// For each word a number for all the words between the two nearest key words: how many, how many
  /// of each kind of knowledge, and whether it is the first. A person's name is two words that nobody
  /// knows; a title is often more, and has a word like "of".
  private static func runs(_ isKey: [Bool], _ knowledge: [UInt64]) -> [UInt64] {
    var runs = [UInt64](repeating: 0, count: isKey.count)
    var start = 0
    for end in 0...isKey.count where end == isKey.count || isKey[end] {
      let words = knowledge[start..<end]
      var run = UInt64(min(words.count, 6))
      for kind in [unknown, known, pattern] {
        run = run * 3 + UInt64(min(words.count { $0 == kind }, 2))
      }
      for index in start..<end { runs[index] = run * 2 + (index == start ? 1 : 0) }
      start = end + 1
    }
    return runs
  }

  /// How far apart odds are that are told apart, and the farthest from even ones.
  private static let senseStep: Float = 1.5
  private static let mostSteps: Float = 4

  /// For each word a number for how much the run it is in sounds like an artist's name;
  /// 0 for key words.
  private static func senses(
    _ isKey: [Bool], _ tokens: [Token], _ sense: NameSense
  ) -> [UInt64] {
    var senses = [UInt64](repeating: 0, count: isKey.count)
    var start = 0
    for end in 0...isKey.count where end == isKey.count || isKey[end] {
      if start < end {
        let step = (sense.odds(ofArtist: tokens[start..<end]) / senseStep).rounded()
        let number = UInt64(min(max(step, -mostSteps), mostSteps) + mostSteps + 1)
        for index in start..<end { senses[index] = number }
      }
      start = end + 1
    }
    return senses
  }

  /// The nearest key words on both sides of each word: they carry a long title.
  private static func keys(
    _ words: [UInt64], _ isKey: [Bool]
  ) -> (left: [UInt64], right: [UInt64]) {
    var left = [UInt64](repeating: edge, count: words.count)
    var right = left
    for index in words.indices.dropFirst() {
      left[index] = isKey[index - 1] ? words[index - 1] : left[index - 1]
    }
    for index in words.indices.dropLast().reversed() {
      right[index] = isKey[index + 1] ? words[index + 1] : right[index + 1]
    }
    return (left, right)
  }

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
        let letters = listening.tokens.all[index].letters
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
