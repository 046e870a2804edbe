import Foundation
import Intents
import Testing

@testable import SottoAssistant

@Suite("What an app donates") struct DonationTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)
  /// Two hours ahead of GMT.
  private static let zone = TimeZone(identifier: "Etc/GMT-2") ?? .gmt

  private func donation(_ interaction: INInteraction) throws -> Donation? {
    try Donation(interaction: interaction.plain, of: "reel", at: Self.now, in: Self.zone)
  }

  private func play(_ item: String, in show: String? = nil) -> INPlayMediaIntent {
    func media(_ name: String, _ type: INMediaItemType) -> INMediaItem {
      INMediaItem(identifier: name, title: name, type: type, artwork: nil)
    }
    return INPlayMediaIntent(
      mediaItems: [media(item, .tvShowEpisode)], mediaContainer: show.map { media($0, .tvShow) })
  }

  @Test func `it is kept with when and how long, by the person's clock`() throws {
    let interaction = INInteraction(intent: play("1"), response: nil)
    interaction.identifier = "id"
    interaction.groupIdentifier = "group"
    let start = Date(timeIntervalSince1970: 990_000)
    interaction.dateInterval = DateInterval(start: start, duration: 600)
    let found = try #require(try donation(interaction))
    #expect(found.identifier == "id" && found.group == "group" && found.source == .interaction)
    #expect(found.date == start && found.duration == 600 && found.offset == 7200)
    #expect(found.action.subject?["title"] == "1")
  }

  @Test func `without an interval it is of now, and of no length`() throws {
    let found = try #require(try donation(INInteraction(intent: play("1"), response: nil)))
    #expect(found.date == Self.now && found.duration == nil && !found.identifier.isEmpty)
  }

  @Test func `what came in is nothing that the person did`() throws {
    let interaction = INInteraction(intent: play("1"), response: nil)
    interaction.direction = .incoming
    #expect(try donation(interaction) == nil)
  }

  @Test func `the episodes of a show are one action, other items are not`() throws {
    func action(_ intent: INPlayMediaIntent) throws -> String? {
      try donation(INInteraction(intent: intent, response: nil))?.action.identifier
    }
    let show = try action(play("1", in: "News"))
    #expect(try show == action(play("2", in: "News")))
    #expect(try show != action(play("1")))
    #expect(try action(play("1")) != action(play("2")))
    #expect(show.flatMap(DonatedAction.parts)?.app == "reel")
  }

  @Test func `without media an action is what its parameters say`() throws {
    func key(_ destination: String) -> String {
      DonatedAction(
        app: "hop",
        shortcut: [
          "intent": "INRequestRideIntent",
          "parameters": ["dropOffLocation": ["name": .string(destination), "x": .null]],
        ]
      ).key
    }
    #expect(key("home") == key("home") && key("home") != key("work"))
  }

  @Test(
    arguments: [
      (
        ["exchange": ["intent": "INPlayMediaIntent", "parameters": ["playbackSpeed": "fast"]]],
        "parameters.playbackSpeed"
      ),
      (["exchange": ["parameters": [:]]], "exchange.intent"),
      ([:], "exchange.intent"),
      (["exchange": ["intent": "INPlayMediaIntent"], "direction": "sideways"], "direction"),
    ] as [(PlainValue, String)])
  func `what is malformed is named`(interaction: PlainValue, place: String) {
    let error = #expect(throws: PlainDecodingError.self) {
      try Donation(interaction: interaction, of: "a", at: Self.now, in: Self.zone)
    }
    #expect(error?.path.joined(separator: ".").hasSuffix(place) == true, "\(error!)")
  }

  /// An app's own intent is known to none but it.
  @Test func `an intent that the app has defined is kept as it is`() throws {
    let found = try Donation(
      interaction: ["exchange": ["intent": "OrderSoupIntent", "parameters": ["soup": "leek"]]],
      of: "a", at: Self.now, in: Self.zone)
    #expect(found?.action.parameters == ["soup": "leek"])
  }

  @Test func `an activity is kept where it may be suggested, with its required keys`() throws {
    let activity = NSUserActivity(activityType: "reel.watch")
    activity.title = "Watch News"
    activity.userInfo = ["show": "News", "place": 1]
    activity.requiredUserInfoKeys = ["show"]
    func donation() throws -> Donation? {
      try Donation(activity: activity.plain, of: "reel", at: Self.now, in: Self.zone)
    }
    #expect(try donation() == nil)
    activity.isEligibleForPrediction = true
    let first = try #require(try donation())
    #expect(first.source == .activity && first.action.subject == "Watch News")
    activity.userInfo = ["show": "News", "place": 2]
    #expect(try donation()?.action.identifier == first.action.identifier)
    activity.userInfo = ["place": 2]
    let error = #expect(throws: PlainDecodingError.self) { try donation() }
    #expect(error?.path == ["userInfo", "show"])
  }
}

@Suite("A phrase of the person's own") struct PhraseTests {
  private let shortcuts = ["Good night!", "доброе утро", "晚安", "Party mode on", "Party mode one"]
    .map {
      PhrasedShortcut(
        identifier: $0, phrase: $0, content: .sentence("stop", locale: "en"), made: .distantPast)
    }

  @Test(arguments: [
    ("good night", "Good night!"), ("GOOD  NIGHT.", "Good night!"), ("Доброе утро!", "доброе утро"),
    ("晚安。", "晚安"), ("晚上", nil), ("good nights", nil), ("", nil), ("?!", nil),
  ])
  func `it starts what it was given for`(text: String, phrase: String?) {
    #expect(shortcuts.started(by: text)?.phrase == phrase)
  }

  @Test(arguments: [
    ("good nights", "Good night!"), ("good knight", "Good night!"), ("доброе утра", "доброе утро"),
    ("good day", nil), ("晚上", nil), ("party mode", nil), ("x", nil), ("party mode ons", nil),
  ])
  func `it is heard a little wrong, where it can be no other`(text: String, phrase: String?) {
    #expect(shortcuts.nearlyStarted(by: text)?.phrase == phrase)
  }
}
