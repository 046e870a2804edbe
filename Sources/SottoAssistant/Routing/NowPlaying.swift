/// What plays, and in which app.
package struct NowPlaying: Hashable, Sendable {
  /// The bundle identifier of the app.
  package var app: String
  /// The item's identifier, as the app publishes it.
  package var item: String?
  package var title: String?
  package var artist: String?
  package var isPlaying: Bool

  package init(
    app: String, item: String? = nil, title: String? = nil, artist: String? = nil, isPlaying: Bool
  ) {
    self.app = app
    self.item = item
    self.title = title
    self.artist = artist
    self.isPlaying = isPlaying
  }
}
