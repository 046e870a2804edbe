import Testing
import Foundation
import SottoCatalog

/// The tables in `Cases/`: tab-separated, a header line, `#` before a remark.
enum Cases {
  static func rows(of name: String) -> [[String: String]] {
    let url = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Cases")
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) } }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(header, line)).filter { !$0.value.isEmpty }
    }
  }

  static let items = rows(of: "items").compactMap { row -> CatalogItem? in
    guard let identifier = row["identifier"], let title = row["title"],
      let kind = row["kind"].flatMap({ CatalogItem.Kind(rawValue: $0) })
    else { return nil }
    return CatalogItem(
      identifier: identifier, kind: kind, title: title, artists: list(row["artists"], "; "),
      album: row["album"], aliases: list(row["aliases"], "; "), genres: list(row["genres"], "; "),
      releaseDate: row["releaseDate"].flatMap { ReleaseDate($0) },
      members: list(row["members"], " "))
  }

  static func list(_ text: String?, _ separator: String) -> [String] {
    text?.components(separatedBy: separator) ?? []
  }
}

/// A line of `searches.tsv`.
struct SearchCase: CustomTestStringConvertible, Sendable {
  let query: CatalogQuery
  /// Identifiers, best first.
  let found: [String]
  let testDescription: String

  init(_ row: [String: String]) {
    query = CatalogQuery(
      mediaType: row["mediaType"].flatMap { CatalogItem.Kind(rawValue: $0) },
      mediaName: row["mediaName"], artistName: row["artistName"], albumName: row["albumName"],
      genreNames: Cases.list(row["genre"], "; "),
      sortOrder: row["sortOrder"].flatMap { CatalogQuery.SortOrder(rawValue: $0) },
      releaseDate: row["released"].map { text in
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        return ReleaseDateRange(
          start: ends.first.flatMap { ReleaseDate($0) }, end: ends.last.flatMap { ReleaseDate($0) })
      })
    found = row["found"] == "-" ? [] : Cases.list(row["found"], " ")
    testDescription = row.sorted { $0.key < $1.key }.filter { $0.key != "found" }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}
