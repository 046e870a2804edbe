import Foundation
import MediaShared
import ReelShared
import SottoCatalog
import SottoCatalogSQLite
import Testing

@testable import Reel

@Suite("Playing", .serialized) @MainActor struct VideoControllerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "reel-\(UUID())")
  private let controller: VideoController
  private let player = MPVPlayer(.sound(of: "Reel"))
  private let episodes: [CatalogItem]
  private let film: CatalogItem

  /// Three episodes, of which the second has no file, and a film of three chapters.
  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let folder = folder
    episodes = try (1...3).map { number in
      let file = folder.appending(path: "\(number).mkv")
      if number != 2 {
        let made = try Tool.run(
          "ffmpeg",
          ["-v", "error", "-f", "lavfi", "-i", "sine=d=60", "-c:a", "flac", file.path])
        #expect(made.exitCode == 0, "\(made.lastLine)")
      }
      return CatalogItem(
        identifier: "\(number)", kind: .tvShowEpisode, title: "Part \(number)", album: "Show",
        season: 1, episode: number, duration: 60, location: file.path)
    }
    let show = CatalogItem(
      identifier: "show:Show", kind: .tvShow, title: "Show", members: episodes.map(\.identifier))
    film = try Self.film(in: folder)
    let container = ReelContainer(url: folder)
    _ = try CatalogStore(url: container.catalog, access: .readWrite)
      .replaceItems(with: episodes + [show, film])
    controller = VideoController(
      player: player, library: StoredCatalog(url: container.catalog),
      container: container)
  }

  @Test("What is gone is said, and the next plays")
  func gone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try controller.play(episodes[1])
    #expect(controller.current?.identifier == "3")
    #expect(controller.isPlaying)
    #expect(controller.note?.contains("note.gone") == true)
    #expect(throws: PlayerError.nothingToPlay) { try controller.skipToNext() }
  }

  @Test("It goes on where it was left, and from the beginning when that is said")
  func resumes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try controller.play(episodes[0])
    controller.seek(to: 20)
    try controller.play(episodes[2])
    #expect(controller.progress.position(of: "1") >= 20)
    try controller.play(episodes[0])
    #expect(controller.position >= 20)
    try controller.play(episodes[0], fromTheBeginning: true)
    #expect(controller.position < 20)
    controller.seek(to: 58)
    controller.stop()
    #expect(controller.progress.watched == ["1"])
  }

  @Test("A film's chapters are skipped")
  func chapters() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try controller.play(film)
    #expect(throws: PlayerError.nothingToPlay, "not before it is opened") {
      try controller.skipToNext()
    }
    let deadline = ContinuousClock.now + .seconds(20)
    while player.chapters.isEmpty, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(player.chapters == [0, 20, 40])
    try controller.skipToNext()
    #expect((20..<23).contains(controller.position))
    try controller.skipToNext()
    #expect((40..<43).contains(controller.position))
    #expect(throws: PlayerError.nothingToPlay) { try controller.skipToNext() }
    try controller.skipToPrevious()
    #expect((20..<23).contains(controller.position))
    controller.seek(to: 30)
    try controller.skipToPrevious()
    #expect((20..<23).contains(controller.position))
  }

  private static func film(in folder: URL) throws -> CatalogItem {
    let chapters = [0, 20, 40].map {
      "[CHAPTER]\nTIMEBASE=1/1\nSTART=\($0)\nEND=\($0 + 20)\ntitle=Part\n"
    }
    let metadata = folder.appending(path: "chapters.txt")
    try Data((";FFMETADATA1\n" + chapters.joined()).utf8).write(to: metadata)
    let file = folder.appending(path: "film.mkv")
    let made = try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "sine=d=60", "-i", metadata.path, "-map_metadata", "1",
        "-c:a", "flac", file.path,
      ])
    #expect(made.exitCode == 0, "\(made.lastLine)")
    return CatalogItem(
      identifier: "film", kind: .movie, title: "Film", duration: 60, location: file.path)
  }
}
