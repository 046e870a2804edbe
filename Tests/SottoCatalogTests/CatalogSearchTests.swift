import SottoCatalog
import Testing

@Suite struct CatalogSearchTests {
  let catalog = Catalog(Cases.items)

  static let searches = Cases.rows(of: "searches").map { SearchCase($0) }

  @Test(arguments: searches)
  func finds(_ search: SearchCase) {
    let matches = catalog.search(search.query)
    #expect(
      matches.isLikely ? matches.best.map(\.item.identifier) == search.found : search.found == [])
  }

  @Test func tablesAreRead() {
    #expect(Cases.items.count > 30)
    #expect(Self.searches.count > 50)
  }

  @Test func scoresFallFromExactToNear() throws {
    let names = ["Outer Peace (Deluxe Edition)", "outer peace", "outter peace"]
    let scores = try names.map { name in
      try #require(catalog.search(CatalogQuery(mediaName: name)).first?.score)
    }
    #expect(scores == scores.sorted(by: >))
    #expect(Set(scores).count == names.count)
    #expect(scores[0] == 1)
  }

  @Test func reasonsSayWhatAgreed() throws {
    let matches = catalog.search(CatalogQuery(mediaName: "skifell", artistName: "ADELE"))
    #expect(matches.first?.reasons.map(\.description) == ["title: near", "artist: exact"])
  }

  @Test func genresAndDatesAreReasons() throws {
    let matches = catalog.search(
      CatalogQuery(
        mediaName: "boston", genreNames: ["rock"],
        releaseDate: ReleaseDateRange(start: ReleaseDate(year: 2000), end: nil)))
    let match = try #require(matches.first)
    #expect(
      match.reasons == [
        .title(.exact), .genre("Alternative Rock"), .releaseDate(ReleaseDate(year: 2005)),
      ])
  }

  @Test func moodsAreReasons() {
    let catalog = Catalog([
      CatalogItem(identifier: "a", kind: .song, title: "A", moods: ["Calm", "Sunny"]),
      CatalogItem(identifier: "b", kind: .song, title: "B", moods: ["Angry"]),
    ])
    let matches = catalog.search(CatalogQuery(moodNames: ["calm"]))
    #expect(matches.map(\.item.identifier) == ["a"])
    #expect(matches.first?.reasons == [.mood("Calm")])
  }

  /// So many that all processors share the work; each is found by its own name.
  @Test func manyItemsAreFound() {
    let items = (0..<5000).map { number in
      CatalogItem(
        identifier: "\(number)", kind: .song, title: "Song \(number) (Live)",
        artists: ["Band \(number % 70)", "Guest \(number % 9)"], album: "Album \(number / 10)",
        playlists: ["List \(number % 4)"])
    }
    let catalog = Catalog(items + items.prefix(10))
    #expect(catalog.count == items.count)
    #expect(catalog.items == items)
    for number in stride(from: 0, to: 5000, by: 271) {
      let found = catalog.search(
        CatalogQuery(mediaName: "song \(number)", artistName: "band \(number % 70)"))
      #expect(found.best.map(\.item.identifier) == ["\(number)"])
    }
  }

  @Test func anotherKindIsSaid() throws {
    let matches = catalog.search(CatalogQuery(mediaType: .song, mediaName: "gym"))
    #expect(matches.first?.reasons.last == .otherKind(.song))
    #expect(try #require(matches.first).score < 1)
  }

  @Test func popularityDecidesAmongEquals() {
    var items = Cases.items
    for index in items.indices where items[index].identifier == "hello!" {
      items[index].popularity = 5
    }
    let matches = Catalog(items).search(CatalogQuery(mediaName: "hello"))
    #expect(matches.map(\.item.identifier) == ["hello!", "hello"])
    #expect(matches[0].score == matches[1].score)
  }

  @Test func firstOfTwoWithOneIdentifierIsKept() {
    let catalog = Catalog([
      CatalogItem(identifier: "a", kind: .song, title: "One"),
      CatalogItem(identifier: "a", kind: .song, title: "Two"),
    ])
    #expect(catalog.items.map(\.title) == ["One"])
    #expect(catalog.search(CatalogQuery(mediaName: "Two")).isEmpty)
  }

  @Test func emptyCatalogFindsNothing() {
    #expect(Catalog([]).search(CatalogQuery()).isEmpty)
    #expect(Catalog([]).search(CatalogQuery(mediaName: "hello")).isEmpty)
  }
}

@Suite struct PlayableItemsTests {
  @Test func membersOfMembersPlayInOrderOnce() throws {
    func track(_ name: String) -> CatalogItem {
      CatalogItem(identifier: name, kind: .song, title: name, location: "/\(name)")
    }
    let list = CatalogItem(
      identifier: "list", kind: .playlist, title: "List", members: ["b", "album", "gone", "list"])
    let album = CatalogItem(
      identifier: "album", kind: .album, title: "Album", members: ["a", "b", "c"])
    let catalog = Catalog([track("a"), track("b"), track("c"), album, list])
    #expect(catalog.playableItems(of: list).map(\.identifier) == ["b", "a", "c"])
    #expect(catalog.playableItems(of: track("a")).map(\.identifier) == ["a"])
  }
}
