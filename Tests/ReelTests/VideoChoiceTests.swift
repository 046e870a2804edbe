import Intents
import MediaShared
import ReelShared
import SottoCatalog
import Testing

@testable import ReelIntents

@Suite("What is meant") struct VideoChoiceTests {
  static let catalog: Catalog = {
    let places = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (0, 1)]
    let episodes = places.map { season, episode in
      CatalogItem(
        identifier: "\(season)×0\(episode)", kind: .tvShowEpisode,
        title: "Title \(season) \(episode)", album: "Dark", season: season, episode: episode,
        location: "/\(season)/\(episode)")
    }
    let show = CatalogItem(
      identifier: "show:Dark", kind: .tvShow, title: "Dark", artists: ["Baran bo Odar"],
      aliases: ["Тьма"], genres: ["Drama"], members: episodes.map(\.identifier))
    func film(_ identifier: String, _ title: String, by artists: [String], in year: Int)
      -> CatalogItem
    {
      CatalogItem(
        identifier: identifier, kind: .movie, title: title, artists: artists, genres: ["Crime"],
        releaseDate: ReleaseDate(year: year), location: "/\(identifier)")
    }
    return Catalog(
      episodes + [
        show, film("film", "Dark: Episode 1", by: [], in: 2001),
        film("seven", "Seven", by: ["David Fincher", "Brad Pitt"], in: 1995),
        film("old", "Solaris", by: ["Andrei Tarkovsky"], in: 1972),
        film("new", "Solaris", by: ["Steven Soderbergh"], in: 2002),
      ])
  }()

  private func progress(_ seen: String?) -> WatchProgress {
    var progress = WatchProgress()
    for identifier in (seen ?? "").split(separator: " ").reversed() {
      progress.begin(String(identifier))
      progress.finish(String(identifier))
    }
    return progress
  }

  private func plays(_ search: INMediaSearch, after seen: String? = nil) -> [String] {
    switch MediaChoice(toPlay: search, in: Self.catalog, by: Viewer(progress(seen))) {
    case .found(let items, _), .several(let items): items.map(\.identifier)
    default: []
    }
  }

  @Test("The episode that is said plays", arguments: Cases.rows(of: "choices"))
  func episodes(_ row: [String: String]) {
    let search = INMediaSearch(mediaType: .unknown, mediaName: row["said"])
    #expect(plays(search, after: row["seen"]) == [row["plays"] ?? ""].filter { $0 != "-" })
  }

  @Test("An order or a kind beside the name is heeded")
  func hints() {
    let newest = INMediaSearch(mediaType: .tvShow, sortOrder: .newest, mediaName: "Dark")
    #expect(plays(newest) == ["2×05"])
    let last = INMediaSearch(
      mediaType: .tvShowEpisode, mediaName: "the last episode", albumName: "Тьма")
    #expect(plays(last) == ["2×05"])
    #expect(plays(INMediaSearch(mediaType: .tvShowEpisode), after: "1×01") == ["1×02"])
  }

  @Test("Two of one name are asked about; a description plays the best")
  func several() {
    let named = MediaChoice(
      toPlay: INMediaSearch(mediaType: .movie, mediaName: "Solaris"), in: Self.catalog,
      by: Viewer())
    guard case .several(let items) = named else {
      Issue.record("\(named)")
      return
    }
    #expect(Set(items.map(\.identifier)) == ["old", "new"])
    #expect(plays(INMediaSearch(mediaType: .movie, artistName: "Brad Pitt")) == ["seven"])
    #expect(plays(INMediaSearch(mediaType: .movie, mediaName: "brad pitt")) == ["seven"])
  }

  @Test("Films are shown by people, genre and time")
  func shown() {
    func shows(_ search: INMediaSearch) -> Set<String> {
      guard
        case .found(let items, _) = MediaChoice(
          toShow: search, in: Self.catalog, by: Viewer())
      else { return [] }
      return Set(items.map(\.identifier))
    }
    #expect(shows(INMediaSearch(mediaType: .movie, artistName: "David Fincher")) == ["seven"])
    #expect(shows(INMediaSearch(mediaType: .tvShow, genreNames: ["drama"])) == ["show:Dark"])
    let nineties = INDateComponentsRange(
      start: DateComponents(year: 1990), end: DateComponents(year: 1999))
    #expect(shows(INMediaSearch(mediaType: .movie, releaseDate: nineties)) == ["seven"])
    #expect(shows(INMediaSearch(mediaType: .unknown, mediaName: "season one of dark")).count == 3)
    #expect(shows(INMediaSearch(mediaType: .movie, mediaName: "glorbnax")) == [])
  }
}
