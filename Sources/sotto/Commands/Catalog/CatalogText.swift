import SottoCatalog

/// Matches as a person reads them.
enum CatalogText {
  static func line(_ match: CatalogMatch) -> String {
    let item = match.item
    let by = item.artists.isEmpty ? "" : " – \(item.artists.joined(separator: ", "))"
    let on = item.album.map { " (\($0))" } ?? ""
    return "\(item.title)\(by)\(on)  [\(item.kind.rawValue) \(item.identifier)]"
  }
}
