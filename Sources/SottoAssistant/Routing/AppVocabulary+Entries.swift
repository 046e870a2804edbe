import SottoLanguage

extension AppVocabulary {
  /// `INVocabularyStringType` by case name to the kind of thing its strings name.
  private static let kinds = [
    "mediaPlaylistTitle": "playlist", "mediaMusicArtistName": "artist",
    "mediaAudiobookTitle": "audioBook", "mediaAudiobookAuthorName": "artist",
    "mediaShowTitle": "podcastShow", "notebookItemTitle": "note",
    "notebookItemGroupName": "taskList",
  ]

  /// - Parameter categories: The kinds of media that the app has: the shows of one that has videos are
  ///   series.
  package func languageEntries(of categories: Set<String>) -> [Vocabulary.Entry] {
    let isSeries = type == "mediaShowTitle" && categories == ["INMediaCategoryVideo"]
    let kind = isSeries ? "tvShow" : Self.kinds[type] ?? type
    return entries.map {
      Vocabulary.Entry(kind: kind, name: $0.phrase, pronunciation: $0.pronunciation)
    }
  }
}
