import SottoCatalog
import Testing

/// What comes before what, rule by rule.
@Suite struct MatchOrderTests {
  private func song(
    _ identifier: String, _ title: String, by artist: String = "Somebody", aliases: [String] = [],
    popularity: Double = 0
  ) -> CatalogItem {
    CatalogItem(
      identifier: identifier, kind: .song, title: title, artists: [artist], aliases: aliases,
      popularity: popularity)
  }

  private func found(_ items: [CatalogItem], _ query: CatalogQuery) -> [String] {
    Catalog(items).search(query).map(\.item.identifier)
  }

  @Test func exactThenUndecoratedThenAliasThenOtherScriptThenNear() {
    let items = [
      song("near", "Hallo"), song("script", "Хало"), song("alias", "Sunshine", aliases: ["Halo"]),
      song("edition", "Halo (Deluxe Edition)"), song("exact", "Halo"),
    ]
    #expect(
      found(items, CatalogQuery(mediaName: "halo")) == [
        "exact", "edition", "alias", "script", "near",
      ])
  }

  @Test func studioThenLiveAndKaraoke() {
    let items = [
      song("karaoke", "Halo (Karaoke Version)", popularity: 9),
      song("live", "Halo - Live at Wembley", popularity: 9), song("studio", "Halo - 2011 Remaster"),
    ]
    #expect(found(items, CatalogQuery(mediaName: "halo")).first == "studio")
    #expect(found(items, CatalogQuery(mediaName: "halo live")).first == "live")
    #expect(found(items, CatalogQuery(mediaName: "halo karaoke")).first == "karaoke")
  }

  @Test func namedArtistIsRespected() {
    let items = [
      song("other", "Halo", by: "Machine Head", popularity: 100),
      song("meant", "Hallo Again", by: "Beyoncé"), song("slip", "Halo", by: "Beyonse"),
    ]
    #expect(
      found(items, CatalogQuery(mediaName: "halo", artistName: "beyoncé")).first == "slip")
    #expect(
      !found(items, CatalogQuery(mediaName: "halo", artistName: "beyoncé")).contains("other"))
    #expect(found(items, CatalogQuery(mediaName: "halo", artistName: "jay z")).isEmpty)
  }

  @Test func somebodyElsesSongIsNoLikelyAnswer() {
    let catalog = Catalog([song("other", "Problems", by: "Iann Dior")])
    #expect(!catalog.search(CatalogQuery(mediaName: "problems", artistName: "diana")).isLikely)
    #expect(catalog.search(CatalogQuery(mediaName: "problems", artistName: "ian dor")).isLikely)
  }

  /// "-un" may be a Turkish ending, and "brand" another's name.
  @Test func nameThatIsNearIsLookedForBesideOneWithoutAnEnding() {
    let items = [song("ending", "Halo", by: "Brand"), song("sound", "Halo", by: "Brandon")]
    #expect(found(items, CatalogQuery(artistName: "brandun")).first == "sound")
  }

  /// Who says a Japanese name in Latin letters says it as it is romanised.
  @Test func nameThatIsWrittenSoComesBeforeOneThatSoundsLikeIt() {
    let items = [song("sound", "ミライ"), song("slip", "Mirror")]
    #expect(found(items, CatalogQuery(mediaName: "mirroo")).first == "slip")
    #expect(found(items, CatalogQuery(mediaName: "mirai")).first == "sound")
  }

  /// Nobody hears how a number or initials are written; who writes them may mean it.
  @Test(arguments: [
    ("odin", "Odin", "One"), ("one", "One", "Odin"), ("one night", "One Night", "1 Night"),
    ("1 night", "1 Night", "One Night"), ("love", "Love", "L.O.V.(e)."),
    ("part two", "Part Two", "Part II"), ("part ii", "Part II", "Part Two"),
  ])
  func nameThatIsWrittenAsSaidComesFirst(_ said: String, _ meant: String, _ other: String) {
    let query = CatalogQuery(mediaName: said)
    #expect(found([song("other", other), song("meant", meant)], query) == ["meant", "other"])
    let matches = Catalog([song("other", other), song("meant", meant)]).search(query)
    #expect(matches.best.count == 2)
  }

  @Test func popularityBreaksTiesOnly() {
    let items = [
      song("popular", "Hallo (Deluxe Edition)", popularity: 1000), song("exact", "Hallo"),
      song("exact and wanted", "Hallo", by: "Another", popularity: 1),
    ]
    let matches = Catalog(items).search(CatalogQuery(mediaName: "hallo"))
    #expect(matches.map(\.item.identifier) == ["exact and wanted", "exact", "popular"])
    #expect(matches.best.count == 2)
    #expect(matches.margin > 0)
  }

  /// Who asks for an artist has the choice of artists before all that one of them made.
  @Test func eachArtistWhoMayBeMeantComesFirst() {
    let items = ["Grimes", "Crimea", "Cranes"].flatMap { artist in
      (1...4).map { song("\(artist) \($0)", "Song \($0)", by: artist, popularity: Double($0)) }
    }
    let catalog = Catalog(items)
    let heard = catalog.search(CatalogQuery(mediaType: .artist, artistName: "crimes"))
    #expect(Set(heard.prefix(3).map(\.item.artists)).count == 3)
    #expect(heard.best.map(\.item.identifier) == (1...4).reversed().map { "Grimes \($0)" })
    #expect(heard.margin > 0)
    let written = catalog.search(CatalogQuery(mediaType: .artist, artistName: "grimes"))
    #expect(written.prefix(4).allSatisfy { $0.item.artists == ["Grimes"] })
  }

  @Test func askedKindIsPreferred() {
    let album = CatalogItem(identifier: "album", kind: .album, title: "Halo")
    let items = [song("song", "Halo", popularity: 5), album]
    #expect(found(items, CatalogQuery(mediaType: .album, mediaName: "halo")) == ["album", "song"])
    #expect(found(items, CatalogQuery(mediaType: .song, mediaName: "halo")) == ["song", "album"])
  }

  @Test func reasonsAreSaid() throws {
    let items = [song("a", "Outer Peace (Deluxe Edition)", by: "Adèle")]
    let query = CatalogQuery(mediaName: "outer peace", artistName: "addell")
    let match = try #require(Catalog(items).search(query).first)
    #expect(match.explanation(for: query)[0] == "title: exact after dropping '(Deluxe Edition)'")
    #expect(match.explanation(for: query)[1].hasPrefix("artist: "))
  }
}

