/// What the trained part sees of a sentence: of the whole, to tell what is asked for, and of each
/// word, to tell what it is the name of.
struct SentenceFeatures {
  private let listening: Listening
  private let language: Language
  /// The words, an app's name being one and the same for all apps.
  private let words: [UInt64]
  private let lists: [[UInt64]]
  private let keys: (left: [UInt64], right: [UInt64])
  private let shapes: [UInt64]
  /// Whether each word is one of the language's own, rather than a part of somebody's name.
  private let knowledge: [UInt64]

  private static let app: UInt64 = 1
  private static let edge: UInt64 = 2
  private static let number: UInt64 = 3

  /// - Parameter keyWords: the words that a title's place is told by.
  init(_ listening: Listening, _ language: Language, keyWords: Set<UInt64>) {
    self.listening = listening
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
    keys = Self.keys(words, keyWords)
    let lexicon = language.grammar.lexicon
    knowledge = zip(tokens, listening.ids).map { token, id in
      id.map { lexicon.isPatternWord($0) ? 12 : 11 }
        ?? (lexicon.personalNames.contains(token.hash) ? 11 : 10)
    }
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

  /// The nearest key words on both sides of each word: they carry a long title.
  private static func keys(
    _ words: [UInt64], _ keyWords: Set<UInt64>
  ) -> (left: [UInt64], right: [UInt64]) {
    let isKey = words.map { $0 == app || keyWords.contains($0) }
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

  private func word(_ index: Int) -> UInt64 {
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

  /// What tells the meaning of one word.
  func ofWord(_ index: Int, _ add: (UInt32) -> Void) {
    let here = word(index)
    let before = word(index - 1)
    let after = word(index + 1)
    let second = word(index - 2)
    let fourth = word(index + 2)
    add(FeatureKey.of(10))
    add(FeatureKey.of(11, here))
    add(FeatureKey.of(12, before))
    add(FeatureKey.of(13, after))
    add(FeatureKey.of(14, second))
    add(FeatureKey.of(15, fourth))
    add(FeatureKey.of(16, before, here))
    add(FeatureKey.of(17, here, after))
    add(FeatureKey.of(18, second, before))
    add(FeatureKey.of(19, after, fourth))
    add(FeatureKey.of(20, before, after))
    add(FeatureKey.of(21, second, before, here))
    add(FeatureKey.of(22, here, after, fourth))
    add(FeatureKey.of(23, keys.left[index]))
    add(FeatureKey.of(24, keys.right[index]))
    add(FeatureKey.of(25, keys.left[index], keys.right[index]))
    add(FeatureKey.of(36, knowledge[index]))
    add(
      FeatureKey.of(
        37, index > 0 ? knowledge[index - 1] : Self.edge, knowledge[index],
        index + 1 < count ? knowledge[index + 1] : Self.edge))
    addSpelling(index, add)
    addLists(index, add)
  }

  private func addSpelling(_ index: Int, _ add: (UInt32) -> Void) {
    let letters = listening.tokens.all[index].letters
    for length in 2...4 where letters.count > length {
      add(FeatureKey.of(26, WordHash.of(letters.suffix(length))))
    }
    for length in 3...4 where letters.count > length {
      add(FeatureKey.of(27, WordHash.of(letters.prefix(length))))
    }
    if let last = letters.last, (0xAC00...0xD7A3).contains(last) {
      // A syllable says as much as two or three letters: a surname, a particle.
      add(FeatureKey.of(38, WordHash.of(letters.prefix(1)), UInt64(min(letters.count, 4))))
      add(FeatureKey.of(39, WordHash.of(letters.suffix(1))))
    }
    if index > 0 {
      add(FeatureKey.of(28, WordHash.of(listening.tokens.all[index - 1].letters.suffix(3))))
    }
    add(FeatureKey.of(29, shapes[index]))
    add(
      FeatureKey.of(
        30, index > 0 ? shapes[index - 1] : 256, shapes[index],
        index + 1 < count ? shapes[index + 1] : 256))
  }

  private func addLists(_ index: Int, _ add: (UInt32) -> Void) {
    for list in lists[index] {
      add(FeatureKey.of(31, list))
      add(FeatureKey.of(32, list, word(index - 1)))
      add(FeatureKey.of(33, list, word(index + 1)))
    }
    if index > 0 { for list in lists[index - 1] { add(FeatureKey.of(34, list)) } }
    if index + 1 < count { for list in lists[index + 1] { add(FeatureKey.of(35, list)) } }
  }

  /// What a word means depends on what is asked for.
  func ofWord(_ index: Int, request: UInt64, _ add: (UInt32) -> Void) {
    add(FeatureKey.of(40, request))
    add(FeatureKey.of(41, request, word(index)))
    add(FeatureKey.of(42, request, word(index - 1)))
    add(FeatureKey.of(43, request, keys.left[index]))
    add(FeatureKey.of(44, request, word(index + 1)))
  }
}
