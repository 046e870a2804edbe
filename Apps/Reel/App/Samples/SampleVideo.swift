/// A clip of the sample library: where it lies, and what its NFO says.
struct SampleVideo: Sendable {
  var path: String
  var nfo: [(name: String, value: String)]
}

/// A film or a series of the sample library.
struct SampleTitle: Sendable {
  var title: String
  /// In other scripts, and as it was called first.
  var aliases: [String]
  var date: String
  var genre: String
  var director: String
  var actors: [String]
  /// How many episodes each season has; none for a film.
  var seasons: [Int] = []
  /// What the episodes are called, in order; the others are numbered.
  var episodes: [String] = []
  var special: String?

  private var facts: [(name: String, value: String)] {
    [("title", title)] + aliases.map { ("aka", $0) }
      + [("premiered", date), ("genre", genre), ("director", director)]
      + actors.map { ("actor/name", $0) } + [("plot", SampleLibrary.note)]
  }

  /// What is said of the whole series.
  var show: SampleVideo? {
    seasons.isEmpty ? nil : SampleVideo(path: "\(title)/tvshow", nfo: facts)
  }

  var videos: [SampleVideo] {
    guard !seasons.isEmpty else {
      return [SampleVideo(path: "\(title) (\(date.prefix(4)))", nfo: facts)]
    }
    var names = episodes[...]
    let regular = seasons.enumerated().flatMap { index, count in
      (1...count).map { episode($0, of: index + 1, named: names.popFirst()) }
    }
    return regular + (special.map { [episode(1, of: 0, named: $0)] } ?? [])
  }

  /// Each season is a year later, each episode a week.
  private func episode(_ number: Int, of season: Int, named name: String?) -> SampleVideo {
    let index = "S\(Self.twoDigits(season))E\(Self.twoDigits(number))"
    let year = (Int(date.prefix(4)) ?? 2000) + max(season, 1) - 1
    let aired =
      "\(year)-\(Self.twoDigits(1 + (number - 1) / 4))-\(Self.twoDigits(1 + (number - 1) % 4 * 7))"
    let place = [("season", "\(season)"), ("episode", "\(number)"), ("aired", aired)]
    return SampleVideo(
      path: "\(title)/\(season == 0 ? "Specials" : "Season \(Self.twoDigits(season))")/\(index)",
      nfo: (name.map { [("title", $0)] } ?? []) + place + [("plot", SampleLibrary.note)])
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
