import SottoCatalog

extension CatalogItem {
  /// How a playlist is identified that its maker alone may change.
  package static let fixedPlaylistPrefix = "fixedPlaylist:"

  /// Whether a person may put more into it.
  package var isEditable: Bool {
    kind == .playlist && !identifier.hasPrefix(Self.fixedPlaylistPrefix)
  }
}
