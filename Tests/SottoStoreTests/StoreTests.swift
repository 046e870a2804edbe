import Foundation
import GRDB
import Intents
import SottoAssistant
import SottoWire
import Testing

@testable import SottoStore

/// What is stored, as another process finds it: every test opens the database again before it looks.
@Suite struct StoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store() throws -> Store { try Store(path: "\(folder.path)/sotto.sqlite") }

  private func app(_ identifier: String, version: String = "1.0") -> InstalledApp {
    InstalledApp(
      identifier: identifier, path: "/apps/\(identifier).app", version: version,
      installed: Date(timeIntervalSince1970: 1_700_000_000.25), authorization: "authorized",
      network: true)
  }

  @Test func `apps stay in the order of their installation, whatever is changed`() throws {
    let (melody, hop) = (app("com.example.Melody"), app("com.example.Hop"))
    try store().save(melody)
    try store().save(hop)
    let newer = app("com.example.Melody", version: "2.0")
    try store().save(newer)
    #expect(try store().apps() == [newer, hop])
  }

  @Test(arguments: [
    AppGrants(music: true, folders: ["/srv/records", "/mnt"]), AppGrants(music: false),
    AppGrants(isUnconfined: true), AppGrants(mayNotify: false), AppGrants(mayAsk: false),
    AppGrants(), AppGrants(localPorts: [80, 65535]), AppGrants(maySend: true),
    AppGrants(maySend: false),
  ])
  func `what an app may reach is replaced as a whole, and goes with it`(grants: AppGrants) throws {
    var melody = app("com.example.Melody")
    melody.grants = AppGrants(music: true, folders: ["/old"], isUnconfined: true)
    try store().save(melody)
    try store().save(app("com.example.Hop"))
    melody.grants = grants
    try store().save(melody)
    #expect(try store().apps().map(\.grants) == [grants, AppGrants()])
    try store().removeApp(melody.identifier)
    try store().save(app("com.example.Melody"))
    #expect(try store().apps().map(\.grants) == [AppGrants(), AppGrants()])
  }

  @Test func `a removed app takes all along but its history`() throws {
    let store = try store()
    try store.save(app("a"))
    try store.save(app("b"))
    try store.setDefault("a", for: "INPlayMediaIntent")
    try store.setDefault("b", for: "INRequestRideIntent")
    for app in ["a", "b"] {
      try store.setVocabulary(["x"], type: "mediaPlaylistTitle", app: app)
      try store.donate(donation("1", app: app))
    }
    try store.append(entry("play", app: "a"))
    try store.removeApp("a")

    let after = try self.store()
    #expect(try after.apps().map(\.identifier) == ["b"])
    #expect(try after.defaults() == ["INRequestRideIntent": "b"])
    #expect(try after.vocabulary().map(\.app) == ["b"])
    #expect(try after.donations(after: 0, atMost: 9).map(\.app) == ["b"])
    #expect(try after.history(limit: 10).map(\.app) == ["a"])
  }

  @Test func `a default is replaced by a later one`() throws {
    let store = try store()
    try store.save(app("a"))
    try store.save(app("b"))
    try store.setDefault("a", for: "INPlayMediaIntent")
    try store.setDefault("b", for: "INPlayMediaIntent")
    #expect(try self.store().defaults() == ["INPlayMediaIntent": "b"])
  }

  @Test func `vocabulary keeps the app's order and is replaced by type`() throws {
    let store = try store()
    try store.save(app("a"))
    try store.setVocabulary(["z", "a", "m", "a"], type: "mediaPlaylistTitle", app: "a")
    let spelled = AppVocabulary.Entry("Кино", pronunciation: "kee no")
    try store.setVocabulary([spelled], type: "mediaMusicArtistName", app: "a")
    try store.setVocabulary(["z", "b"], type: "mediaPlaylistTitle", app: "a")
    #expect(
      try self.store().vocabulary() == [
        AppVocabulary(app: "a", type: "mediaMusicArtistName", entries: [spelled]),
        AppVocabulary(app: "a", type: "mediaPlaylistTitle", entries: ["z", "b"]),
      ])
    try store.setVocabulary([], type: nil, app: "a")
    #expect(try self.store().vocabulary().isEmpty)
  }

  @Test func `an app's last ride is known until the app is removed`() throws {
    try store().save(app("a"))
    try store().save(app("b"))
    try store().setRide("1", of: "a", at: Date(timeIntervalSince1970: 1))
    try store().setRide("2", of: "a", at: Date(timeIntervalSince1970: 2))
    try store().setRide("3", of: "b", at: Date(timeIntervalSince1970: 3))
    try store().setRide("2", of: "a", at: Date(timeIntervalSince1970: 4))
    #expect(try store().rides().map { "\($0.app) \($0.identifier)" } == ["b 3", "a 2"])
    try store().removeApp("b")
    #expect(try store().rides().map(\.app) == ["a"])
  }

  @Test func `history says which app has asked`() throws {
    var sent = entry("INAddTasksIntent", app: "Listable")
    sent.sender = "Keeper"
    try store().append(entry("by the person"))
    try store().append(sent)
    #expect(try store().history(limit: 2).map(\.sender) == ["Keeper", nil])
  }

  @Test func `history is newest first and has room for ten thousand`() throws {
    let store = try store()
    try store.append(entry("first"))
    try store.append(entry("second"))
    // As if as many had been appended between them, which would take seconds.
    try DatabaseQueue(path: "\(folder.path)/sotto.sqlite").write { database in
      try database.execute(sql: "UPDATE history SET number = 9999 WHERE number = 2")
      try SealedTable("history").renewSeals(in: database)
    }
    #expect(try self.store().history(limit: 10).map(\.text) == ["second", "first"])
    for number in 3...5 { try store.append(entry("\(number)")) }
    #expect(try self.store().history(limit: 10).map(\.text) == ["5", "4", "3", "second"])
    #expect(try self.store().history(limit: 1).map(\.text) == ["5"])
    #expect(try self.store().history(limit: -1).isEmpty)
  }

  @Test func `many writers at once lose nothing`() async throws {
    let (first, second) = (try store(), try store())
    try await withThrowingTaskGroup { group in
      for number in 0..<200 {
        group.addTask { try (number.isMultiple(of: 2) ? first : second).append(entry("\(number)")) }
      }
      try await group.waitForAll()
    }
    #expect(Set(try store().history(limit: 1000).map(\.text)) == Set((0..<200).map(String.init)))
  }

  private func donation(_ identifier: String, app: String) -> Donation {
    Donation(
      action: DonatedAction(app: app, shortcut: ["intent": "INPlayMediaIntent"]),
      identifier: identifier, date: Date(timeIntervalSince1970: 1_700_000_000), offset: 0,
      source: .interaction)
  }

  private func entry(_ text: String, app: String? = nil) -> HistoryEntry {
    HistoryEntry(
      date: 1_700_000_000, text: text, locale: "en", intent: "INPlayMediaIntent", app: app,
      outcome: .done, reply: "Playing.")
  }
}

/// A folder that is gone with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = "\(FileManager.default.temporaryDirectory.path)/sotto-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
