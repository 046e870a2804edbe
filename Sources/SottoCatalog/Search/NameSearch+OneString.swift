// A title and who made it, said in one string.

extension NameSearch {
  /// Takes the words apart at each place, as a title and who made it, in either order.
  mutating func findInOneString() {
    guard let said = names.first?.said, said.field == .title else { return }
    let words = said.spelling.words
    guard words.count > 1, words.count <= 16 else { return }
    var partial = NameSearch([], in: index, using: scratch)
    var left = Self.mostRowsOfArtists
    for split in splits(of: words, in: said.scripts) {
      var title = SaidName(split.title, said.scripts, .title, weight: 0.62)
      title.isInKnownWords = said.isInKnownWords
      partial.names = [
        NameScores(title, in: index[.title]),
        split.artist,
      ]
      if split.rowCount <= left {
        left -= split.rowCount
        partial.findAmong(split.artistNames)
      } else {
        // Of who made very much only what is named exactly is found.
        partial.findSame()
      }
    }
    foundInOneString = partial.found
  }

  /// A way to take the words apart, where the artist is one of the catalog.
  private struct Split {
    let title: Spelling
    let artist: NameScores
    let artistNames: [Int]
    let rowCount: Int
  }

  /// Those whose artist made least come first, as they say most.
  private func splits(of words: [ArraySlice<UInt8>], in scripts: Scripts) -> [Split] {
    var splits: [Split] = []
    func add(_ title: Spelling, _ artist: Spelling) {
      guard !title.isEmpty, artist.mayBeSomebody,
        !index[.artist].forms(of: SoundKey(artist.bytes)).isEmpty
      else { return }
      let said = SaidName(artist, scripts, .artist, weight: 0.38)
      var scores = NameScores(said, in: index[.artist])
      let names = scores.sameNames([said.asSaid])
      splits.append(
        Split(
          title: title, artist: scores, artistNames: names, rowCount: scores.rowCount(of: names)))
    }
    for place in 1..<words.count {
      for (head, tail) in words[..<place].readings(beside: words[place...]) {
        add(Spelling(rewriting: head), Spelling(rewriting: tail))
        add(Spelling(rewriting: tail), Spelling(rewriting: head))
      }
    }
    return splits.sorted { $0.rowCount < $1.rowCount }
  }

  private mutating func findAmong(_ artistNames: [Int]) {
    for name in artistNames {
      for reference in names[1].rows(of: name) {
        guard let score = score(of: reference.index), score.names[0].score.value > 0.7 else {
          continue
        }
        if score.value > found[reference.index]?.value ?? 0 { found[reference.index] = score }
      }
    }
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// As they are, and without the "by" that may have joined them. "Boi" is one in Vietnamese, and the
  /// end of Yugi Boi's name as well.
  fileprivate func readings(beside tail: Self) -> [(head: Self, tail: Self)] {
    let without = (head: droppingBy(), tail: tail.droppingBy())
    return without.head.count == count && without.tail.count == tail.count
      ? [without] : [without, (self, tail)]
  }

  /// Without "by" or "feat." at either end.
  private func droppingBy() -> ArraySlice<ArraySlice<UInt8>> {
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
