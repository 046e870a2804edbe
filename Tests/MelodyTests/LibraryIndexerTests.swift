import Foundation
import MediaShared
import MelodyShared
import SottoCatalog
import SottoCatalogSQLite
import Testing

@testable import Melody

@MainActor
@Suite struct LibraryIndexerTests {
  let folder: TemporaryFolder
  let container: MelodyContainer
  var music: URL { folder.url.appendingPathComponent("Music") }

  init() throws {
    folder = try TemporaryFolder()
    container = MelodyContainer(url: folder.url)
  }

  private func titles() -> Set<String> {
    Set((try? MelodyLibrary(container).catalog().items.map(\.title)) ?? [])
  }

  @Test(.timeLimit(.minutes(5)))
  func followsTheFolder() async throws {
    try Sound.write(to: music.appendingPathComponent("One.flac"), seconds: 0.2)
    let settings = MelodySettings(container, environment: ["MELODY_LIBRARY": music.path])
    let indexer = LibraryIndexer(
      MusicReader(container: container), container, StoredCatalog(url: container.catalog),
      settings: settings)
    var changes = 0
    indexer.start { changes += 1 }
    await indexer.untilThereIsALibrary()
    #expect(titles() == ["One"])
    #expect(changes == 1)

    try Sound.write(to: music.appendingPathComponent("Two.flac"), seconds: 0.2)
    while titles() != ["One", "Two"] { try await Task.sleep(for: .milliseconds(20)) }
    try FileManager.default.removeItem(at: music.appendingPathComponent("One.flac"))
    while titles() != ["Two"] { try await Task.sleep(for: .milliseconds(20)) }
  }

  @Test func settingsNameTheFolder() throws {
    #expect(MelodySettings(container, environment: [:]).musicFolder == nil)
    try folder.write(#"{"musicFolder": "/music"}"#, to: "Settings.json")
    #expect(MelodySettings(container, environment: [:]).musicFolder == "/music")
    #expect(MelodySettings(container, environment: ["MELODY_LIBRARY": "/m"]).musicFolder == "/m")
    try folder.write("no settings", to: "Settings.json")
    #expect(MelodySettings(container, environment: [:]).musicFolder == nil)
  }

  @Test func ownMusicPlaysWhereItMayBeReadAndNothingElseIsSet() throws {
    let environment = ["XDG_MUSIC_DIR": music.path]
    #expect(MelodySettings(container, environment: environment).musicFolder == nil)
    try Sound.write(to: music.appendingPathComponent("Deep/One.flac"), seconds: 0.1)
    #expect(MelodySettings(container, environment: environment).musicFolder == music.path)
    try folder.write(#"{"musicFolder": "/nowhere"}"#, to: "Settings.json")
    #expect(MelodySettings(container, environment: environment).musicFolder == music.path)
    try folder.write(#"{"musicFolder": "/"}"#, to: "Settings.json")
    #expect(MelodySettings(container, environment: environment).musicFolder == "/")
    try folder.write(#"{"keepsSamples": true}"#, to: "Settings.json")
    #expect(MelodySettings(container, environment: environment).musicFolder == nil)
  }
}
