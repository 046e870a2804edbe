/// Finds the rows of one index that have the names that were said.
struct NameSearch {
  let index: CatalogIndex
  let scratch: SearchScratch
  var names: [NameScores]
  var found: [Int: RowScore] = [:]
  /// What was found by taking a name as a title and who made it.
  var foundInOneString: [Int: RowScore] = [:]

  /// Rows with a lower score are no answer.
  static let least = 0.5
  /// A name this far from what was said is another name, however well the others agree.
  static let leastOfOne = 0.4
  /// When the best is this good, nothing better is looked for.
  static let good = 0.945
  /// How many rows of a name, and of all names like one, are looked at.
  static let mostRows = 4000
  private static let mostSimilarRows = 700
  /// How many songs of the artists that may be meant are compared, in all.
  static let mostRowsOfArtists = 1500

  init(_ said: [SaidName], in index: CatalogIndex, using scratch: SearchScratch) {
    self.index = index
    self.scratch = scratch
    names = said.map { NameScores($0, in: index[$0.field]) }
  }

  mutating func rows() -> [RowScore] {
    guard !names.isEmpty else { return [] }
    findSame()
    if names.count == 1, best < Self.good { findInOneString() }
    if best < Self.good { findSimilar() }
    let all = found.merging(foundInOneString) { $0.value >= $1.value ? $0 : $1 }
    return Array(all.values)
  }

  private var best: Double { max(bestAsSaid, Self.best(of: foundInOneString)) }

  private var bestAsSaid: Double { Self.best(of: found) }

  private static func best(of rows: [Int: RowScore]) -> Double {
    rows.values.lazy.map(\.value).max() ?? 0
  }

  // MARK: - The same

  mutating func findSame() {
    var same = names.indices.map { names[$0].sameNames(names[$0].said.variants) }
    join(same)
    guard best < Self.good else { return }
    for slot in names.indices {
      let extended = names[slot].sameNames(
        names[slot].said.withKindWords + names[slot].said.inOtherCases)
      same[slot] += extended.filter { !same[slot].contains($0) }
    }
    join(same)
  }

  /// Adds the rows that have one of the names of every slot.
  private mutating func join(_ same: [[Int]]) {
    guard !same.contains(where: \.isEmpty) else { return }
    let counts = same.indices.map { names[$0].rowCount(of: same[$0]) }
    guard let smallest = counts.indices.min(by: { counts[$0] < counts[$1] }) else { return }
    let others = same.indices.filter { $0 != smallest }.map { slot in
      (ofRow: index[names[slot].said.field].rowNames, wanted: Set(same[slot]))
    }
    for name in same[smallest] {
      for row in rows(of: name, in: smallest)
      where others.allSatisfy({ other in
        other.ofRow[row].contains { other.wanted.contains($0.index) }
      }) {
        addRow(row)
      }
    }
  }

  // MARK: - The similar

  private mutating func findSimilar() {
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

  private func rows(of name: Int, in slot: Int) -> some Collection<Int> {
    names[slot].rows(of: name).prefix(Self.mostRows).lazy.map(\.index)
  }

  private mutating func addRow(_ row: Int) {
    if found[row] == nil, let score = score(of: row) { found[row] = score }
  }

  /// Whether a name of the row was compared in each of the other slots.
  private func hasKnownNames(_ row: Int, besides slot: Int) -> Bool {
    names.indices.allSatisfy { $0 == slot || names[$0].knowsName(ofRow: row) }
  }

  /// Beyond some point a name is another name: more so of a person, who is rarely misnamed that far.
  private static func doubt(_ score: Double, _ field: NameField) -> Double {
    field == .artist ? max(0, 0.74 - score) : 0.3 * max(0, 0.6 - score)
  }

  /// What a row is worth by all names; `nil` when one of them is not its own.
  mutating func score(of row: Int) -> RowScore? {
    var value = 0.0
    var weight = 0.0
    for slot in names.indices {
      let score = names[slot].score(ofRow: row)
      guard score.value >= Self.leastOfOne else { return nil }
      value += score.value * names[slot].said.weight
      if names.count > 1 { value -= Self.doubt(score.value, names[slot].said.field) }
      weight += names[slot].said.weight
    }
    value /= weight
    guard value >= Self.least else { return nil }
    return RowScore(
      row: row, value: value,
      names: names.indices.map { (names[$0].said.field, names[$0].score(ofRow: row)) })
  }
}
