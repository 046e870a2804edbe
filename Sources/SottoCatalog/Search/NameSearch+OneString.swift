// A title and who made it, said in one string.

extension NameSearch {
  /// Takes the words apart at each place, as a title and who made it, in either order.
  mutating func findInOneString() {
    guard let said = names.first?.said, said.field == .title else { return }
    let words = said.spelling.words
    guard words.count > 1, words.count <= 16 else { return }
    var splits: [(title: Spelling, artist: Spelling)] = []
    for place in 1..<words.count {
      let head = Spelling(rewriting: words[..<place].droppingBy())
      let tail = Spelling(rewriting: words[place...].droppingBy())
      splits.append((head, tail))
      splits.append((tail, head))
    }
    var partial = NameSearch([], in: index, using: scratch)
    for split in splits where !split.title.isEmpty && split.artist.mayBeSomebody {
      let artist = SaidName(split.artist, said.scripts, .artist, weight: 0.38)
      guard !index[.artist].forms(of: SoundKey(artist.spelling.bytes)).isEmpty else { continue }
      partial.names = [SaidName(split.title, said.scripts, .title, weight: 0.62), artist].map {
        NameScores($0, in: index[$0.field])
      }
      partial.findAmongArtist()
    }
    foundInOneString = partial.found
  }

  private mutating func findAmongArtist() {
    for name in names[1].sameNames([names[1].said.asSaid]) {
      for reference in names[1].rows(of: name).prefix(Self.mostRows) {
        guard let score = score(of: reference.index), score.names[0].score.value > 0.7 else {
          continue
        }
        if score.value > found[reference.index]?.value ?? 0 { found[reference.index] = score }
      }
    }
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// Without "by" or "feat." at the side where the names were joined.
  fileprivate func droppingBy() -> ArraySlice<ArraySlice<UInt8>> {
    func joins(_ word: ArraySlice<UInt8>) -> Bool {
      !Lexicon.shared.roles(of: word).isDisjoint(with: [.by, .guest])
    }
    var rest = self
    if count > 1, let first, joins(first) { rest = rest.dropFirst() }
    if rest.count > 1, let last = rest.last, joins(last) { rest = rest.dropLast() }
    return rest
  }
}

extension Spelling {
  /// Whether it is more than "the" or "of", which are nobody's name.
  fileprivate var mayBeSomebody: Bool {
    !isEmpty
      && (bytes.contains(.space)
        || Lexicon.shared.roles(of: bytes).isDisjoint(with: [.article, .and, .link, .guest]))
  }
}
