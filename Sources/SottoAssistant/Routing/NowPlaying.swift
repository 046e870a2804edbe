/// What plays, and in which app.
package struct NowPlaying: Hashable, Sendable {
  /// The bundle identifier of the app.
  package var app: String
  /// The item's identifier, as the app publishes it.
  package var item: String?
  package var title: String?
  package var artist: String?
  package var isPlaying: Bool
  /// From 0, silence, to 1; `nil` where the app has no volume of its own.
  package var volume: Double?
  /// What plays next, where the app tells.
  package var next: String?

  package init(
    app: String, item: String? = nil, title: String? = nil, artist: String? = nil, isPlaying: Bool,
    volume: Double? = nil, next: String? = nil
  ) {
    self.next = next
    self.app = app
    self.item = item
    self.title = title
    self.artist = artist
    self.isPlaying = isPlaying
    self.volume = volume
  }
}
