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
  /// How many rows of a name are looked at.
  static let mostRows = 4000
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

  var bestAsSaid: Double { Self.best(of: found) }

  private static func best(of rows: [Int: RowScore]) -> Double {
    rows.values.lazy.map(\.value).max() ?? 0
  }

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

  func rows(of name: Int, in slot: Int) -> some Collection<Int> {
    names[slot].rows(of: name).prefix(Self.mostRows).lazy.map(\.index)
  }

  mutating func addRow(_ row: Int) {
    if found[row] == nil, let score = score(of: row) { found[row] = score }
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
