import Foundation
import Intents
import MediaShared
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite
import Testing

@testable import Melody

/// What an intent that the extension has resolved makes the app play, with real sound.
@MainActor
@Suite struct PlaybackControllerTests {
  /// Half a minute of sound, of which every track is a copy.
  static let sound = Result {
    let folder = try TemporaryFolder()
    try Sound.write(to: folder.url.appendingPathComponent("sound.flac"), seconds: 30)
    return folder
  }

  let folder: TemporaryFolder
  let container: MelodyContainer
  let playback: PlaybackController
  let player = MPVPlayer(.sound(of: "Melody"))

  init() throws {
    folder = try TemporaryFolder()
    container = MelodyContainer(url: folder.url)
    let sound = try Self.sound.get().url.appendingPathComponent("sound.flac")
    var items: [CatalogItem] = []
    for (name, kind) in [
      ("a", CatalogItem.Kind.song), ("b", .song), ("c", .song), ("one", .audioBook),
      ("two", .audioBook),
    ] {
      let url = folder.url.appendingPathComponent("\(name).flac")
      try FileManager.default.copyItem(at: sound, to: url)
      items.append(CatalogItem(identifier: name, kind: kind, title: name, location: url.path))
    }
    items += [
      CatalogItem(identifier: "album", kind: .album, title: "Album", members: ["a", "b", "c"]),
      CatalogItem(identifier: "book", kind: .audioBook, title: "Book", members: ["one", "two"]),
      CatalogItem(identifier: "gone", kind: .song, title: "Gone", location: "/nowhere.flac"),
    ]
    try CatalogStore(url: container.catalog, access: .readWrite).replaceItems(with: items)
    playback = PlaybackController(
      player: player, library: MelodyLibrary(container), container: container)
  }

  private func intent(
    _ identifier: String, shuffled: Bool? = nil, repeating: INPlaybackRepeatMode = .unknown,
    resume: Bool? = nil, at location: INPlaybackQueueLocation = .unknown, speed: Double? = nil,
    search: INMediaSearch? = INMediaSearch(mediaName: "said")
  ) -> INPlayMediaIntent {
    let item = INMediaItem(
      identifier: identifier, title: nil, type: .unknown, artwork: nil, artist: nil)
    return INPlayMediaIntent(
      mediaItems: [item], playShuffled: shuffled, playbackRepeatMode: repeating,
      resumePlayback: resume, playbackQueueLocation: location, playbackSpeed: speed,
      mediaSearch: search)
  }

  private func untilMPVPlays(_ name: String) async throws {
    let path = folder.url.appendingPathComponent("\(name).flac").path
    while await player.pathOfMPV() != path { try await Task.sleep(for: .milliseconds(10)) }
  }

  @Test(.timeLimit(.minutes(5)))
  func albumPlaysFromItsBeginning() async throws {
    #expect(playback.handle(intent("album")).code == .success)
    #expect(playback.state.queue.identifiers == ["a", "b", "c"])
    try await untilMPVPlays("a")
    try playback.skipToNext()
    #expect(playback.current?.identifier == "b")
    try await untilMPVPlays("b")
    playback.seek(to: 29.5)
    try await untilMPVPlays("c")
    #expect(throws: PlayerError.nothingToPlay) { try playback.skipToNext() }
    #expect(playback.isPlaying)
  }

  @Test func showGoesOnWithWhatWasNotHeard() throws {
    let store = try CatalogStore(url: container.catalog, access: .readWrite)
    let parts = try store.items().items.filter { $0.kind == .song }.map { song in
      var episode = song
      episode.kind = .podcastEpisode
      return episode
    }
    let show = CatalogItem(
      identifier: "show", kind: .podcastShow, title: "Show", members: parts.map(\.identifier))
    try store.replaceItems(with: parts + [show])
    var state = PlaybackState()
    state.heard = ["a"]
    try state.write(to: container.playback)
    let playback = PlaybackController(
      player: player, library: MelodyLibrary(container), container: container)
    let item = INMediaItem(
      identifier: "show", title: "Show", type: .podcastShow, artwork: nil, artist: nil)
    let intent = INPlayMediaIntent(mediaItems: [item])
    #expect(playback.handle(intent).code == .success)
    #expect(playback.current?.identifier == "b")

    playback.stop()
    playback.storeNow()
    state.heard = Set(parts.map(\.identifier))
    try state.write(to: container.playback)
    let later = PlaybackController(
      player: player, library: MelodyLibrary(container), container: container)
    #expect(later.handle(intent).code == .failureNoUnplayedContent)
  }

  @Test func whatIsDislikedIsLeftOut() throws {
    try CollectionFile(container).update { $0.add(.dislike, for: ["b"], at: .now) }
    #expect(playback.handle(intent("album")).code == .success)
    #expect(playback.state.queue.identifiers == ["a", "c"])
    #expect(playback.handle(intent("b")).code == .success)
    #expect(playback.state.queue.identifiers == ["b"])
  }

