/// Leaves out what has not the genre, mood or time asked for.
struct RowFilter {
  private let index: CatalogIndex
  /// For each genre and mood asked for, the rows that have it.
  private var allowed: [RowSet] = []
  /// Those of them whose genre is the one asked for and nothing more.
  private var same: [RowSet] = []
  private let releaseDate: ReleaseDateRange?

  init(_ query: CatalogQuery, in index: CatalogIndex) {
    self.index = index
    releaseDate = query.releaseDate
    for (names, field) in [(query.genreNames, NameField.genre), (query.moodNames, .mood)] {
      for name in names {
        var rows = (all: RowSet(count: index.count), same: RowSet(count: index.count))
        Self.addRows(having: name, in: index, field, to: &rows)
        allowed.append(rows.all)
        same.append(rows.same)
      }
    }
  }

  func allows(_ row: Int) -> Bool {
    guard allowed.allSatisfy({ $0.contains(row) }) else { return false }
    guard let releaseDate else { return true }
    return ReleaseDate(packed: index.dates[row]).map { releaseDate.contains($0) } ?? false
  }

  /// What a score is multiplied by: a genre that is narrower than the one asked for comes after it.
  func factor(for row: Int) -> Double {
    index.kind(of: row) != .genre || same.allSatisfy { $0.contains(row) } ? 1 : Self.narrower
  }

  private static let narrower = 0.95

  /// The ones of an item's tags that a name asks for.
  static func tags(_ tags: [String], having name: String) -> [String] {
    let words = Spelling(name).words
    return tags.filter { tag in
      let spelling = Spelling(tag)
      return !words.isEmpty && words.allSatisfy { spelling.words.contains($0) }
    }
  }

  /// Rows with a tag that has the words of a name, as "Alternative Rock" has those of "rock".
  private static func addRows(
    having name: String, in index: CatalogIndex, _ field: NameField,
    to rows: inout (all: RowSet, same: RowSet)
  ) {
    let words = Spelling(name).words
    let tags = index[field]
    guard !words.isEmpty else { return }
    for form in 0..<tags.formCount {
      let tag = tags.formTexts[form].split(separator: .space)
      guard words.allSatisfy({ word in tag.contains { $0.elementsEqual(word) } }) else { continue }
      for name in tags.formNames[form] {
        for row in tags.nameRows[name.index] {
          rows.all.insert(row.index)
          if tag.count == words.count { rows.same.insert(row.index) }
        }
      }
    }
  }
}

/// Some of the rows of an index; rows it does not have are none of them.
struct RowSet: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = [UInt64](repeating: 0, count: (count + 63) / 64) }

  func contains(_ row: Int) -> Bool {
    row >> 6 < bits.count && bits[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  mutating func insert(_ row: Int) {
    if row >> 6 < bits.count { bits[row >> 6] |= 1 << UInt64(row & 63) }
  }
}
