import Intents
import MediaShared
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite

/// Finds what a person means, for the handlers of all intents.
struct MediaFinder {
  let library: MelodyLibrary
  private let container: MelodyContainer
  /// What the person played, likes and keeps.
  let listener: Listener

  init(library: MelodyLibrary, container: MelodyContainer) {
    self.library = library
    self.container = container
    listener = Listener(container)
  }

  /// Decides what a search means, given everything there is.
  typealias Choosing = (INMediaSearch, Catalog, Listener) -> MediaChoice

  /// What a search means, or why Melody cannot serve it.
  func choice(for search: INMediaSearch?, choosing choose: Choosing) async -> MediaChoice {
    let search = search ?? INMediaSearch()
    if let obstacle = settings.obstacle { return .refused(obstacle) }
    if Self.foreignTypes.contains(search.mediaType) { return .refused(.unsupportedMediaType) }
    do {
      let catalog = try await library.catalog(within: Self.patience)
      let choice = choose(search, catalog, listener)
      // The name that was understood may be another's than the one that was said.
      guard choice == .nothing, let spoken = search.asSpoken else { return choice }
      return choose(spoken, catalog, listener)
    } catch CatalogStoreError.unreadable {
      return .needsApp
    } catch {
      return .refused(.serviceUnavailable)
    }
  }

  /// Items as they are shown to the person.
  func mediaItems(_ items: [CatalogItem]) -> [INMediaItem] {
    let covers = Covers(container)
    return items.map { $0.mediaItem(with: covers) }
  }

  /// Why nothing can be carried out: somebody wants to try that, or what is indexed is damaged.
  var failure: Failure? { settings.failure ?? (needsApp ? .failureRequiringAppLaunch : nil) }

  /// Whether what is indexed cannot be read; the app makes it anew when it starts.
  var needsApp: Bool {
    do {
      _ = try library.catalog()
    } catch CatalogStoreError.unreadable {
      return true
    } catch {
      return false
    }
    return false
  }

  private var settings: MelodySettings {
    (try? MelodySettings(contentsOf: container.settings)) ?? MelodySettings()
  }

  private static let foreignTypes: Set<INMediaItemType> = [
    .movie, .tvShow, .tvShowEpisode, .musicVideo,
  ]

  /// An extension that has not answered after ten seconds is ended.
  private static let patience = Duration.seconds(9)
}
