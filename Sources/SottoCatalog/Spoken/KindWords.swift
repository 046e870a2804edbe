/// Words that say what kind of thing a name belongs to, and may or may not be said with it:
/// "Playlist of the Day" is asked for as the playlist "day".
enum KindWords {
  /// The name without its kind's word and what links it to the name, or `nil` when it has none or
  /// nothing would be left that names anything: "the artist" is no artist called "the".
  static func removed(from spelling: Spelling) -> Spelling? {
    let lexicon = Lexicon.shared
    let bytes = spelling.bytes
    guard let firstEnd = bytes.firstIndex(of: .space), let lastStart = bytes.lastIndex(of: .space),
      [bytes[..<firstEnd], bytes[(lastStart + 1)...]].contains(where: {
        lexicon.roles(of: $0).contains(.kind)
      })
    else { return nil }
    let words = spelling.words
    guard let first = words.first, let last = words.last else { return nil }
    let rest: ArraySlice<ArraySlice<UInt8>>
    if lexicon.roles(of: last).contains(.kind) {
      rest = words.dropLast()
    } else if lexicon.roles(of: first).contains(.kind) {
      rest = words.dropFirst().drop { lexicon.roles(of: $0).contains(.link) }
    } else {
      return nil
    }
    let isName = rest.contains {
      lexicon.roles(of: $0).isDisjoint(with: [.article, .link, .and, .by])
    }
    return isName ? Spelling(words: rest) : nil
  }
}
