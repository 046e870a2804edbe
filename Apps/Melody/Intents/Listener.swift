import MediaShared
import MelodyShared

/// The person who listens, as the container knows them; read when it is asked for.
struct Listener {
  private let container: MelodyContainer

  init(_ container: MelodyContainer) { self.container = container }

  /// What plays now, or did when Melody was last used.
  var lastPlayed: String? { PlaybackState(contentsOf: container.playback).queue.current }

  /// What plays, and the parts of books and shows that they have begun and not heard to their end, the
  /// latest first.
  var begun: [String] {
    let state = PlaybackState(contentsOf: container.playback)
    return [state.queue.current].compactMap(\.self) + state.begun
  }

  /// What they like, keep and have put into playlists.
  var collection: PersonalCollection {
    (try? CollectionFile(container).collection()) ?? PersonalCollection()
  }
}