/// Queries without a name, and queries nobody would ask.
@Suite struct OddQueryTests {
  private static let items = (1...60).map { number in
    CatalogItem(
      identifier: "\(number)", kind: .song, title: "Song \(number)", genres: ["Rock"],
      moods: ["Calm"], releaseDate: ReleaseDate(year: 1960 + number),
      popularity: Double(number % 30))
  }
  private let catalog = Catalog(items)

  @Test func nothingSaidIsARecommendation() {
    let matches = catalog.search(CatalogQuery(), limit: 4)
    #expect(matches.map(\.item.popularity) == [29, 29, 28, 28])
    #expect(CatalogQuery().isEmpty)
  }

  @Test(arguments: [
    (CatalogQuery.SortOrder.newest, "60"), (.oldest, "1"), (.popular, "29"), (.best, "29"),
    (.trending, "29"), (.recommended, "29"), (.unpopular, "30"), (.worst, "30"),
  ])
  func everyOrderHasAFirst(_ order: CatalogQuery.SortOrder, _ first: String) {
    #expect(catalog.search(CatalogQuery(sortOrder: order)).first?.item.identifier == first)
  }

  @Test(arguments: [
    CatalogQuery(
      releaseDate: ReleaseDateRange(start: ReleaseDate(year: 2000), end: ReleaseDate(year: 1990))),
    CatalogQuery(genreNames: ["Polka"]), CatalogQuery(genreNames: ["Rock", "Polka"]),
    CatalogQuery(moodNames: ["!!!"]), CatalogQuery(mediaName: ""),
    CatalogQuery(mediaName: "\u{0}\u{1F}"),
  ])
  func whatNothingCanBeFindsNothing(_ query: CatalogQuery) {
    #expect(catalog.search(query).isEmpty)
  }

  /// What a program sets by mistake is no reason to crash, and as good as nothing.
  @Test func oddItemsAreKept() throws {
    let odd = CatalogItem(
      identifier: "", kind: .song, title: "", artists: [""], album: "", aliases: ["", "!"],
      releaseDate: ReleaseDate(year: -3, month: -1, day: 99), popularity: .nan, season: -1,
      episode: .min, duration: .infinity)
    let catalog = Catalog(Self.items + [odd])
    let kept = try #require(catalog[""])
    #expect(kept.popularity == 0)
    #expect(kept.episode == .min)
    #expect(kept.releaseDate == nil)
    #expect(catalog.search(CatalogQuery(), limit: 100).count == 61)
    let precise = CatalogItem(identifier: "p", kind: .song, title: "P", popularity: 0.1)
    #expect(Catalog([precise])["p"] == precise)
  }

  @Test func limitsAreKept() {
    #expect(catalog.search(CatalogQuery(), limit: 0).isEmpty)
    #expect(catalog.search(CatalogQuery(), limit: -5).isEmpty)
    #expect(catalog.search(CatalogQuery(), limit: .max).count == 60)
    #expect(catalog.search(CatalogQuery(mediaName: "song 7"), limit: 1).count == 1)
  }

  /// A piece of text, and how often it is said.
  @Test(arguments: [
    ("a", 1_000_000), ("song ", 200_000), ("(", 100_000), ("одно два ", 50_000), ("👩‍👩‍👧‍👦", 20_000),
    ("\u{202E}\u{FEFF}\u{301}", 1), ("1", 100_000), ("i v x ", 30_000), ("第十", 30_000),
    ("ㅋ", 50_000),
  ])
  func anythingMayBeSaid(_ piece: String, _ count: Int) {
    let name = String(repeating: piece, count: count)
    _ = catalog.search(CatalogQuery(mediaName: name))
    _ = catalog.search(CatalogQuery(mediaName: name, artistName: name, albumName: name))
    let odd = CatalogItem(identifier: "odd", kind: .song, title: name, artists: [name, name])
    let found = Catalog(Self.items + [odd]).search(CatalogQuery(mediaName: name), limit: 3)
    #expect(found.isEmpty || found.map(\.item.identifier).contains("odd"))
  }
}
