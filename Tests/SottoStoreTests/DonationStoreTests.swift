import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

@testable import SottoStore

/// What apps donate, as another process finds it.
@Suite struct DonationStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try store().save(
        InstalledApp(identifier: name, path: "/\(name)", version: "1", installed: .distantPast))
    }
  }

  private func store() throws -> Store { try Store(path: "\(folder.path)/sotto.sqlite") }

  private func donation(
    _ identifier: String, of app: String = "a", title: String = "News", group: String? = nil,
    at second: Double = 10, source: Donation.Source = .interaction
  ) -> Donation {
    Donation(
      action: DonatedAction(
        app: app,
        shortcut: source == .activity
          ? ["userActivity": ["activityType": "watch", "persistentIdentifier": .string(title)]]
          : ["intent": "INPlayMediaIntent", "parameters": ["title": .string(title)]]),
      identifier: identifier, group: group, date: Date(timeIntervalSince1970: second),
      offset: 3600, duration: 90, source: source)
  }

  private func kept() throws -> [String] {
    try store().donations(after: 0, atMost: 100).map {
      "\($0.app) \($0.shortcut["parameters"]?["title"]?.string ?? "watch")"
    }
  }

  @Test func `it comes back as it was given, the oldest first`() throws {
    let later = donation("1", at: 20)
    try store().donate(later)
    try store().donate(donation("2", title: "Jazz", at: 10))
    var found: [StoredDonation] = []
    try store().forEachDonation { found.append($0) }
    #expect(found.map(\.date.timeIntervalSince1970) == [10, 20])
    #expect(found[1].action == later.action.identifier)
    #expect(found[1].offset == 3600 && found[1].duration == 90)
    #expect(try store().action(later.action.identifier) == later.action)
    #expect(try store().action("a 0") == nil)
    #expect(try store().action("nonsense") == nil)
  }

  @Test func `another of the same identifier takes its place`() throws {
    try store().donate(donation("1", title: "News"))
    try store().donate(donation("1", title: "Jazz"))
    try store().donate(donation("1", of: "b", title: "News"))
    #expect(try kept() == ["a Jazz", "b News"])
  }

  @Test(
    arguments: [
      (.interactions(identifiers: ["1", "3", "unknown"]), ["a Two", "watch"]),
      (.interactionsOfGroup("weekend"), ["a One", "watch"]),
      (.allInteractions, ["watch"]),
      (.activities(persistentIdentifiers: ["x"]), ["a One", "a Two", "a Three"]),
      (.allActivities, ["a One", "a Two", "a Three"]),
      (.interactions(identifiers: []), ["a One", "a Two", "a Three", "watch"]),
    ] as [(DonationSelection, [String])])
  func `an app deletes its own, by identifier, by group, or all`(
    selection: DonationSelection, left: [String]
  ) throws {
    try store().donate(donation("1", title: "One"))
    try store().donate(donation("2", title: "Two", group: "weekend"))
    try store().donate(donation("3", title: "Three", group: "weekend"))
    try store().donate(donation("4", title: "x", group: "x", source: .activity))
    try store().donate(donation("1", of: "b", title: "Theirs", group: "weekend"))
    let isAny = try store().deleteDonations(of: "a", selection)
    #expect(isAny == (left.count < 4))
    #expect(try kept() == left.map { $0 == "watch" ? "a watch" : $0 } + ["b Theirs"])
    #expect(try store().deleteDonations(of: "a", selection) == false)
  }

  /// What the app tells of no more is not offered again on the assistant's own account.
  @Test func `what was deleted takes what the assistant has noted of it along`() throws {
    try store().donate(donation("1", title: "One"))
    try store().donate(donation("noted", title: "One", source: .request))
    try store().donate(donation("other", title: "Two", source: .request))
    #expect(try store().hasDonated("a") && !store().hasDonated("b"))
    _ = try store().deleteDonations(of: "a", .interactions(identifiers: ["1"]))
    #expect(try kept() == ["a Two"])
  }

  @Test func `what is proposed is replaced as a whole`() throws {
    try store().save(Proposals(app: "a", kind: .upcoming, values: ["x", "y"]))
    try store().save(Proposals(app: "a", kind: .upcoming, values: ["z"]))
    try store().save(Proposals(app: "a", kind: .relevant, values: []))
    #expect(
      try Set(store().proposals()) == [
        Proposals(app: "a", kind: .upcoming, values: ["z"]),
        Proposals(app: "a", kind: .relevant, values: []),
      ])
  }

  @Test func `a phrase outlives the app that it starts something of`() throws {
    let shortcut = PhrasedShortcut(
      identifier: "1", phrase: "доброе утро", content: .action(donation("1").action),
      made: Date(timeIntervalSince1970: 1))
    try store().save(shortcut)
    try store().removeApp("a")
    #expect(try store().phrasedShortcuts() == [shortcut])
    try store().removePhrasedShortcut("1")
    #expect(try store().phrasedShortcuts().isEmpty)
  }

  @Test func `nothing of what is wiped is left in any file`() throws {
    let store = try store()
    let secret = "Zettelkasten"
    for number in 0..<200 {
      try store.donate(donation("\(number)", title: "\(secret) \(number)"))
      try store.append(
        HistoryEntry(
          date: 1, text: secret, locale: "en", intent: nil, app: nil, outcome: .done, reply: secret)
      )
    }
    try store.save(Proposals(app: "a", kind: .upcoming, values: [.string(secret)]))
    try store.setSuggestionState(secret)
    func files(with text: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\($0)"))
        return data.range(of: Data(text.utf8)) != nil
      }
    }
    #expect(try !files(with: secret).isEmpty)
    try store.wipe()
    #expect(try files(with: secret) == [])
    #expect(try store.apps().count == 2)
  }
}
