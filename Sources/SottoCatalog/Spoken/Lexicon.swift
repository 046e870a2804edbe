import SottoText

/// What the search knows of words: which may be dropped, which are numbers, which sound alike.
///
/// A class, as it is asked about every word of every name and should cost no more than a pointer.
final class Lexicon: Sendable {
  struct Word: Sendable {
    var roles: Roles = []
    var number: NumberWord?
    /// Which of the groups of words that sound alike it is in; -1 for none.
    var group: Int32 = -1
    /// Which of the words that are written short it is; -1 for none.
    var full: Int32 = -1

    /// Whether it is written short and said in full.
    var isWrittenShort: Bool { full >= 0 }

    init(number: NumberWord? = nil) { self.number = number }
  }

  static let shared = Lexicon(LexiconReader())

  /// Where each word is among the words.
  private let places: WordTable
  private let words: [Word]
  /// For each group of words that sound alike, what stands for them.
  private let groups: [[UInt8]]
  /// What words that are written short are said as.
  private let fullWords: [[UInt8]]
  /// The words by which small numbers and ordinals are written.
  let cardinals: [Int: [UInt8]]
  let ordinals: [Int: [UInt8]]
  /// The words for kinds of things, in the order of their file.
  let kindWords: [[UInt8]]

  private init(_ reader: LexiconReader) {
    places = reader.places
    words = reader.words
    groups = reader.groups
    fullWords = reader.fullWords
    cardinals = reader.cardinals
    ordinals = reader.ordinals
    kindWords = reader.kindWords
  }

  subscript(word: some Collection<UInt8>) -> Word? {
    places[WordHash.of(word)].map { words[Int($0)] }
  }

  func roles(of word: some Collection<UInt8>) -> Roles { self[word]?.roles ?? [] }

  /// What stands for all words that sound like this one; `nil` when none does.
  func alike(_ word: Word) -> [UInt8]? { word.group < 0 ? nil : groups[Int(word.group)] }

  /// What a word that is written short is said as; `nil` of any other.
  func full(_ word: Word) -> [UInt8]? { word.full < 0 ? nil : fullWords[Int(word.full)] }
}
