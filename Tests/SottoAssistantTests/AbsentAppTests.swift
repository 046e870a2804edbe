import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// An app is named that is not installed.
@Suite struct AbsentAppTests {
  @Test func `another app that can is proposed, and may be taken by yes`() throws {
    var turn = Self.turn([Self.reading("skyfall", app: "Spotify")], apps: ["Melody"])
    guard case .ask(.app(let apps, _, missing: "Spotify")) = turn.start() else {
      Issue.record("nothing is proposed")
      return
    }
    #expect(apps.map(\.name) == ["Melody"])
    #expect(turn.openQuestion?.surroundings(choices: ["Melody"]).kind == .confirmation)
    let action = turn.handle(.answered(.yes))
    #expect(action == .work(.begin))
    #expect(turn.current?.app.name == "Melody")
  }

  @Test func `yes does not choose among several`() {
    var turn = Self.turn([Self.reading("skyfall", app: "Spotify")], apps: ["Melody", "Radio"])
    #expect(turn.start() == turn.handle(.answered(.yes)))
    _ = turn.handle(.answered(.choice(1)))
    #expect(turn.current?.app.name == "Radio")
  }

  @Test func `only what was said to be asked of that app is asked instead`() throws {
    let whole = Self.reading("skyfall in spotify")
    var turn = Self.turn([Self.reading("skyfall", app: "Spotify"), whole], apps: ["Melody"])
    _ = turn.start()
    _ = turn.handle(.answered(.yes))
    let end = turn.handle(.begun)
      .flatMap { _ in turn.handle(.resolved(nil, [.unsupported(reason: nil)])) }
    #expect(turn.abandoned.isEmpty, "\(String(describing: end))")
  }

  @Test func `a song of the app's name is looked for before the app is told to be missing`() {
    var app = Self.reading("", app: "Spotify")
    app.parameters = [:]
    var turn = Self.turn([app, Self.reading("spotify")], apps: ["Melody"])
    #expect(turn.start() == .work(.begin))
    #expect(turn.current?.reading.app == nil)
    _ = turn.handle(.begun)
    let end = turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)]))
    guard case .ask(.app(_, _, missing: "Spotify")) = end else {
      Issue.record("it goes on with \(String(describing: end))")
      return
    }
    #expect(turn.handle(.answered(.yes)) == .work(.begin))
    #expect(turn.current?.reading.app == "Spotify")
  }

  @Test func `where no other can, it ends`() {
    var turn = Self.turn([Self.reading("skyfall", app: "Spotify")], apps: ["Notes"])
    guard case .end(.notRouted(_, .absent("Spotify"))) = turn.start() else {
      Issue.record("it goes on")
      return
    }
  }

  private static func reading(_ name: String, app: String? = nil) -> Reading {
    Reading(
      text: "", locale: "en", intent: "INPlayMediaIntent", app: app,
      parameters: ["mediaSearch": .object(["mediaName": .string(name)])])
  }

  private static func turn(_ readings: [Reading], apps: [String]) -> Turn {
    let router = Router(apps: apps.compactMap(SampleApps.named))
    return Turn(readings: readings, router: router) { reading, _ in
      Request(
        intentName: "INPlayMediaIntent",
        values: IntentBuilder.values(of: reading, nowPlaying: nil),
        parameters: [.init(name: "mediaItems", isList: true)])
    }
  }
}
