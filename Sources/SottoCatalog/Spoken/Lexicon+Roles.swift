extension Lexicon {
  /// What a word does in a name; the words are in `words.txt`.
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

    /// By the name a line of the file begins with.
    static let named: [Substring: Roles] = [
      "article:": article, "and:": and, "guest:": guest, "by:": by, "link:": link,
      "counted:": counted, "ordinal:": ordinal, "edition:": edition, "performance:": performance,
      "ordinalend:": ordinalEnd, "asked:": asked, "soundtrack:": soundtrack,
      "pronoun:": pronoun,
    ]
  }
}
