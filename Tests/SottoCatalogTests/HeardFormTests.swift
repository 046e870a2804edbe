import Foundation
import SottoCatalog
import Testing

/// What people say for names, in five languages, each in a catalog of the name that is meant and one
/// or two that are like it.
@Suite struct HeardFormTests {
  /// A line of `heard.tsv`; items are written "Title – Artist", and `found` is the first of them.
  struct HeardCase: CustomTestStringConvertible, Sendable {
    let query: CatalogQuery
    let items: [CatalogItem]
    let found: String
    let testDescription: String

    init(_ row: [String: String]) {
      let kind = row["type"].flatMap { CatalogItem.Kind(rawValue: $0) }
      query = CatalogQuery(mediaType: kind, mediaName: row["said"], artistName: row["artist"])
      items = Cases.list(row["catalog"], " | ").enumerated().map { number, text in
        let parts = text.components(separatedBy: " – ")
        return CatalogItem(
          identifier: "\(number)", kind: kind == .artist ? .song : kind ?? .song, title: parts[0],
          artists: Array(parts.dropFirst()))
      }
      found = row["found"] ?? ""
      testDescription = "\(row["said"] ?? "") \(row["artist"] ?? "")"
    }
  }

  static let cases = Cases.rows(of: "heard").map { HeardCase($0) }

  @Test(arguments: cases)
  func isFound(_ heard: HeardCase) {
    let matches = Catalog(heard.items).search(heard.query)
    let names = matches.best.map { "\($0.item.title) – \($0.item.artists.joined())" }
    #expect(names.count == 1 && names[0].hasPrefix(heard.found), "\(names), not \(heard.found)")
  }

  @Test func tableIsRead() { #expect(Self.cases.count > 80) }
}
