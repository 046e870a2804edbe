import Intents
import MediaShared
import ReelShared
import SottoCatalog
import Testing

@testable import ReelIntents

@Suite("The watchlist, and what is liked") struct WatchlistTests {
  private static let catalog = VideoChoiceTests.catalog.updating(
    [CatalogItem(watchlist: ["watchlist", "Merkliste", "片单"])].compactMap(\.self))

  private func found(_ choice: MediaChoice) -> [String]? {
    guard case .found(let items, _) = choice else { return nil }
    return items.map(\.identifier)
  }

  private func keeps(_ search: INMediaSearch) -> [String]? {
    found(MediaChoice(toKeep: search, in: Self.catalog, by: Viewer()))
  }

  @Test("It is called by any of its names")
  func names() {
    for name in ["watchlist", "Merkliste", "片单"] {
      #expect(Self.catalog.isWatchlist(name), "\(name)")
    }
    for name in ["workout", "Dark", ""] { #expect(!Self.catalog.isWatchlist(name), "\(name)") }
  }

  @Test("A series stays until all of it is seen, not its last episode alone")
  func finale() throws {
    let series = try #require(Self.catalog["show:Dark"])
    let episodes = Series(series, in: Self.catalog).episodes.filter { $0.season != 0 }
    var viewer = Viewer()
    viewer.collection.addToLibrary([series.identifier])
    viewer.progress.finish(try #require(episodes.last).identifier)
    #expect(viewer.watchlist(in: Self.catalog) == [series])
    #expect(viewer.next(of: series, in: Self.catalog) == episodes.first)
    for episode in episodes { viewer.progress.finish(episode.identifier) }
    #expect(viewer.watchlist(in: Self.catalog).isEmpty)
  }

  @Test("A name is kept whole, an episode or a season where it is said")
  func named() {
    #expect(keeps(INMediaSearch(mediaName: "Dark")) == ["show:Dark"])
    #expect(keeps(INMediaSearch(mediaType: .movie, mediaName: "seven")) == ["seven"])
    #expect(keeps(INMediaSearch(mediaName: "season two episode five of dark")) == ["2×05"])
    #expect(keeps(INMediaSearch(mediaName: "season one of dark")) == ["1×01", "1×02", "1×03"])
    #expect(keeps(INMediaSearch(mediaName: "glorbnax")) == nil)
    #expect(keeps(INMediaSearch(mediaName: "watchlist")) == nil)
    #expect(keeps(INMediaSearch(mediaType: .movie)) == nil)
    let two = MediaChoice(
      toKeep: INMediaSearch(mediaName: "Solaris"), in: Self.catalog, by: Viewer())
    guard case .several(let items) = two else {
      Issue.record("\(two)")
      return
    }
    #expect(Set(items.map(\.identifier)) == ["old", "new"])
  }

  @Test(
    "What plays is kept as what it is called",
    arguments: [
      (.unknown, "1×02", "show:Dark"), (.tvShow, "1×02", "show:Dark"),
      (.tvShowEpisode, "1×02", "1×02"), (.movie, "1×02", nil), (.movie, "seven", "seven"),
      (.unknown, "seven", "seven"), (.tvShow, "seven", nil), (.unknown, nil, nil),
    ] as [(INMediaItemType, String?, String?)])
  func playing(type: INMediaItemType, playing: String?, kept: String?) {
    let search = INMediaSearch(
      mediaType: type, reference: .currentlyPlaying, mediaIdentifier: playing)
    #expect(keeps(search) == kept.map { [$0] })
  }

  @Test("What was put there first and is not yet seen plays")
  func plays() {
    var viewer = Viewer()
    let list = INMediaSearch(mediaName: "watchlist")
    func plays() -> [String]? {
      found(MediaChoice(toPlay: list, in: Self.catalog, by: viewer))
    }
    func shows() -> [String]? {
      found(MediaChoice(toShow: list, in: Self.catalog, by: viewer))
    }
    #expect(plays() == [CatalogItem.watchlist])
    #expect(shows() == nil)
    viewer.collection.addToLibrary(["seven", "show:Dark"])
    #expect(plays() == ["seven"])
    #expect(shows() == ["seven", "show:Dark"])
    viewer.progress.finish("seven")
    #expect(plays() == ["1×01"])
    #expect(shows() == ["show:Dark"])
  }

  @Test("What is disliked is found by its name alone")
  func dislikes() {
    var viewer = Viewer()
    viewer.collection.add(.dislike, for: ["seven", "show:Dark"], at: .now)
    let crime = INMediaSearch(mediaType: .movie, artistName: "David Fincher")
    #expect(found(MediaChoice(toPlay: crime, in: Self.catalog, by: viewer)) == nil)
    let seven = INMediaSearch(mediaType: .movie, mediaName: "seven")
    #expect(found(MediaChoice(toPlay: seven, in: Self.catalog, by: viewer)) == ["seven"])
    #expect(Self.catalog["1×02"].map(viewer.dislikes) == true)
  }
}
