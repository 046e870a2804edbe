// Names that are like those that were said.

extension NameSearch {
  mutating func findSimilar() {
    // Who is named exactly is believed, and what was said is looked for among his rows.
    for slot in names.indices where names.count > 1 {
      let same = names[slot].sameNames(names[slot].said.variants)
      var left = Self.mostRowsOfArtists
      for name in same where left > 0 && names[slot].score(ofName: name).value > 0.9 {
        for row in rows(of: name, in: slot).prefix(left) { addRow(row) }
        left -= names[slot].rowCount(of: [name])
      }
    }
    // The fewer names there are to look at the sooner.
    for slot in names.indices.sorted(by: { names[$0].count < names[$1].count }) {
      // A name alone has nothing else to confirm it: only a good one ends the search.
      if bestAsSaid > (names.count == 1 ? Self.good : 0.85) { return }
      let similar = names[slot].similarNames(
        limit: names.count == 1 ? Self.candidates : Self.candidatesOfEach,
        atLeast: names.count == 1 ? Self.least : 0.55, using: scratch)
      var left = Self.mostSimilarRows
      for name in similar where left > 0 {
        let count = names[slot].rowCount(of: [name])
        // Of the rows of a common name those are looked at whose other names were met already.
        let isCommon = count > left && names.count > 1
        for row in rows(of: name, in: slot) where !isCommon || hasKnownNames(row, besides: slot) {
          addRow(row)
        }
        left -= count
      }
    }
  }

  /// How many forms are compared; fewer of each name when there are several to confirm it.
  private static let candidates = 160
  private static let candidatesOfEach = 64

  /// How many rows of all names like one are looked at.
  private static let mostSimilarRows = 700

  /// Whether a name of the row was compared in each of the other slots.
  private func hasKnownNames(_ row: Int, besides slot: Int) -> Bool {
    names.indices.allSatisfy { $0 == slot || names[$0].knowsName(ofRow: row) }
  }
}
