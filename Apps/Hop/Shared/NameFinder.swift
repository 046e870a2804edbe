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

  /// What was found.
  struct Finding {
    /// Those that are called so, or so but for an ending, an article or a slip of the ear.
    var exact: [NamedThing] = []
    /// Where there are none, those that are called nearly so, the best first.
    var near: [NamedThing] = []
    /// How well the best agrees, 0 to 1.
    var score = 0.0
  }

  func find(_ said: String) -> Finding {
    let matches = catalog.search(CatalogQuery(mediaName: said))
    func all(_ matches: [CatalogMatch]) -> [NamedThing] {
      matches.compactMap { things[$0.item.identifier] }
    }
    guard let best = matches.first else { return Finding() }
    return best.score >= Self.certain
      ? Finding(exact: all(matches.best), score: best.score)
      : Finding(near: all(matches.likely), score: best.score)
  }

  /// The score from which a name is taken without asking back.
  private static let certain = 0.9
}
