import Intents
import MediaShared
import MelodyShared
import SottoCatalog

extension MediaFinder {
  /// Where what a person adds goes. Who names no place means the library; a playlist that is not there
  /// can be made.
  func destination(of intent: INAddMediaIntent) -> INAddMediaMediaDestinationResolutionResult {
    guard let name = intent.mediaDestination?.playlistName else { return .success(with: .library) }
    if needsApp { return .notRequired() }
    let catalog = try? self.catalog()
    if name.isEmpty { return anyPlaylist(of: catalog) }
    guard let playlist = catalog?.playlist(for: intent) else {
      let similar = catalog?.similarPlaylist(for: intent)
      return .confirmationRequired(with: .playlist(similar?.title ?? name))
    }
    guard playlist.isEditable else { return .unsupported(forReason: .playlistNotEditable) }
    return .success(with: .playlist(playlist.title))
  }

  /// “My playlist” is the only one there is, or a question which.
  private func anyPlaylist(
    of catalog: Catalog?
  ) -> INAddMediaMediaDestinationResolutionResult {
    let own = catalog?.items(of: [.playlist]).filter(\.isEditable) ?? []
    let places = own.prefix(Self.mostChoices).map { INMediaDestination.playlist($0.title) }
    return switch places.count {
    case 0: .unsupported(forReason: .playlistNameNotFound)
    case 1: .success(with: places[0])
    default: .disambiguation(with: Array(places))
    }
  }

  private static let mostChoices = 20
}
