import Intents
import MediaShared
import ReelShared
import SottoCatalog
import SottoCatalogSQLite

/// Finds what a person means among Reel's films and series.
struct VideoFinder: MediaFinding {
  private let library: StoredCatalog
  private let container: ReelContainer

  init(library: StoredCatalog, container: ReelContainer) {
    self.library = library
    self.container = container
  }

  func catalog() throws -> Catalog { try library.catalog() }

  var person: Viewer {
    Viewer(
      WatchProgress(contentsOf: container.progress),
      keeping: (try? CollectionFile(container).collection()) ?? PersonalCollection())
  }

  func mediaItems(_ items: [CatalogItem]) -> [INMediaItem] { items.map(\.mediaItem) }

  var obstacle: Obstacle? { nil }

  var failure: Failure? { needsApp ? .failureRequiringAppLaunch : nil }

  let foreignTypes: Set<INMediaItemType> = [
    .song, .album, .artist, .podcastEpisode, .podcastPlaylist, .podcastStation,
    .musicStation, .radioStation, .station, .algorithmicRadioStation, .audioBook,
  ]
}
