import SottoCatalog

/// A series of a catalog with its episodes, and what a person means by “the third”, “the next”, “the
/// finale” of it.
package struct Series: Sendable {
  package let show: CatalogItem
  /// In the order they are seen; the specials, of season 0, come last.
  package let episodes: [CatalogItem]

  package init(_ show: CatalogItem, in catalog: Catalog) {
    self.show = show
    episodes = catalog.playableItems(of: show)
  }

  /// The episodes that belong to a season.
  private var regular: [CatalogItem] { episodes.filter { $0.season != 0 } }

  /// The episode that a reference means.
  ///
  /// - Returns: `nil` when there is none, as episode 9 of eight.
  package func episode(_ reference: EpisodeReference?, _ progress: WatchProgress) -> CatalogItem? {
    guard let reference else { return unfinished(of: regular, progress) ?? regular.first }
    let scope = reference.season.map { season($0, progress) } ?? regular
    switch reference.episode {
    case nil: return unfinished(of: scope, progress) ?? scope.first
    case .number(let number)?: return numbered(number, in: scope, reference, progress)
    case .fromEnd(let number)?: return scope.dropLast(max(number, 1) - 1).last
    case .finale?: return scope.last
    case .latest?: return latest(of: scope)
    case .pilot?: return scope.first
    case .next?: return next(in: scope, progress)
    case .previous?: return previous(in: scope, progress)
    case .special(let number)?:
      let specials = episodes.filter { $0.season == 0 }
      return number.map { number in specials.first { $0.episode == number } } ?? specials.first
    }
  }

  /// What follows an episode.
  package func episode(after identifier: String) -> CatalogItem? {
    let all = regular.contains { $0.identifier == identifier } ? regular : episodes
    guard let index = all.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    return all.dropFirst(index + 1).first
  }

  /// What comes before an episode.
  package func episode(before identifier: String) -> CatalogItem? {
    episodes.firstIndex { $0.identifier == identifier }.flatMap { episodes.prefix($0).last }
  }

  /// The episodes of the season that a reference means; none where it means no season.
  package func season(_ reference: EpisodeReference, _ progress: WatchProgress) -> [CatalogItem] {
    reference.season.map { season($0, progress) } ?? []
  }

  /// What the person goes on with; `nil` when they have seen the last one.
  package func unseen(_ progress: WatchProgress) -> CatalogItem? {
    unfinished(of: regular, progress)
  }

  /// The first that they have not seen, be it before others that they have; `nil` when they have seen all.
  package func missed(_ progress: WatchProgress) -> CatalogItem? {
    regular.first { !progress.watched.contains($0.identifier) }
  }
}

extension Series {
  /// A number without a season is one of the season that the person is in, else of the first; where
  /// episodes are counted through, it is just the one of that number.
  private func numbered(
    _ number: Int, in scope: [CatalogItem], _ reference: EpisodeReference, _ progress: WatchProgress
  ) -> CatalogItem? {
    let named = scope.filter { $0.episode == number }
    guard reference.season == nil, named.count > 1 else { return named.first }
    let now = lastSeen(progress)?.season
    return named.first { $0.season == now } ?? named.first
  }

  private func season(_ place: EpisodeReference.Place, _ progress: WatchProgress) -> [CatalogItem] {
    let numbers = Array(Set(regular.compactMap(\.season))).sorted()
    let now = lastSeen(progress)?.season ?? numbers.first
    let number: Int? =
      switch place {
      case .number(let number): number
      case .fromEnd(let number): numbers.count < number ? nil : numbers[numbers.count - number]
      case .latest, .finale: numbers.last
      case .pilot: numbers.first
      case .next: numbers.first { $0 > now ?? 0 }
      case .previous: numbers.last { $0 < now ?? 0 }
      case .special: 0
      }
    return episodes.filter { $0.season == number }
  }

  /// Where the person stopped: what they have begun, else what follows the last they have seen.
  private func unfinished(of scope: [CatalogItem], _ progress: WatchProgress) -> CatalogItem? {
    let known = Set(scope.map(\.identifier))
    guard let last = progress.recent.first(where: known.contains) else {
      return scope.first { !progress.watched.contains($0.identifier) }
    }
    let rest = scope.drop { $0.identifier != last }
    return rest.first { !progress.watched.contains($0.identifier) }
  }

  private func next(in scope: [CatalogItem], _ progress: WatchProgress) -> CatalogItem? {
    guard let last = lastSeen(progress),
      let index = scope.firstIndex(where: { $0.identifier == last.identifier })
    else { return scope.first }
    return scope.dropFirst(index + 1).first
  }

  private func previous(in scope: [CatalogItem], _ progress: WatchProgress) -> CatalogItem? {
    guard let last = lastSeen(progress),
      let index = scope.firstIndex(where: { $0.identifier == last.identifier })
    else { return nil }
    return scope.prefix(index).last
  }

  private func lastSeen(_ progress: WatchProgress) -> CatalogItem? {
    progress.recent.lazy.compactMap { identifier in
      regular.first { $0.identifier == identifier }
    }.first
  }

  /// By the day it was first shown, where the days are known.
  private func latest(of scope: [CatalogItem]) -> CatalogItem? {
    let dated = scope.filter { $0.releaseDate != nil }
    guard dated.count == scope.count else { return scope.last }
    return scope.enumerated().max {
      ($0.element.releaseDate?.description ?? "", $0.offset)
        < ($1.element.releaseDate?.description ?? "", $1.offset)
    }?.element
  }
}
