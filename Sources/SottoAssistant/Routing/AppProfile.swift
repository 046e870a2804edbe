/// What routing knows of one installed app.
package struct AppProfile: Hashable, Sendable {
  /// The bundle identifier.
  package var identifier: String
  /// The name Readings report (`Surroundings.App.name`).
  package var name: String
  /// The intents its extensions or the app itself handle.
  package var intents: Set<String>
  /// Whether the person lets it be asked.
  package var isAllowed: Bool

  package init(identifier: String, name: String, intents: Set<String>, isAllowed: Bool) {
    self.identifier = identifier
    self.name = name
    self.intents = intents
    self.isAllowed = isAllowed
  }
}

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
