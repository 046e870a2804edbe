import Intents
import MediaShared
import ReelShared
import SottoCatalog

extension VideoFinder {
  /// Where what a person adds goes. There is one list; who names none means it, and its name stays as
  /// it was said.
  func destination(of intent: INAddMediaIntent) -> INAddMediaMediaDestinationResolutionResult {
    guard let name = intent.mediaDestination?.playlistName, !name.isEmpty else {
      return .success(with: .library)
    }
    guard let catalog = try? self.catalog() else { return .notRequired() }
    guard catalog.isWatchlist(name), !intent.asksForPlaylistAlone else {
      return .unsupported(forReason: .playlistNameNotFound)
    }
    return .success(with: .playlist(name))
  }
}