  /// Melody ends when it has been idle, or is killed.
  @Test(arguments: ["one", "two"]) func aBookGoesOnAfterARestart(part: String) throws {
    #expect(playback.handle(intent("book")).code == .success)
    if part == "two" { try playback.skipToNext() }
    playback.seek(to: 12)
    playback.storeNow()
    let later = PlaybackController(
      player: MPVPlayer(.sound(of: "Melody")), library: MelodyLibrary(container),
      container: container)
    #expect(later.handle(intent("book")).code == .success)
    #expect(later.current?.identifier == part)
    #expect(later.position >= 12)
    later.stop()
  }

  @Test func anEmptyPlaylistHasNothingToHear() throws {
    try CollectionFile(container).update { $0.makePlaylist("New") }
    let identifier = CatalogItem(playlist: "New").identifier
    #expect(playback.handle(intent(identifier)).code == .failureNoUnplayedContent)
    #expect(playback.handle(intent("forgotten")).code == .failure)
    try CollectionFile(container).update { $0.add(["b"], toPlaylist: identifier) }
    #expect(playback.handle(intent(identifier)).code == .success)
  }

  @Test func whatIsAddedToAListPlaysWithIt() throws {
    try CollectionFile(container).update { $0.add(["one"], toPlaylist: "album") }
    #expect(playback.handle(intent("album")).code == .success)
    #expect(playback.state.queue.identifiers == ["a", "b", "c", "one"])
  }

  @Test func dislikingWhatPlaysSkipsIt() throws {
    #expect(playback.handle(intent("album")).code == .success)
    playback.skip(["b"])
    #expect(playback.current?.identifier == "a")
    playback.skip(["a"])
    #expect(playback.current?.identifier == "b")
  }

  @Test func shuffledAlbumHasAllItsSongs() {
    #expect(playback.handle(intent("album", shuffled: true, repeating: .all)).code == .success)
    #expect(playback.state.queue.identifiers.sorted() == ["a", "b", "c"])
    #expect(playback.state.queue.isShuffled)
    #expect(playback.state.queue.repeatMode == .all)
  }

  @Test func nextAndLaterDisturbNothing() {
    _ = playback.handle(intent("a"))
    _ = playback.handle(intent("b", at: .later))
    _ = playback.handle(intent("c", at: .next))
    #expect(playback.state.queue.identifiers == ["a", "c", "b"])
    #expect(playback.current?.identifier == "a")
    #expect(playback.isPlaying)
  }

  @Test func speedIsKept() {
    _ = playback.handle(intent("a", speed: 2))
    #expect(playback.state.speed == 2)
    playback.setSpeed(100)
    #expect(playback.state.speed == 4)
  }

  @Test(.timeLimit(.minutes(5)))
  func goesOnAfterARestart() async throws {
    _ = playback.handle(intent("album"))
    try playback.skipToNext()
    playback.seek(to: 12)
    playback.storeNow()
    let second = MPVPlayer(.sound(of: "Melody"))
    let restarted = PlaybackController(
      player: second, library: MelodyLibrary(container), container: container)
    #expect(restarted.current?.identifier == "b")
    #expect(!restarted.isPlaying)
    #expect(restarted.handle(intent("b", search: nil)).code == .success)
    #expect(restarted.isPlaying)
    #expect(restarted.state.queue.identifiers == ["a", "b", "c"])
    while await second.positionOfMPV().map({ $0 < 11.5 }) ?? true {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test func bookGoesOnWithTheChapterThatWasBegun() throws {
    _ = playback.handle(intent("book"))
    try playback.skipToNext()
    playback.seek(to: 20)
    _ = playback.handle(intent("a"))
    #expect(playback.handle(intent("book")).code == .success)
    #expect(playback.current?.identifier == "two")
    #expect(playback.position >= 20)
  }

  @Test func pausedAndResumed() throws {
    _ = playback.handle(intent("a"))
    playback.seek(to: 5)
    playback.pause()
    #expect(!playback.isPlaying)
    try playback.resume()
    #expect(playback.isPlaying)
    #expect(playback.position >= 5)
    playback.stop()
    #expect(!playback.isPlaying)
    try playback.resume()
    #expect(playback.position >= 5)
  }

  @Test(arguments: ["gone", "unknown"])
  func whatIsGoneFails(_ identifier: String) {
    #expect(playback.handle(intent(identifier)).code == .failure)
    #expect(!playback.isPlaying)
  }

  @Test func withoutALibraryItFails() throws {
    let empty = try TemporaryFolder()
    let container = MelodyContainer(url: empty.url)
    let playback = PlaybackController(
      player: player, library: MelodyLibrary(container), container: container)
    #expect(playback.handle(intent("a")).code == .failure)
  }

  @Test func damagedStateIsForgotten() throws {
    try Data("no state".utf8).write(to: container.playback)
    #expect(PlaybackState(contentsOf: container.playback) == PlaybackState())
  }
}
