import Foundation
import MediaShared
import SottoCatalog
import Testing

@testable import Reel

@Suite("The folder of videos", .serialized) struct LibraryScanTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "reel-\(UUID())")

  @Test("What is sound plays, and of the rest is known what is wrong")
  func problems() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Show/Season 1"), withIntermediateDirectories: true)
    let whole = folder.appending(path: "Show/Season 1/S01E01.mkv")
    let made = try Tool.run(
      "ffmpeg",
      ["-v", "error", "-f", "lavfi", "-i", "testsrc=s=64x36:d=1", "-c:v", "mpeg4", whole.path])
    #expect(made.exitCode == 0, "\(made.lastLine)")
    let damaged = folder.appending(path: "Show/Season 1/S01E02.mkv")
    let unfinished = folder.appending(path: "Film (2019).mkv")
    for file in [damaged, unfinished] { try Data("no video".utf8).write(to: file) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(-1000)], ofItemAtPath: damaged.path)
    try Data("<tvshow><title>Сериал</title><aka>剧</aka></tvshow>".utf8)
      .write(to: folder.appending(path: "Show/tvshow.nfo"))

    var cache = FileCache<VideoFacts>()
    let scan = await LibraryScan.of(folder, cache: &cache)
    #expect(
      scan.problems.map { "\(($0 as NSString).lastPathComponent): \($1)" }.sorted() == [
        "Film (2019).mkv: unfinished", "S01E02.mkv: damaged",
      ])
    let items = CatalogBuilder.items(of: scan)
    let show = try #require(items.first { $0.kind == .tvShow })
    #expect(show.title == "Сериал")
    #expect(show.aliases == ["剧"])
    #expect(show.members.count == 2)
    let first = try #require(items.first { $0.identifier == show.members[0] })
    #expect([first.season, first.episode] == [1, 1])
    #expect(try #require(first.duration) > 0.5)
    #expect(items.first { $0.kind == .movie }?.releaseDate == ReleaseDate(year: 2019))
  }
}
