import Intents
import MediaShared
import MelodyShared
import SottoCatalog

/// Finds what a person means among Melody's music.
struct MediaFinder: MediaFinding {
  private let library: MelodyLibrary
  private let container: MelodyContainer
  /// What the person played, likes and keeps.
  let person: Listener

  init(library: MelodyLibrary, container: MelodyContainer) {
    self.library = library
    self.container = container
    person = Listener(container)
  }

  func catalog() throws -> Catalog { try library.catalog() }

  func mediaItems(_ items: [CatalogItem]) -> [INMediaItem] {
    let covers = Covers(container)
    return items.map { $0.mediaItem(with: covers) }
  }

  var obstacle: Obstacle? { settings.obstacle }

  /// Somebody wants to try that, or what is indexed is damaged.
  var failure: Failure? { settings.failure ?? (needsApp ? .failureRequiringAppLaunch : nil) }

  private var settings: MelodySettings {
    (try? MelodySettings(contentsOf: container.settings)) ?? MelodySettings()
  }

  let foreignTypes: Set<INMediaItemType> = [.movie, .tvShow, .tvShowEpisode, .musicVideo]
}
