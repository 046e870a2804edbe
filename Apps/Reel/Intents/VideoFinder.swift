import Intents
import MediaShared
import ReelShared
import SottoCatalog
import SottoCatalogSQLite

/// Finds what a person means, for the handlers of all intents.
struct VideoFinder {
  private let library: StoredCatalog
  private let container: ReelContainer

  init(library: StoredCatalog, container: ReelContainer) {
    self.library = library
    self.container = container
  }

  /// Decides what a search means, given everything there is.
  typealias Choosing = (INMediaSearch, Catalog, WatchProgress) -> VideoChoice

  /// What `resolveMediaItems` of the media intents returns, each with a class of its own.
  ///
  /// - Parameters:
  ///   - items: What is resolved already, and stays.
  ///   - search: What the person said, where nothing is.
  ///   - choose: Decides what that means.
  ///   - result: Makes the intent's kind of result of one of any intent.
  ///   - unsupported: Makes the intent's kind of result that says why it cannot be served.
  func results<Result, Reason: RawRepresentable<Int>>(
    for items: [INMediaItem]?, or search: INMediaSearch?, choosing choose: Choosing,
    as result: (INMediaItemResolutionResult) -> Result, because unsupported: (Reason) -> Result
  ) async -> [Result] {
    if let items, !items.isEmpty { return items.map { result(.success(with: $0)) } }
    switch await choice(for: search ?? INMediaSearch(), choosing: choose) {
    case .found(let items): return items.map { result(.success(with: $0.mediaItem)) }
    case .several(let items): return [result(.disambiguation(with: items.map(\.mediaItem)))]
    case .nothing: return [result(.unsupported())]
    // To carry it out asks for the app.
    case .needsApp: return [result(.notRequired())]
    case .refused(let obstacle):
      return [Reason(rawValue: obstacle.reason).map(unsupported) ?? result(.unsupported())]
    }
  }

  private func choice(for search: INMediaSearch, choosing choose: Choosing) async -> VideoChoice {
    if Self.foreignTypes.contains(search.mediaType) { return .refused(.unsupportedMediaType) }
    do {
      let catalog = try await CatalogStoreError.waiting(Self.patience) { try library.catalog() }
      let progress = WatchProgress(contentsOf: container.progress)
      let choice = choose(search, catalog, progress)
      // The name that was understood may be another's than the one that was said.
      guard choice == .nothing, let spoken = search.asSpoken else { return choice }
      return choose(spoken, catalog, progress)
    } catch CatalogStoreError.unreadable {
      return .needsApp
    } catch {
      return .refused(.serviceUnavailable)
    }
  }

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

  private static let foreignTypes: Set<INMediaItemType> = [
    .song, .album, .artist, .playlist, .podcastEpisode, .podcastPlaylist, .podcastStation,
    .musicStation, .radioStation, .station, .algorithmicRadioStation, .audioBook,
  ]

  /// An extension that has not answered after ten seconds is ended.
  private static let patience = Duration.seconds(9)
}
