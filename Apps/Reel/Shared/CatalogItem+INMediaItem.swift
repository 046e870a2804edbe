import Intents
import MediaShared
import SottoCatalog

extension CatalogItem {
  /// The item as SiriKit hands it from the extension to the app, and shows it to the person.
  package var mediaItem: INMediaItem {
    INMediaItem(
      identifier: identifier, title: shownTitle, type: kind.mediaItemType, artwork: nil)
  }

  /// Its title; of an episode the series' before it.
  package var shownTitle: String {
    guard kind == .tvShowEpisode, let album else { return title }
    return "\(album): \(title)"
  }
}

extension CatalogItem {
  /// How a series is identified, by its title behind this.
  package static let showPrefix = "show:"
}

extension Catalog {
  /// The series that an episode is of; `nil` for a film.
  package func series(of item: CatalogItem) -> Series? {
    guard item.kind == .tvShowEpisode, let title = item.album,
      let show = self[CatalogItem.showPrefix + title]
    else { return nil }
    return Series(show, in: self)
  }
}
