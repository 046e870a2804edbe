/// Leaves out what has not the genre, mood or time asked for.
struct MatchedTags {
  private let genres: [Set<String>]
  private let moods: [Set<String>]
  private let releaseDate: ReleaseDateRange?

  init(_ query: CatalogQuery) {
    genres = query.genreNames.map { Self.words(of: $0) }
    moods = query.moodNames.map { Self.words(of: $0) }
    releaseDate = query.releaseDate
  }

  func added(to match: CatalogMatch) -> CatalogMatch? {
    let item = match.item
    guard let genres = Self.tags(item.kind == .genre ? [item.title] : item.genres, having: genres),
      let moods = Self.tags(item.moods, having: moods)
    else { return nil }
    var match = match
    match.reasons += genres.map { .genre($0) } + moods.map { .mood($0) }
    if item.kind == .genre, !self.genres.isEmpty, !self.genres.contains(Self.words(of: item.title))
    {
      match.score *= Self.scoreOfNarrowerGenre
    }
    if let releaseDate {
      guard let date = item.releaseDate, releaseDate.contains(date) else { return nil }
      match.reasons.append(.releaseDate(date))
    }
    return match
  }

  /// For each thing asked for a tag that has its words, as "Alternative Rock" has those of "rock".
  private static func tags(_ tags: [String], having asked: [Set<String>]) -> [String]? {
    var found: [String] = []
    for words in asked {
      guard let tag = tags.first(where: { words.isSubset(of: Self.words(of: $0)) }) else {
        return nil
      }
      found.append(tag)
    }
    return found
  }

  private static let scoreOfNarrowerGenre = 0.95

  private static func words(of name: String) -> Set<String> { Set(SpokenForm(name).words) }
}
