/// A name in a query: where it is looked for and the ways it may have been meant.
struct SaidName {
  let field: NameField
  let spelling: Spelling
  let scripts: Scripts
  /// How much it weighs beside the other names of the query.
  let weight: Double
  /// Whether all its words are the catalog's: a recogniser heard them, or somebody left some out, and
  /// rarely were they mistyped.
  var isInKnownWords = false
  private let kindWord: Bool
  /// The words as they were said, where numbers and initials were made of them, which may be none: "a
  /// million two one" is "A Million to One".
  private let asWritten: Spelling?

  init?(_ name: String?, _ field: NameField, weight: Double) {
    guard let name else { return nil }
    let (spelling, words) = (Spelling(name), Letters.shared.spelled(name))
    self.init(
      spelling, Scripts(of: name), field, weight: weight,
      asWritten: spelling.bytes == words ? nil : Spelling(bytes: words))
  }

  init(
    _ spelling: Spelling, _ scripts: Scripts, _ field: NameField, weight: Double,
    asWritten: Spelling? = nil
  ) {
    self.asWritten = asWritten
    self.field = field
    self.scripts = scripts
    self.spelling = spelling
    self.weight = weight
    kindWord = field != .artist
  }

  /// What the spelling can be worth at most: less where other words were said than it has.
  var share: Double { asWritten == nil ? 1 : 1 - NameForm.Change.heard.cost }

  /// What was said in another script, in Latin letters, if it is a name of another language.
  var loanwords: [Spelling] { Loanwords.spellings(of: spelling, in: scripts) }

  /// The same, after a look whether its words are those of a catalog.
  func judged(by segments: [CatalogSegment]) -> SaidName {
    var name = self
    name.isInKnownWords = spelling.words.allSatisfy { word in
      segments.contains { $0.index.knows(word) }
    }
    return name
  }

  /// Something to look up as it stands.
  struct Variant {
    let spelling: Spelling
    /// What it changes of what was said.
    let change: NameForm.Change
    /// What it can be worth at most, where it leaves out what may have been meant.
    var share = 1.0

    /// A word for a kind is a word of its own: "notice m" and "ost" are not "Notice Most".
    func isMet(by form: UnsafeBufferPointer<UInt8>) -> Bool {
      change != .withoutKindWord || form.wordCount == spelling.bytes.wordCount
    }
  }

  var asSaid: Variant { Variant(spelling: spelling, change: .none) }

  /// Without the word for its kind, where it has one.
  var bareSpelling: Spelling? { kindWord ? KindWords.removed(from: spelling) : nil }

  /// The ways it may have been meant, the likeliest first.
  var variants: [Variant] {
    var variants = [asSaid]
    if let asWritten { variants.append(Variant(spelling: asWritten, change: .none)) }
    if let bare = bareSpelling {
      variants.append(Variant(spelling: bare, change: .withoutKindWord))
    }
    return variants + (field == .artist ? oneOfSeveral : withoutGuests)
  }

  /// "Right Now featuring Stunna": the title ends before the guest. Worth less than a name that is
  /// good enough to look no further, as another song may have the guest as well.
  private var withoutGuests: [Variant] {
    let parts = spelling.words.split { Lexicon.shared.roles(of: $0).contains(.guest) }
    guard parts.count > 1, let first = parts.first else { return [] }
    return [Variant(spelling: Spelling(words: first), change: .shortened, share: 0.87)]
  }

  /// "Lil Baby and Young Thug": one of them may be whom the catalog knows.
  private var oneOfSeveral: [Variant] {
    let parts = spelling.words.split {
      !Lexicon.shared.roles(of: $0).isDisjoint(with: [.and, .guest])
    }
    guard parts.count > 1 else { return [] }
    return parts.map { part in
      let said = Spelling(words: part)
      let share = Double(said.bytes.count) / Double(spelling.bytes.count)
      return Variant(spelling: said, change: .part, share: 0.65 + 0.25 * share)
    }
  }

  /// The name before a sentence put it into another case. What is left of a short word without a
  /// Turkish ending is easily another word.
  var inOtherCases: [Variant] {
    Endings.shared.forms(of: spelling, in: scripts).map { form in
      let missing = max(0, 7 - (form.words.last?.count ?? 0))
      return Variant(
        spelling: form, change: .none,
        share: scripts == .latin ? 0.93 - 0.03 * Double(missing) : 0.96)
    }
  }

  /// The name with a word for a kind put back: "hands on the" was "Hands on the Radio".
  var withKindWords: [Variant] {
    guard kindWord else { return [] }
    let bytes = spelling.bytes
    return Lexicon.shared.kindWords.flatMap { word in
      [bytes + [.space] + word, word + [.space] + bytes].map {
        Variant(spelling: Spelling(bytes: $0), change: .withoutKindWord)
      }
    }
  }
}
