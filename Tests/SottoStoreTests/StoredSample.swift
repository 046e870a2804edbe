import Foundation
import GRDB
import Intents
import SottoAssistant
import SottoStore
import SottoWire

/// A database with something in every table, that is damaged and made whole again.
final class StoredSample {
  /// All there is in it, a line each.
  private(set) var everything: Set<String> = []
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/sotto.sqlite" }
  private var bytes = Data()

  static let denied = InstalledApp(
    identifier: "com.example.Denied", path: "/apps/Denied.app", version: "1.0",
    installed: Date(timeIntervalSince1970: 1_700_000_000), authorization: "denied")

  init() throws {
    folder = try TemporaryFolder()
    try fill()
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    everything = try all(of: open())
    restore()
  }

  func open() throws -> Store { try Store(path: path) }

  /// Makes it as it was.
  func restore() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names { unlink("\(folder.path)/\(name)") }
    try? bytes.write(to: URL(fileURLWithPath: path))
  }

  /// Does something to it that the store would not.
  func change<Result>(_ body: @Sendable (Database) throws -> Result) throws -> Result {
    let queue = try DatabaseQueue(path: path)
    let result = try queue.writeWithoutTransaction(body)
    try queue.close()
    return result
  }

  /// Flips a few bits, anywhere.
  func flipBits(seed: UInt64) throws {
    // Multiplied by an odd number, and the middle taken, neighbours are far from each other.
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var damaged = bytes
    for _ in 0...seed % 3 {
      state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
      damaged[Int(state >> 20) % damaged.count] ^= 1 << UInt8(state >> 60 & 7)
    }
    try damaged.write(to: URL(fileURLWithPath: path))
  }

  func all(of store: Store) throws -> Set<String> {
    var lines = try store.apps().flatMap { app in
      var bare = app
      bare.grants = AppGrants()
      return ["\(bare)"] + app.grants.folders.map { "grant \(app.identifier) \($0)" }
        + (app.grants.music.map { ["music \(app.identifier) \($0)"] } ?? [])
        + (app.grants.isUnconfined ? ["unconfined \(app.identifier)"] : [])
    }
    lines += try store.donations(after: 0, atMost: 1000).map {
      "donation \($0.app) \($0.source) \($0.group ?? "-") \($0.date) \($0.duration ?? 0) "
        + String(decoding: JSON.data(of: $0.shortcut), as: UTF8.self)
    }
    lines += try store.proposals().map { "proposals \($0)" }
    lines += try store.phrasedShortcuts().map { "shortcut \($0)" }
    lines += try store.suggestionState().map { ["state \($0)"] } ?? []
    lines += try store.defaults().map { "default \($0) \($1)" }
    lines += try store.vocabulary().flatMap { words in
      words.entries.map { "word \(words.app) \(words.type) \($0)" }
    }
    lines += try store.folders().flatMap { folder in
      ["folder \(folder.path) \(folder.owner)"]
        + folder.guests.map { "guest \(folder.path) \($0)" }
    }
    lines += try store.rides().map { "ride \($0) \($1)" }
    lines += try store.mediaContexts().map { "media \($0) \($1)" }
    lines += try store.history(limit: 10_000).map { "history \($0)" }
    return Set(lines)
  }

  private func fill() throws {
    let store = try open()
    for (name, authorization) in [("Melody", "authorized"), ("Hop", "notDetermined")] {
      let app = "com.example.\(name)"
      try store.save(
        InstalledApp(
          identifier: app, path: "/apps/\(app).app", version: "1.0",
          installed: Date(timeIntervalSince1970: 1_700_000_000.25), authorization: authorization,
          network: true, source: "/downloads/\(name).app",
          grants: AppGrants(music: true, folders: ["/music", "/more"], isUnconfined: false)))
      try store.setDefault(app, for: "IN\(name)Intent")
      try store.setVocabulary(
        (0..<60).map { .init("\(name) \($0) Кино", pronunciation: $0 % 2 == 0 ? "kino" : nil) },
        type: "mediaPlaylistTitle", app: app)
      try store.setRide("ride of \(name)", of: app, at: Date(timeIntervalSince1970: 1_700_000_000))
      try store.setMediaContext(MediaUserContext(isSubscribed: true, libraryItems: 300), app: app)
      for number in 0..<10 {
        try store.donate(
          Donation(
            action: DonatedAction(
              app: app,
              shortcut: [
                "intent": "INPlayMediaIntent",
                "parameters": ["title": .string("Кино \(number / 5)")],
              ]),
            identifier: "\(number)", group: number % 2 == 0 ? "weekend" : nil,
            date: Date(timeIntervalSince1970: 1_700_000_000 + Double(number)), offset: 10_800,
            duration: 90, source: .interaction))
      }
      try store.save(Proposals(app: app, kind: .upcoming, values: [["title": "Кино"]]))
      try store.save(
        PhrasedShortcut(
          identifier: name, phrase: "доброе утро, \(name)",
          content: name == "Hop"
            ? .sentence("включи кино", locale: "ru")
            : .action(DonatedAction(app: app, shortcut: ["intent": "INPlayMediaIntent"])),
          made: Date(timeIntervalSince1970: 1_700_000_000)))
    }
    try store.save([
      OwnedFolder(path: "groups/a", owner: "com.example.Melody"),
      OwnedFolder(path: "groups/b", owner: "com.example.Hop", guests: ["com.example.Melody"]),
    ])
    try store.save(Self.denied)
    try store.setSuggestionState("{\"makesOffers\":true}")
    for number in 0..<40 {
      try store.append(
        HistoryEntry(
          date: 1_700_000_000 + Double(number), text: "play song number \(number)", locale: "en",
          intent: number % 2 == 0 ? "INPlayMediaIntent" : nil, app: "Melody", outcome: .done,
          reply: "Playing song number \(number).", sender: number % 3 == 0 ? "Keeper" : nil))
    }
    // What lies in the journal goes to the file.
    try change { _ = try $0.checkpoint(.truncate) }
  }
}
