import MelodyShared

/// The person who listens, as the container knows them; read when it is asked for.
struct Listener {
  private let container: MelodyContainer

  init(_ container: MelodyContainer) { self.container = container }

  /// What plays now, or did when Melody was last used.
  var lastPlayed: String? { PlaybackState(contentsOf: container.playback).queue.current }

  /// The parts of books and shows that they have begun and not heard to their end, the latest first.
  var begun: [String] { PlaybackState(contentsOf: container.playback).begun }

  /// What they like, keep and have put into playlists.
  var collection: PersonalCollection {
    (try? CollectionFile(container).collection()) ?? PersonalCollection()
  }
}
