import ArgumentParser
import SottoCatalog

/// What is searched for, and in which file.
struct CatalogQueryOptions: ParsableArguments {
  @Option(
    name: .customLong("catalog"),
    help: """
      The catalog: tab-separated values (.tsv, .tsv.gz), a SQLite database, or an index made by \
      `sotto catalog index FILE --output FILE.index`.
      """)
  var path: String

  @Argument(help: "The name of a song, album, show …, or title and artist in one.")
  var name: String?

  @Option(help: "The kind of thing, as in song, album, artist, playlist, podcastShow.")
  var type: String?

  @Option(help: "Who made it.")
  var artist: String?

  @Option(help: "The album or show it is on.")
  var album: String?

  @Option(help: "A genre; repeatable.")
  var genre: [String] = []

  @Option(help: "A mood; repeatable.")
  var mood: [String] = []

  @Option(help: "Which come first: newest, oldest, best, worst, popular …")
  var sort: String?

  @Option(help: "A year, or a first and a last: 1999, 1990-1999.")
  var released: String?

  @Option(help: "How many are wanted at most.")
  var limit = 10

  func query() throws -> CatalogQuery {
    CatalogQuery(
      mediaType: try Self.value(type, of: CatalogItem.Kind.self, "type"), mediaName: name,
      artistName: artist, albumName: album, genreNames: genre, moodNames: mood,
      sortOrder: try Self.value(sort, of: CatalogQuery.SortOrder.self, "sort"),
      releaseDate: try released.map { try Self.range($0) })
  }

  func validate() throws {
    guard limit > 0 else { throw ValidationError("--limit is \(limit); it must be 1 or more.") }
    _ = try query()
  }

  static func value<Value: RawRepresentable & CaseIterable>(
    _ text: String?, of type: Value.Type, _ option: String
  ) throws -> Value? where Value.RawValue == String {
    guard let text else { return nil }
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("--\(option) is “\(text)”; it can be \(known).")
  }

  static func range(_ text: String) throws -> ReleaseDateRange {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    let dates = ends.map { ReleaseDate($0) }
    guard (1...2).contains(ends.count), zip(ends, dates).allSatisfy({ $0.isEmpty || $1 != nil }),
      dates.contains(where: { $0 != nil })
    else {
      throw ValidationError("--released is “\(text)”; write it as 1999, 1990-1999 or 1990-.")
    }
    if let first = dates[0], let last = dates[dates.count - 1], last < first {
      throw ValidationError("--released is “\(text)”; the first year comes before the last.")
    }
    return ReleaseDateRange(start: dates[0], end: dates[dates.count - 1])
  }
}
