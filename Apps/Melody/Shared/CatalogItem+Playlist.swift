import SottoCatalog

extension CatalogItem {
  /// A playlist that a person has made; what is in it is known to their collection.
  package init(playlist name: String) {
    self.init(identifier: Self.playlistPrefix + name, kind: .playlist, title: name)
  }

  package static let playlistPrefix = "playlist:"

  /// How a playlist is identified that its maker alone may change.
  package static let fixedPlaylistPrefix = "fixedPlaylist:"

  /// Whether a person may put more into it.
  package var isEditable: Bool {
    kind == .playlist && !identifier.hasPrefix(Self.fixedPlaylistPrefix)
  }
}
