/// What the search knows of words: which may be dropped, which are numbers, which sound alike.
///
/// A class, as it is asked about every word of every name and should cost no more than a pointer.
final class Lexicon: Sendable {
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt32

    static let article = Roles(rawValue: 1)
    static let and = Roles(rawValue: 2)
    static let guest = Roles(rawValue: 4)
    static let by = Roles(rawValue: 8)
    static let link = Roles(rawValue: 16)
    static let counted = Roles(rawValue: 32)
    static let ordinal = Roles(rawValue: 64)
    static let edition = Roles(rawValue: 128)
    static let performance = Roles(rawValue: 256)
    static let kind = Roles(rawValue: 512)
    static let ordinalEnd = Roles(rawValue: 1024)
    static let asked = Roles(rawValue: 2048)
    static let soundtrack = Roles(rawValue: 4096)
    static let pronoun = Roles(rawValue: 8192)

    fileprivate static let named: [Substring: Roles] = [
      "article:": article, "and:": and, "guest:": guest, "by:": by, "link:": link,
      "counted:": counted, "ordinal:": ordinal, "edition:": edition, "performance:": performance,
      "ordinalend:": ordinalEnd, "asked:": asked, "soundtrack:": soundtrack,
      "pronoun:": pronoun,
    ]
  }

  struct Word: Sendable {
    var roles: Roles = []
    var number: NumberWord?
    /// Which of the groups of words that sound alike it is in, if any.
    fileprivate var group: Int32 = -1
    /// Which of the words that are written short it is, if any.
    fileprivate var full: Int32 = -1

    /// Whether it is written short and said in full.
    var isWrittenShort: Bool { full >= 0 }

    init(number: NumberWord? = nil) { self.number = number }
  }

  static let shared = Lexicon()

  private let words: WordTable<Word>
  /// For each group of words that sound alike, what stands for them.
  private let groups: [[UInt8]]
  /// What words that are written short are said as.
  private let fullWords: [[UInt8]]
  /// The words by which small numbers and ordinals are written.
  private let cardinals: [Int: [UInt8]]
  private let ordinals: [Int: [UInt8]]
  /// The words for kinds of things, in the order of their file.
  let kindWords: [[UInt8]]

  private init() {
    let letters = Letters.shared
    var words = WordTable<Word>()
    var groups: [[UInt8]] = []
    var cardinals: [Int: [UInt8]] = [:]
    var ordinals: [Int: [UInt8]] = [:]
    var kindWords: [[UInt8]] = []
    func spelled(_ words: some Sequence<Substring>) -> [[UInt8]] {
      words.map { letters.spelled(String($0)) }.filter { !$0.isEmpty && !$0.contains(.space) }
    }
    for line in LanguageFile.words.lines {
      guard let role = Roles.named[line[0]] else { continue }
      for word in spelled(line.dropFirst()) {
        words.update(word.wordHash, from: Word()) { $0.roles.insert(role) }
      }
    }
    for line in LanguageFile.kinds.lines {
      for word in spelled(line.dropFirst()) {
        words.update(word.wordHash, from: Word()) { $0.roles.insert(.kind) }
        if !kindWords.contains(word) { kindWords.append(word) }
      }
    }
    var language = 0
    for line in LanguageFile.numbers.lines {
      if line.count == 1 { language += 1 }
      guard line.count > 2, let value = Int(line[0]), let join = NumberWord.Join(line[1]) else {
        continue
      }
      let named = line.dropFirst(2)
      let joined = Set(spelled(named.filter { $0.hasPrefix("~") }))
      let spelled = spelled(named)
      let isInWords = value <= Self.mostInWords || join == .hundred || join == .scale
      if isInWords, let word = spelled.first {
        // Of several languages the first writes.
        let known = join == .first ? ordinals[value] : cardinals[value]
        if join == .first {
          ordinals[value] = known ?? word
        } else {
          cardinals[value] = known ?? word
        }
      }
      for word in spelled where words[word.wordHash]?.number == nil {
        let number = NumberWord(
          value: value, join: join, language: language, needsOthers: joined.contains(word))
        words.update(word.wordHash, from: Word()) { $0.number = number }
      }
    }
    for line in LanguageFile.alike.lines {
      let group = spelled(line)
      guard let first = group.first else { continue }
      // A word of two lines joins them.
      let known = group.compactMap { words[$0.wordHash]?.group }.first { $0 >= 0 }
      let number = known ?? Int32(groups.count)
      if known == nil { groups.append(first) }
      for word in group where words[word.wordHash]?.group ?? -1 < 0 {
        words.update(word.wordHash, from: Word()) { $0.group = number }
      }
    }
    var fullWords: [[UInt8]] = []
    for line in LanguageFile.abbreviations.lines {
      let line = spelled(line)
      guard let full = line.first else { continue }
      for word in line.dropFirst() {
        words.update(word.wordHash, from: Word()) { $0.full = Int32(fullWords.count) }
      }
      fullWords.append(full)
    }
    self.words = words
    self.fullWords = fullWords
    self.groups = groups
    self.cardinals = cardinals
    self.ordinals = ordinals
    self.kindWords = kindWords
  }

  /// What stands for all words that sound like this one; `nil` when none does.
  func alike(_ word: Word) -> [UInt8]? { word.group < 0 ? nil : groups[Int(word.group)] }

  /// What a word that is written short is said as; `nil` of any other.
  func full(_ word: Word) -> [UInt8]? { word.full < 0 ? nil : fullWords[Int(word.full)] }

  /// Numbers up to here are written in words, and so are a hundred, a thousand and a million.
  private static let mostInWords = 12

  /// A number as names are spelled here.
  func written(_ number: Int, isOrdinal: Bool) -> [UInt8] {
    let word = isOrdinal ? ordinals[number] : cardinals[number]
    return word ?? Array(String(number).utf8) + (isOrdinal ? Array("th".utf8) : [])
  }

  /// The same of digits, which may be too many for a number, or begin with zeros.
  func written(_ digits: ArraySlice<UInt8>, isOrdinal: Bool) -> [UInt8] {
    if digits.count < 8, let number = Int(String(decoding: digits, as: UTF8.self)),
      digits.first != UInt8(ascii: "0") || digits.count == 1
    {
      return written(number, isOrdinal: isOrdinal)
    }
    return Array(digits) + (isOrdinal ? Array("th".utf8) : [])
  }

  subscript(word: some Collection<UInt8>) -> Word? { words[word.wordHash] }

  func roles(of word: some Collection<UInt8>) -> Roles { words[word.wordHash]?.roles ?? [] }
}

extension Collection<UInt8> {
  /// FNV-1a: the same in every process, as a saved index needs.
  var wordHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
