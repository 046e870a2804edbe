import Intents
import MediaShared
import ReelShared
import SottoCatalog

extension MediaChoice {
  /// What to play: one film or episode.
  init(toPlay search: INMediaSearch, in catalog: Catalog, by progress: WatchProgress) {
    let titles = SpokenTitle(search, in: catalog, by: progress)
    let found = titles.items
    guard let first = found.first else {
      self = .nothing
      return
    }
    // Two of one name are a question; of a description, “a comedy”, the best is taken.
    let isNamed = search.mediaName != nil && titles.reference?.series != nil || titles.isTitle
    if isNamed, found.count > 1 {
      self = .several(Array(found.prefix(Self.longestQuestion)))
    } else {
      self = titles.episode(of: first).map { .found([$0]) } ?? .nothing
    }
  }

  /// What to show: all that comes near what was said, best first.
  init(toShow search: INMediaSearch, in catalog: Catalog, by progress: WatchProgress) {
    let titles = SpokenTitle(search, in: catalog, by: progress)
    if let reference = titles.reference, let first = titles.items.first {
      let series = Series(first, in: catalog)
      let shown = reference.episode == nil ? series.season(reference, progress) : []
      let episode = titles.episode(of: first).map { [$0] } ?? []
      self = shown.isEmpty && episode.isEmpty ? .nothing : .found(shown.isEmpty ? episode : shown)
    } else {
      let shown = titles.similar
      self = shown.isEmpty ? .nothing : .found(Array(shown.prefix(Self.longestPage)))
    }
  }

  private static let longestQuestion = 5
  private static let longestPage = 25
}
