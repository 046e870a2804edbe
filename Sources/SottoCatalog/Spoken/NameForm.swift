/// One of the ways a name may be said, and how far it is from the name as it is written.
struct NameForm: Hashable, Sendable {
  /// Why a form is not the whole name, least change first. Kept in four bits of the index.
  enum Change: UInt8, Comparable, Sendable, CaseIterable {
    /// As it is written.
    case none
    /// As it is heard: numbers and initials in one writing.
    case heard
    /// With the words in full that are written short: "Part" for "Pt.".
    case inFull
    /// The names of several people as one.
    case together
    /// Without "(Deluxe Edition)", "feat. Somebody" and the like.
    case undecorated
    /// The same, and what went says that it is a live version, a karaoke …
    case otherPerformance
    /// Another name of the item.
    case alias
    /// Without the word for its kind: "Playlist of the Day".
    case withoutKindWord
    /// Without everything in brackets or behind a dash.
    case shortened
    /// One of several names written as one: "Herb Alpert" of "Herb Alpert & The Tijuana Brass".
    case part
    /// As it would be written in Latin letters, where Hangul or Chinese characters borrowed it.
    case loanword
    /// One of the scripts of a name that is given in two.
    case half

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let spelling: Spelling
  let change: Change
}
