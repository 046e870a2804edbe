import Intents

extension INAddMediaIntent {
  /// “Make a playlist”: there is nothing yet to go into it.
  package var asksForPlaylistAlone: Bool {
    mediaDestination?.playlistName != nil && mediaSearch == nil && mediaItems?.isEmpty ?? true
  }
}
