import SottoText

/// A language's words and phrases: numbers for the words of its patterns, and lists of phrases that
/// stand for constants.
struct Lexicon: Sendable {
  struct Phrase: Sendable {
    var list: Int32
    var value: Reading.Value
    /// Its words' places among those of all phrases.
    var words: Range<Int32>
  }

  /// What people are called by, in any language: lists that no pattern knows, with the first numbers.
  let personalNames: PersonalNames
  private(set) var ids = WordTable()
  private(set) var lists: [String: Int32] = [:]
  private(set) var known = KnownLists()
  private(set) var phrases: [Phrase] = []
  private(set) var phraseWords: [Int32] = []
  private(set) var trie = WordTrie()
  /// The words each list's phrases begin with.
  private(set) var heads: [Set<Int32>]
  /// The folded letters of all words, and where those of each end, for sentences made of the
  /// patterns.
  private(set) var letters: [UInt32] = []
  private(set) var ends: [Int32] = []
  /// Whether the files write the word with a capital: then one says nothing about names.
  private(set) var isCapitalized: [Bool] = []
  /// Whether a pattern has the word, rather than only a list.
  private(set) var isInPattern: [Bool] = []

  var wordCount: Int { ids.count }

  /// How many lists there are; their numbers are below.
  var listCount: Int { heads.count }

  /// Whether a phrase of a list begins with a word.
  func begins(_ list: Int32?, with word: Int32) -> Bool {
    list.map { heads[Int($0)].contains(word) } ?? false
  }

  func name(of list: Int32) -> String { lists.first { $0.value == list }?.key ?? "" }

  func id(_ hash: UInt64) -> Int32? { ids[hash] }

  /// Whether a phrase is a number, greater than those that are also articles or pronouns.
  func isNumber(_ found: Found) -> Bool {
    let phrase = phrases[Int(found.phrase)]
    guard phrase.list == known.number, case .number(let value) = phrase.value else { return false }
    return value >= 5
  }

  /// Whether a phrase is one of a list; none is where there is no list.
  func isIn(_ list: Int32?, _ found: Found) -> Bool { phrases[Int(found.phrase)].list == list }

  func isPatternWord(_ id: Int32) -> Bool { isInPattern[Int(id)] }

  mutating func word(_ word: Word) -> Int32 {
    if let known = ids[word.hash] {
      if word.isCapitalized { isCapitalized[Int(known)] = true }
      return known
    }
    let id = Int32(ids.count)
    ids.set(word.hash, id)
    isCapitalized.append(word.isCapitalized)
    letters += word.stem
    letters += word.ending
    ends.append(Int32(letters.count))
    isInPattern.append(false)
    return id
  }

  /// What a template writes, as numbers: every sequence of words that it stands for.
  mutating func patternWords(
    _ text: String, _ words: Words
  ) throws(Words.UnknownParadigm) -> [[Int32]] {
    try words.sequences(of: text).map { sequence in
      sequence.map { word in
        let id = self.word(word)
        isInPattern[Int(id)] = true
        return id
      }
    }
  }

  mutating func list(_ name: String) -> Int32 {
    if let known = lists[name] { return known }
    let list = Int32(heads.count)
    lists[name] = list
    known = KnownLists(lists)
    heads.append([])
    return list
  }

  mutating func add(_ words: [Word], list: Int32, value: Reading.Value) {
    guard !words.isEmpty else { return }
    let first = Int32(phraseWords.count)
    for word in words { phraseWords.append(self.word(word)) }
    heads[Int(list)].insert(phraseWords[Int(first)])
    trie.insert(words.lazy.map(\.hash), value: Int32(phrases.count))
    phrases.append(Phrase(list: list, value: value, words: first..<Int32(phraseWords.count)))
  }

  /// The numbers of a phrase's words.
  func words(of phrase: Phrase) -> ArraySlice<Int32> {
    phraseWords[Int(phrase.words.lowerBound)..<Int(phrase.words.upperBound)]
  }

  /// The folded letters of a word.
  func spelling(of word: Int32) -> String {
    let start = word > 0 ? Int(ends[Int(word) - 1]) : 0
    let scalars = letters[start..<Int(ends[Int(word)])].compactMap(Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars))
  }

  /// The phrases that begin at a word, with the word after each.
  func phrases(in tokens: Tokens, at start: Int) -> [Found] {
    var found: [Found] = []
    var node = WordTrie.Node.root
    for index in start..<tokens.count {
      guard let next = trie.child(node, tokens.all[index].hash) else { break }
      node = next
      trie.forEachValue(at: node) { found.append(Found(phrase: $0, end: index + 1)) }
    }
    return found
  }

  struct Found {
    var phrase: Int32
    var end: Int
  }
}

extension Lexicon {
  init(personalNames: PersonalNames = PersonalNames()) {
    self.init(personalNames: personalNames, heads: personalNames.kinds.map { _ in [] })
  }
}
