import Foundation
import Intents
import MediaShared
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite
import Testing

@testable import Melody
@testable import MelodyIntents

@Suite struct PlayMediaHandlerTests {
  /// The sample library as it is indexed, without its sounds.
  static let items = CatalogBuilder.items(
    of: LibraryScan(
      tracks: SampleAlbum.library.flatMap(\.recordings).map { recording in
        LibraryScan.Track(
          relativePath: recording.path, path: "/\(recording.path)", tags: AudioTags(recording.tags))
      },
      playlists: [
        PlaylistFile("/Adele/21/01 Rolling in the Deep.flac", path: "/Playlist of the Day.m3u8"),
        PlaylistFile("/Adele/21/01 Rolling in the Deep.flac", path: "/Плейлист дня.m3u8"),
      ]))

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let search: INMediaSearch?
    let choice: [String]
    var isQuestion = false
  }

  static let cases = [
    Case(
      testDescription: "a song by an artist",
      search: INMediaSearch(mediaName: "Skyfall", artistName: "Adele"), choice: ["Skyfall"]),
    Case(
      testDescription: "a song taken for songs by an artist of that name",
      search: INMediaSearch(mediaType: .song, artistName: "holiday"), choice: ["Holiday"]),
    Case(
      testDescription: "one title by two artists", search: INMediaSearch(mediaName: "hello"),
      choice: ["Hello", "HELLO!"], isQuestion: true),
    Case(
      testDescription: "an artist and a song of one name",
      search: INMediaSearch(mediaName: "boston"), choice: ["Boston", "Boston"], isQuestion: true),
    Case(
      testDescription: "an artist and a song of one name, taken for the artist",
      search: INMediaSearch(artistName: "boston"), choice: ["Boston", "Boston"], isQuestion: true),
    Case(
      testDescription: "an artist and his album of one name, as an album",
      search: INMediaSearch(mediaType: .album, mediaName: "Boston"), choice: ["Boston"]),
    Case(
      testDescription: "an album without its decoration",
      search: INMediaSearch(mediaType: .album, mediaName: "outer peace"),
      choice: ["Outer Peace (Deluxe Edition)"]),
    Case(
      testDescription: "songs by an artist",
      search: INMediaSearch(mediaType: .song, artistName: "Сектор Газа"),
      choice: ["Лирика", "Туман", "Колхозный панк", "Ява"]),
    Case(
      testDescription: "an artist by name", search: INMediaSearch(artistName: "green day"),
      choice: ["Green Day"]),
    Case(
      testDescription: "a genre", search: INMediaSearch(genreNames: ["rock"]),
      choice: ["Rock"]),
    Case(
      testDescription: "jazz music",
      search: INMediaSearch(mediaType: .music, genreNames: ["jazz"]), choice: ["Jazz"]),
    Case(
      testDescription: "the newest episode of a show",
      search: INMediaSearch(
        mediaType: .podcastEpisode, sortOrder: .newest, mediaName: "Stuff You Should Know"),
      choice: ["How Maps Lie"]),
    Case(
      testDescription: "songs of a time",
      search: INMediaSearch(
        mediaType: .song, genreNames: ["rock"],
        releaseDate: INDateComponentsRange(
          start: DateComponents(year: 1990), end: DateComponents(year: 1994))),
      choice: ["Basket Case", "When I Come Around", "Колхозный панк", "Ява"]),
    Case(
      testDescription: "a playlist of two whose names differ in script",
      search: INMediaSearch(mediaType: .playlist, mediaName: "day"),
      choice: ["Playlist of the Day"]),
    Case(
      testDescription: "a name nobody has",
      search: INMediaSearch(mediaName: "glorbnax", artistName: "zzyzx"), choice: []),
    Case(
      testDescription: "an identifier",
      search: INMediaSearch(mediaName: "whatever", mediaIdentifier: "artist:Adele"),
      choice: ["Adele"]),
    Case(
      testDescription: "songs like one",
      search: INMediaSearch(mediaType: .algorithmicRadioStation, mediaName: "Basket Case"),
      choice: ["Rock"]),
    Case(
      testDescription: "songs like an artist's",
      search: INMediaSearch(mediaType: .algorithmicRadioStation, artistName: "Adele"),
      choice: ["Pop"]),
    Case(
      testDescription: "songs like one taken for an artist",
      search: INMediaSearch(mediaType: .algorithmicRadioStation, artistName: "봄날"),
      choice: ["K-Pop"]),
    Case(
      testDescription: "songs like what nobody has",
      search: INMediaSearch(mediaType: .algorithmicRadioStation, artistName: "glorbnax"),
      choice: []),
    Case(testDescription: "music", search: INMediaSearch(mediaType: .music), choice: ["*"]),
    Case(testDescription: "nothing", search: nil, choice: ["*"]),
    Case(
      testDescription: "a podcast", search: INMediaSearch(mediaType: .podcastShow), choice: ["*"]),
  ]

  @Test(arguments: cases)
  func choice(_ expected: Case) {
    let choice = MediaChoice(
      toPlay: expected.search ?? INMediaSearch(), in: Catalog(Self.items), by: Self.nobody)
    switch choice {
    case .nothing: #expect(expected.choice.isEmpty)
    case .refused, .needsApp: Issue.record("\(choice)")
    case .several(let items):
      #expect(expected.isQuestion)
      #expect(items.map(\.title) == expected.choice)
    case .found(let items, _):
      #expect(!expected.isQuestion)
      if expected.choice == ["*"] {
        #expect(items.count == 1)
      } else {
        #expect(items.map(\.title) == expected.choice)
      }
    }
  }

  /// Who has never listened to anything.
  static let nobody = Listener(MelodyContainer(url: URL(fileURLWithPath: "/nowhere")))

  @Test func nothingSaidGoesOn() throws {
    let folder = try TemporaryFolder()
    let container = MelodyContainer(url: folder.url)
    let last = try #require(Self.items.first { $0.title == "봄날" })
    var state = PlaybackState()
    state.queue.replace(with: [last.identifier])
    try state.write(to: container.playback)
    let choice = MediaChoice(
      toPlay: INMediaSearch(), in: Catalog(Self.items), by: Listener(container))
    #expect(choice == .found([last]))
  }

  /// A chapter has no kind of its own: it is the book that goes on.
  @Test func aBookGoesOnByItsName() throws {
    let folder = try TemporaryFolder()
    let container = MelodyContainer(url: folder.url)
    let chapter = try #require(Self.items.first { $0.album == "西游记" })
    var state = PlaybackState()
    state.queue.replace(with: [chapter.identifier])
    try state.write(to: container.playback)
    let choice = MediaChoice(
      toPlay: INMediaSearch(), in: Catalog(Self.items), by: Listener(container))
    #expect(choice.items.map(\.title) == ["西游记"])
    let book = MediaChoice(
      toPlay: INMediaSearch(mediaType: .audioBook), in: Catalog(Self.items),
      by: Listener(container))
    #expect(book == choice)
  }

  /// "Play music", in the midst of a book.
  @Test func musicIsNoBook() throws {
    let folder = try TemporaryFolder()
    let container = MelodyContainer(url: folder.url)
    let chapter = try #require(Self.items.first { $0.title == "Becoming Me" })
    var state = PlaybackState()
    state.queue.replace(with: [chapter.identifier])
    try state.write(to: container.playback)
    let choice = MediaChoice(
      toPlay: INMediaSearch(mediaType: .music), in: Catalog(Self.items), by: Listener(container))
    #expect(choice.items.count == 1)
    #expect(choice.items.allSatisfy { $0.kind.satisfies(.music) })
  }

  @Test(arguments: [nil, "Queen"]) func whatIsPopularAreSongs(artist: String?) {
    for order in [INMediaSortOrder.popular, .best, .trending] {
      let search = INMediaSearch(mediaType: .music, sortOrder: order, artistName: artist)
      let choice = MediaChoice(toPlay: search, in: Catalog(Self.items), by: Self.nobody)
      #expect(choice.items.count > 1)
      #expect(choice.items.allSatisfy { $0.kind == .song })
      if let artist { #expect(choice.items.allSatisfy { $0.artists.contains(artist) }) }
    }
  }

  @Test func emptyLibraryHasNothing() {
    let choice = MediaChoice(toPlay: INMediaSearch(), in: Catalog([]), by: Self.nobody)
    #expect(choice == .nothing)
  }

  /// What plays, by what the person calls it.
  @Test(arguments: [
    (INMediaItemType.unknown, ["Under Pressure"]), (.song, ["Under Pressure"]),
    (.artist, ["Queen", "David Bowie"]), (.album, ["Hot Space"]),
  ])
  func whatPlaysIsPointedAt(type: INMediaItemType, titles: [String]) throws {
    let song = try #require(Self.items.first { $0.title == "Under Pressure" })
    let search = INMediaSearch(
      mediaType: type, reference: .currentlyPlaying, mediaIdentifier: song.identifier)
    let choice = MediaChoice(for: search, in: Catalog(Self.items), by: Self.nobody)
    switch choice {
    case .found(let items, _), .several(let items): #expect(items.map(\.title) == titles)
    case .nothing, .refused, .needsApp: Issue.record("\(choice)")
    }
    #expect(choice == (titles.count > 1 ? .several(choice.items) : .found(choice.items)))
  }

  @Test func whereNothingPlaysNothingIsMeant() {
    let search = INMediaSearch(mediaType: .song, reference: .currentlyPlaying)
    #expect(MediaChoice(for: search, in: Catalog(Self.items), by: Self.nobody) == .nothing)
  }

  @Test func answersFromWhatTheAppHasStored() async throws {
    let folder = try TemporaryFolder()
    let container = MelodyContainer(url: folder.url)
    let handler = PlayMediaHandler(
      MediaFinder(library: MelodyLibrary(container), container: container))
    // The app may still be making its catalog when the first request comes.
    Task {
      try await Task.sleep(for: .milliseconds(200))
      try CatalogStore(url: container.catalog, access: .readWrite).replaceItems(with: Self.items)
    }
    let intent = INPlayMediaIntent(mediaSearch: INMediaSearch(mediaName: "Skyfall"))
    #expect(await handler.resolveMediaItems(for: intent).count == 1)
    #expect(await handler.handle(intent: intent).code == .handleInApp)
  }

  @Test func whatWasSaidIsLookedForWhereTheNameIsNothing() async throws {
    let folder = try TemporaryFolder()
    let container = MelodyContainer(url: folder.url)
    try CatalogStore(url: container.catalog, access: .readWrite).replaceItems(with: Self.items)
    let finder = MediaFinder(library: MelodyLibrary(container), container: container)
    let search = try INMediaSearch.decode([
      "mediaName": "Kurze Seiten", "spokenNames": ["mediaName": "Skyfall"],
    ])
    let choice = await finder.choice(for: search, choosing: MediaChoice.init(toPlay:in:by:))
    #expect(choice.items.map(\.title) == ["Skyfall"])
  }

  @Test func everyKindHasAType() {
    for kind in CatalogItem.Kind.allCases {
      #expect(CatalogItem.Kind(kind.mediaItemType) == kind)
    }
    #expect(CatalogItem.Kind(.unknown) == nil)
  }
}

extension MediaChoice {
  fileprivate var items: [CatalogItem] {
    switch self {
    case .found(let items, _), .several(let items): items
    case .nothing, .refused, .needsApp: []
    }
  }
}
