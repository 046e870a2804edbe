/// What has to be done with a name in Latin letters until all ways to say it are known. Mostly nothing,
/// and of a million names that should be seen at a glance.
struct SpellingNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  /// It has initials, digits, or words that are written otherwise.
  static let rewriting = SpellingNeeds(rawValue: 1)
  /// It has words that are written short.
  static let inFull = SpellingNeeds(rawValue: 2)
  /// It has a word for a kind of thing.
  static let withoutKindWord = SpellingNeeds(rawValue: 4)
  /// It has a word that announces a guest.
  static let withoutGuests = SpellingNeeds(rawValue: 8)
  /// It has words that may join several people.
  static let people = SpellingNeeds(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// - Parameter spelling: Letters, with one space between words.
  init(of spelling: UnsafeBufferPointer<UInt8>) {
    let lexicon = Lexicon.shared
    var needs: SpellingNeeds = []
    var initials = 0
    var start = 0
    var isCounted = false
    for index in 0...spelling.count where index == spelling.count || spelling[index] == .space {
      let word = UnsafeBufferPointer(rebasing: spelling[start..<index])
      start = index + 1
      if word.count == 1 { initials += 1 }
      if initials > 1 || word.first?.isDigit == true { needs.insert(.rewriting) }
      // "I" is a number behind "part" only.
      let isPronoun = word.count == 1 && word[0] == UInt8(ascii: "i") && !isCounted
      if word.count <= 5, !isPronoun, RomanNumeral.isPossible(word) { needs.insert(.rewriting) }
      let known = lexicon[word]
      isCounted = known?.roles.contains(.counted) == true
      if let known { needs.formUnion(SpellingNeeds(of: known, word)) }
      if word.elementsEqual("vs".utf8) { needs.insert(.people) }
    }
    self = needs
  }

  private init(of known: Lexicon.Word, _ word: UnsafeBufferPointer<UInt8>) {
    self = []
    if known.number != nil { insert(.rewriting) }
    if known.isWrittenShort { insert(.inFull) }
    if known.roles.contains(.kind) { insert(.withoutKindWord) }
    if !known.roles.isDisjoint(with: [.and, .guest, .link]) { insert(.people) }
    if known.roles.contains(.guest) { insert(.withoutGuests) }
    if !known.roles.isDisjoint(with: [.and, .guest]) {
      // All such words are written as one of them.
      let isWrittenSo = word.elementsEqual("and".utf8) || word.elementsEqual("feat".utf8)
      if !isWrittenSo { insert(.rewriting) }
    }
  }
}
