import Intents

extension INMediaSearch {
  /// The same search for the names as they were said; `nil` where they are these.
  package var asSpoken: INMediaSearch? {
    guard let spoken = spokenNames, !spoken.isEmpty else { return nil }
    return INMediaSearch(
      mediaType: mediaType, sortOrder: sortOrder, mediaName: spoken["mediaName"] ?? mediaName,
      artistName: spoken["artistName"] ?? artistName,
      albumName: spoken["albumName"] ?? albumName, genreNames: genreNames, moodNames: moodNames,
      releaseDate: releaseDate, reference: reference, mediaIdentifier: mediaIdentifier)
  }
}
