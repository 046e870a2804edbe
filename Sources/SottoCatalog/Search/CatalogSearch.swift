/// One search: finds by name, leaves out what was not meant, and ranks the rest.
struct CatalogSearch {
  private let catalog: Catalog
  private let query: CatalogQuery
  private let names: [(field: NamedField, said: NameForms)]

  init(catalog: Catalog, query: CatalogQuery) {
    self.catalog = catalog
    self.query = query
    names = NamedField.allCases.compactMap { field in field.said(in: query).map { (field, $0) } }
  }

  func matches() -> [CatalogMatch] {
    guard let (field, said) = names.first, let index = catalog.index(of: field) else {
      return ranked(among: Array(catalog.items.indices))
    }
    let same = ranked(among: index.same(as: said))
    return same.isEmpty ? ranked(among: index.similar(to: said)) : same
  }

  private func ranked(among positions: [Int]) -> [CatalogMatch] {
    let named = positions.compactMap { comparingNames(of: catalog.items[$0]) }
    let found = showingEpisodes(of: named).compactMap { MatchedTags(query).added(to: $0) }
    return KindPreference(query).applied(to: found).sorted(by: MatchOrder(query).precedes)
  }

  /// Every name that was said must be one of the item's; the worst of them sets the score.
  private func comparingNames(of item: CatalogItem) -> CatalogMatch? {
    var match = CatalogMatch(item: item, score: 1, reasons: [])
    for (field, said) in names {
      let agreements = field.names(of: item).compactMap { $0.bestMatch(with: said) }
      guard let best = agreements.max(by: { $0.score < $1.score }) else { return nil }
      match.score = min(match.score, best.score)
      match.reasons.append(field.reason(best.match))
    }
    return match
  }

  /// Who asks for an episode names its show: the show's episodes take its place.
  private func showingEpisodes(of found: [CatalogMatch]) -> [CatalogMatch] {
    guard let kind = query.mediaType, [.podcastEpisode, .tvShowEpisode].contains(kind),
      !found.contains(where: { $0.item.kind == kind })
    else { return found }
    let episodes = found.flatMap { match in
      match.item.members.compactMap { catalog[$0] }.filter { $0.kind == kind }
        .map { CatalogMatch(item: $0, score: match.score, reasons: match.reasons) }
    }
    return episodes.isEmpty ? found : episodes
  }
}
