import Foundation
import MediaShared
import SottoCatalog
import Testing

@testable import Melody

@Suite struct LibraryScanTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sound(_ path: String, _ tags: [String: String]) throws {
    try Sound.write(to: folder.url.appendingPathComponent(path), seconds: 0.2, tags: tags)
  }

  private func items(cache: inout TagCache) async -> [String: CatalogItem] {
    let scan = await LibraryScan.of(MusicFolder(url: folder.url), cache: &cache)
    let items = CatalogBuilder.items(of: scan)
    return Dictionary(uniqueKeysWithValues: items.map { ($0.identifier, $0) })
  }

  private func items() async -> [String: CatalogItem] {
    var cache = TagCache()
    return await items(cache: &cache)
  }

  @Test(arguments: ["flac", "opus", "mp3", "m4a", "ogg", "wav"])
  func tagsOfEachFormat(_ format: String) async throws {
    try sound("x.\(format)", ["title": "Skyfall", "artist": "Adele", "album": "A", "genre": "Pop"])
    let track = try #require(await items()["track:x.\(format)"])
    #expect(track.title == "Skyfall")
    #expect(track.artists == ["Adele"])
    #expect(track.genres == ["Pop"])
    #expect(track.kind == .song)
    #expect(try #require(track.duration) > 0.1)
  }

  @Test func albumArtistsAndGenresHoldTheirTracks() async throws {
    try sound("b/2.flac", ["title": "Two", "artist": "X; Y", "album": "B", "track": "2/2"])
    try sound(
      "b/1.flac",
      [
        "title": "One", "artist": "X", "album": "B", "track": "1/2",
        "genre": "Rock", "date": "1999-05-01",
      ])
    let items = await items()
    #expect(items["album:X/B"]?.members == ["track:b/1.flac", "track:b/2.flac"])
    #expect(items["album:X/B"]?.releaseDate == ReleaseDate(year: 1999, month: 5, day: 1))
    #expect(items["artist:X"]?.members == ["track:b/1.flac", "track:b/2.flac"])
    #expect(items["artist:Y"]?.members == ["track:b/2.flac"])
    #expect(items["genre:rock"]?.members == ["track:b/1.flac"])
  }

  @Test func podcastsAndAudiobooksAreToldByGenre() async throws {
    try sound(
      "s/2.opus", ["title": "New", "album": "Show", "genre": "Podcast", "date": "2026-11-19"])
    try sound(
      "s/1.opus", ["title": "Old", "album": "Show", "genre": "Podcast", "date": "2026-11-12"])
    try sound("becoming.m4b", ["title": "Chapter 1", "album": "Becoming", "artist": "M. Obama"])
    let items = await items()
    #expect(items["podcastShow:Show"]?.members == ["track:s/1.opus", "track:s/2.opus"])
    #expect(items["audioBook:M. Obama/Becoming"]?.members == ["track:becoming.m4b"])
    #expect(items["artist:M. Obama"] == nil)
  }

  @Test func playlistsAndStations() async throws {
    try sound("a.flac", ["title": "A"])
    try folder.write("#EXTM3U\n#PLAYLIST:Список\na.flac\ngone.flac\n", to: "list.m3u8")
    try folder.write("gone.flac\n", to: "empty.m3u")
    try folder.write("[playlist]\nFile1=http://radio.example/1\nTitle1=89.1 FM\n", to: "r.pls")
    try folder.write("http://radio.example/2\n", to: "Jazz 102.m3u")
    let items = await items()
    #expect(items["playlist:Список"]?.members == ["track:a.flac"])
    #expect(items["playlist:empty"] == nil)
    #expect(items["radioStation:89.1 FM"]?.location == "http://radio.example/1")
    #expect(items["radioStation:Jazz 102"]?.location == "http://radio.example/2")
  }

  @Test func oneBadFileHidesNoOther() async throws {
    try sound("good.flac", ["title": "Good"])
    let bad = try folder.write("no sound", to: "bad.mp3")
    try folder.write("", to: "empty.opus")
    try folder.write("secret", to: ".hidden.flac")
    var cache = TagCache()
    let scan = await LibraryScan.of(MusicFolder(url: folder.url), cache: &cache)
    #expect(scan.tracks.map(\.relativePath) == ["good.flac"])
    #expect(scan.problems.count == 2)
    #expect(scan.problems[bad.path] != nil)
  }

  @Test func unchangedFilesAreNotReadAgain() async throws {
    try sound("a.flac", ["title": "A"])
    let file = folder.url.appendingPathComponent("a.flac")
    let size = try Data(contentsOf: file).count
    let wholeSecond = Date(timeIntervalSince1970: 1_700_000_000)
    let files = FileManager.default
    try files.setAttributes([.modificationDate: wholeSecond], ofItemAtPath: file.path)
    var cache = TagCache()
    _ = await items(cache: &cache)
    let stored = folder.url.appendingPathComponent("Tags.plist")
    try cache.write(to: stored)
    var restored = TagCache(contentsOf: stored)
    // The same size and time, though the tags are gone.
    try Data(repeating: UInt8(ascii: "x"), count: size).write(to: file)
    try files.setAttributes([.modificationDate: wholeSecond], ofItemAtPath: file.path)
    #expect(await items(cache: &restored)["track:a.flac"]?.title == "A")
    #expect(await items()["track:a.flac"]?.title != "A")
  }

  @Test func folderThatIsNotThereIsEmpty() async {
    var cache = TagCache()
    let nowhere = MusicFolder(url: URL(fileURLWithPath: "/nowhere"))
    let scan = await LibraryScan.of(nowhere, cache: &cache)
    #expect(CatalogBuilder.items(of: scan).isEmpty)
  }

  @Test func untaggedFileGoesByItsName() async throws {
    try sound("My Song.wav", [:])
    #expect(await items()["track:My Song.wav"]?.title == "My Song")
  }
}
