import Foundation
import MediaShared
import ReelShared
import Testing

@Suite("Progress") struct WatchProgressTests {
  @Test(
    "What is seen to its titles has been seen; the rest goes on where it was",
    arguments: [
      (0.4, nil, false), (50, 50, false), (89, 89, false), (90, nil, true), (100, nil, true),
    ]
      as [(Double, Double?, Bool)])
  func noted(position: Double, kept: Double?, isSeen: Bool) {
    var progress = WatchProgress()
    progress.note(position, of: "film", lasting: 100)
    #expect(progress.positions["film"] == kept)
    #expect(progress.watched.contains("film") == isSeen)
  }

  @Test("What was begun last comes first, once")
  func recent() {
    var progress = WatchProgress()
    for identifier in ["a", "b", "a"] { progress.begin(identifier) }
    #expect(progress.recent == ["a", "b"])
    #expect(progress.current == "a")
  }

  @Test("It outlasts the process, and a damaged file is an empty one")
  func stored() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "progress-\(UUID()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    var progress = WatchProgress()
    progress.begin("a")
    progress.note(12, of: "a", lasting: nil)
    try progress.write(to: file)
    #expect(WatchProgress(contentsOf: file) == progress)
    try Data("no property list".utf8).write(to: file)
    #expect(WatchProgress(contentsOf: file) == WatchProgress())
  }
}
