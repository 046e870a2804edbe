/// The parts of an item that are found by name. Raw values are written to files.
enum NameField: Int, CaseIterable, Sendable {
  case title, artist, album, genre, mood, playlist

  /// Whether rows know their names in this field, to be compared one by one.
  var isCompared: Bool { rawValue <= Self.album.rawValue }

  /// Whether its words are kept, as those that a recogniser may write.
  var hasKnownWords: Bool { self == .title || self == .artist }
}
