import SottoCatalog

/// Finds things by what people call them, in whichever language and form.
struct NameFinder: Sendable {
  private let things: [String: NamedThing]
  private let catalog: Catalog

  init(_ things: [NamedThing]) {
    self.things = Dictionary(things.map { ($0.id, $0) }) { first, _ in first }
    catalog = Catalog(
      things.map { thing in
        // Of all languages: people name a place in one language and speak another.
        let names = thing.names.sorted { $0.key < $1.key }.flatMap(\.value)
        return CatalogItem(
          identifier: thing.id, kind: .radioStation, title: names.first ?? thing.id,
          aliases: Array(names.dropFirst()))
      })
  }

  /// - Returns: Those that are called so, or so but for an ending, an article or a slip of the ear; and
  ///   where there are none, those that are called nearly so. The best come first.
  func find(_ said: String) -> (exact: [NamedThing], near: [NamedThing]) {
    let matches = catalog.search(CatalogQuery(mediaName: said))
    func all(_ matches: [CatalogMatch]) -> [NamedThing] {
      matches.compactMap { things[$0.item.identifier] }
    }
    guard let best = matches.first, best.score >= Self.certain else {
      return ([], all(matches.likely))
    }
    return (all(matches.best), [])
  }

  /// The score from which a name is taken without asking back.
  private static let certain = 0.9
}
