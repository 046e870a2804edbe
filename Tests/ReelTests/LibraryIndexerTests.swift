import Foundation
import MediaShared
import ReelShared
import SottoCatalogSQLite
import Testing

@testable import Reel

@Suite("The library", .serialized) @MainActor struct LibraryIndexerTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "reel-\(UUID())")

  @Test("What is still being written is looked at again when it has come to rest")
  func unfinished() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // How many seconds it has yet to rest; where the first look comes later than that, it proves nothing.
    for rest in [2.0, 10, 60] where try await findsUnfinished(resting: rest) { return }
    Issue.record("the first look took a minute")
  }

  /// Whether a file is unfinished at first; it is damaged then, and nothing tells so but the time.
  private func findsUnfinished(resting rest: TimeInterval) async throws -> Bool {
    let container = ReelContainer(url: folder.appending(path: "\(rest)"))
    let videos = container.url.appending(path: "Videos")
    try FileManager.default.createDirectory(at: videos, withIntermediateDirectories: true)
    let file = videos.appending(path: "Film (2019).mkv")
    try Data("no video".utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(rest - VideoFacts.rest)],
      ofItemAtPath: file.path)
    let indexer = LibraryIndexer(
      VideoReader(watchlistNames: []), container, StoredCatalog(url: container.catalog),
      settings: ReelSettings(container, environment: ["REEL_LIBRARY": videos.path]))
    var found: [VideoProblem] = []
    indexer.start { found += indexer.problems.values }
    await indexer.untilThereIsALibrary()
    guard found == [.unfinished] else { return false }
    let deadline = ContinuousClock.now + .seconds(120)
    while found.count < 2, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(50))
    }
    #expect(found == [.unfinished, .damaged])
    return true
  }
}
