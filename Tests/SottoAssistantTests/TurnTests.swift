import Intents
import SottoLanguage
import Testing

@testable import SottoAssistant

/// The rules of a turn, on every way through it: with one app, and with two to choose from.
@Suite struct TurnRules {
  enum Apps: CaseIterable {
    case one, two

    var exploration: TurnExploration { self == .one ? TurnRules.one : TurnRules.two }
  }

  private static let one = TurnExploration(TurnExploration.turn(apps: ["Melody"]))
  private static let two = TurnExploration(TurnExploration.turn(apps: ["Melody", "Radio"]))

  @Test(arguments: Apps.allCases) func `there is exactly one end`(apps: Apps) {
    let exploration = apps.exploration
    for step in exploration.steps {
      #expect(step.from.history.endings == 0, "\(step.event) did something after the end")
    }
    #expect(exploration.nodes.contains { $0.history.endings == 1 })
  }

  @Test(arguments: Apps.allCases) func `every way can be ended at once`(apps: Apps) {
    let exploration = apps.exploration
    for node in exploration.nodes where node.history.endings == 0 {
      var turn = node.turn
      guard case .end(let result)? = turn.handle(.superseded) else {
        Issue.record("after \(node.history.tried) it goes on")
        continue
      }
      #expect(result.isSuperseded)
      #expect(turn.openQuestion == nil)
    }
  }

  @Test(arguments: Apps.allCases) func `dropping any question ends it`(apps: Apps) {
    let exploration = apps.exploration
    for step in exploration.steps where step.event == .answered(.cancel) {
      guard case .end = step.action else {
        Issue.record("it goes on: \(step.action)")
        continue
      }
    }
  }

  @Test(arguments: Apps.allCases) func `Readings are tried in order, and none of another action`(
    apps: Apps
  ) {
    let exploration = apps.exploration
    for node in exploration.nodes {
      #expect(node.history.tried == Array(TurnExploration.names.prefix(node.history.tried.count)))
      let intents = [node.turn.current].compactMap(\.self) + node.turn.abandoned
      #expect(intents.allSatisfy { $0.reading.intent == "INPlayMediaIntent" })
    }
    #expect(exploration.nodes.contains { $0.history.tried == TurnExploration.names })
  }

  @Test(arguments: Apps.allCases)
  func `the next is tried only when nothing was found, asked or done`(apps: Apps) {
    let exploration = apps.exploration
    for step in exploration.steps where step.to.history.tried.count > step.from.history.tried.count
    {
      guard let before = step.from.turn.current else { continue }
      var request = before.request
      #expect(request.handle(step.event) == .end(.notFound(parameter: "mediaItems")))
      #expect(!step.from.history.hasActed)
    }
  }

  @Test(arguments: Apps.allCases) func `nothing found is about the first, once all were tried`(
    apps: Apps
  ) {
    let exploration = apps.exploration
    var names: Set<String> = []
    for step in exploration.steps {
      guard case .end(.request(let candidate, .notFound)) = step.action else { continue }
      let name = candidate.name ?? ""
      if step.from.history.hasActed {
        #expect(name == step.from.history.tried.last, "the person was asked about another")
      } else {
        #expect(step.from.history.tried == TurnExploration.names)
        #expect(name == TurnExploration.names[0])
      }
      names.insert(name)
    }
    #expect(names == Set(TurnExploration.names))
  }

  @Test func `the app that the person chooses gets the request`() {
    #expect(Self.two.start.asksForApp)
    for step in Self.two.steps where step.from.turn.current == nil {
      guard let chosen = step.to.turn.current else { continue }
      #expect(step.event == .answered(.choice(0)))
      #expect(chosen.app == SampleApps.named("Melody"))
    }
    var turn = TurnExploration.turn(apps: ["Melody", "Radio"])
    _ = turn.start()
    #expect(turn.handle(.answered(.choice(1))) == .work(.begin))
    #expect(turn.current?.app == SampleApps.named("Radio"))
  }

  @Test func `an app that was never decided about is asked about`() throws {
    let harp = try #require(SampleApps.named("Harp"))
    var reading = TurnExploration.reading("tape")
    reading.intent = "INSearchForMediaIntent"
    func turn(isLocked: Bool = false) -> Turn {
      Turn(
        readings: [reading], router: Router(apps: [harp], isLocked: isLocked),
        builder: { reading, _ in
          Request(intentName: reading.intent ?? "", values: [:], parameters: [])
        })
    }
    var asking = turn()
    guard case .ask(.permission(harp, _)) = asking.start() else {
      Issue.record("not asked")
      return
    }
    #expect(asking.handle(.answered(.yes)) == .work(.begin))
    asking = turn()
    _ = asking.start()
    let refused = Turn.Action.end(.notRouted(reading, .notAllowed(harp)))
    #expect(asking.handle(.answered(.no)) == refused)
    asking = turn(isLocked: true)
    #expect(asking.start() == refused)
  }

  /// What plays decides which app is asked first, and not what can be found at all.
  @Test func `another app that has it is asked before anything is refused`() throws {
    let (songs, films) = try (
      #require(SampleApps.named("Songs")), #require(SampleApps.named("Films"))
    )
    for isFound in [true, false] {
      var turn = Turn(
        readings: [TurnExploration.reading("dark")],
        router: Router(
          apps: [songs, films], nowPlaying: NowPlaying(app: films.identifier, isPlaying: true)),
        builder: TurnExploration.request)
      #expect(turn.start() == .work(.begin))
      #expect(turn.current?.app == films)
      _ = turn.handle(.begun)
      #expect(turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)])) == .work(.begin))
      #expect(turn.current?.app == songs)
      #expect(turn.current?.reason == .other)
      _ = turn.handle(.begun)
      guard !isFound else {
        _ = turn.handle(.resolved("mediaItems", [.success("dark")]))
        #expect(turn.current?.app == songs)
        continue
      }
      let end = turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)]))
      guard case .end(.request(let candidate, .notFound)) = end else {
        Issue.record("it goes on: \(String(describing: end))")
        continue
      }
      #expect(candidate.app == films)
      #expect(candidate.alsoAsked == [songs])
    }
  }

  @Test(arguments: ["named", "this"]) func `no other app is asked where it is clear which is meant`(
    how: String
  ) throws {
    var reading = TurnExploration.reading("dark")
    if how == "named" { reading.app = "Films" }
    if how == "this" {
      reading.parameters["mediaSearch"] = .object(["reference": .string("currentlyPlaying")])
    }
    let apps = try ["Songs", "Films"].map { try #require(SampleApps.named($0)) }
    let turn = Turn(
      readings: [reading],
      router: Router(
        apps: apps, nowPlaying: NowPlaying(app: apps[1].identifier, isPlaying: true)),
      builder: TurnExploration.request)
    #expect(turn.waiting.map(\.app) == [apps[1]])
  }

  @Test func `an app that does not stand to choice is asked for again`() {
    var turn = TurnExploration.turn(apps: ["Melody", "Radio"])
    let question = turn.start()
    for answer in [Answer.choice(2), .choice(-1), .value("Spotify"), .yes] {
      #expect(turn.handle(.answered(answer)) == question)
    }
  }

  @Test(arguments: [("blue", 0.02, 1), ("blue", 0.5, 2), ("red", 0.02, 2)])
  func `what is far less likely and says a part of the words is not tried`(
    name: String, confidence: Double, count: Int
  ) {
    var first = TurnExploration.reading("blue harbour nights")
    first.confidence = 0.9
    var other = TurnExploration.reading(name)
    other.confidence = confidence
    #expect(TurnExploration.turn([first, other], apps: ["Melody"]).waiting.count == count)
  }

  /// The likeliest Reading takes a name for an artist's; the app asks for a song.
  @Test func `what an app asks for and another Reading says is tried first`() {
    for isFound in [true, false] {
      var turn = TurnExploration.turn(
        [TurnExploration.reading("tape", as: "artistName"), TurnExploration.reading("tape")],
        apps: ["Melody"])
      #expect(turn.start() == .work(.begin))
      #expect(turn.current?.name == nil)
      _ = turn.handle(.begun)
      #expect(turn.handle(.resolved("mediaItems", [.needsValue])) == .work(.begin))
      #expect(turn.current?.name == "tape")
      _ = turn.handle(.begun)
      guard !isFound else {
        #expect(turn.handle(.resolved("mediaItems", [.success("tape")])) != nil)
        #expect(turn.current?.name == "tape")
        continue
      }
      let answer = turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)]))
      guard case .end(.request(let candidate, .notFound(parameter: "mediaItems"))) = answer else {
        Issue.record("it goes on: \(String(describing: answer))")
        continue
      }
      #expect(candidate.name == "tape")
    }
  }

  /// Other Readings may find what was named; one that does not have the name cannot ask for it.
  @Test func `what was named and not found is not asked for`() {
    var turn = TurnExploration.turn(
      [TurnExploration.reading("tape"), TurnExploration.reading("tape", as: "artistName")],
      apps: ["Melody"])
    #expect(turn.start() == .work(.begin))
    _ = turn.handle(.begun)
    #expect(turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)])) == .work(.begin))
    #expect(turn.current?.name == nil)
    _ = turn.handle(.begun)
    let answer = turn.handle(.resolved("mediaItems", [.needsValue]))
    guard case .end(.request(let candidate, .notFound(parameter: "mediaItems"))) = answer else {
      Issue.record("it goes on: \(String(describing: answer))")
      return
    }
    #expect(candidate.name == "tape")
  }

  /// What an extension could not do while its app was closed, it may when the person has opened it.
  @Test func `an app that was opened and takes nothing over is asked once more`() {
    var turn = TurnExploration.turn(apps: ["Melody"])
    var action: Turn.Action? = turn.start()
    for attempt in 1...2 {
      #expect(action == .work(.begin), "attempt \(attempt)")
      _ = turn.handle(.begun)
      #expect(turn.handle(.resolved(nil, [])) == .work(.confirm))
      #expect(turn.handle(.confirmed(nil)) == .work(.handle))
      let response = HandlerResponse(plain: ["code": "failureRequiringAppLaunch"])
      #expect(turn.handle(.handled(response)) == .ask(.request(.openApp)))
      guard case .work(.continueInApp)? = turn.handle(.answered(.yes)) else {
        Issue.record("the app is not opened")
        return
      }
      action = turn.handle(.faulted(.refusedByApp))
    }
    guard case .end(.request(let candidate, .fault(.refusedByApp)))? = action else {
      Issue.record("it goes on: \(String(describing: action))")
      return
    }
    #expect(candidate.name == TurnExploration.names[0])
  }

  @Test func `nothing found by an app that was opened is no reason for another Reading`() {
    var turn = TurnExploration.turn(apps: ["Melody"])
    _ = turn.start()
    _ = turn.handle(.begun)
    _ = turn.handle(.resolved(nil, []))
    _ = turn.handle(.confirmed(nil))
    _ = turn.handle(.handled(HandlerResponse(plain: ["code": "failureRequiringAppLaunch"])))
    _ = turn.handle(.answered(.yes))
    #expect(turn.handle(.faulted(.refusedByApp)) == .work(.begin))
    _ = turn.handle(.begun)
    let action = turn.handle(.resolved("mediaItems", [.unsupported(reason: nil)]))
    guard case .end(.request(let candidate, .notFound))? = action else {
      Issue.record("it goes on: \(String(describing: action))")
      return
    }
    #expect(candidate.name == TurnExploration.names[0])
  }

  @Test func `the opposite, or anything unnamed, is never done instead`() {
    let media = TurnExploration.reading("halo", intent: "INUpdateMediaAffinityIntent")
    func with(_ affinity: String, _ search: [String: Reading.Value]) -> Reading {
      var reading = media
      reading.parameters = ["affinityType": .string(affinity), "mediaSearch": .object(search)]
      return reading
    }
    let name = ["mediaName": Reading.Value.string("halo")]
    let first = with("like", name)
    #expect(with("like", ["artistName": .string("halo")]).isSameAction(as: first))
    #expect(!with("dislike", name).isSameAction(as: first))
    #expect(!with("like", ["mediaType": .string("song")]).isSameAction(as: first))
    #expect(with("like", name).isSameAction(as: with("like", ["mediaType": .string("song")])))
  }

  @Test(arguments: [[], ["Notes"], ["Vault"]]) func `nobody is asked who may not or cannot`(
    apps: [String]
  ) {
    var turn = TurnExploration.turn(apps: apps)
    guard case .end(.notRouted(let reading, _)) = turn.start() else {
      Issue.record("it goes on")
      return
    }
    #expect(reading == TurnExploration.readings[0])
    #expect(turn.handle(.begun) == nil)
  }
}

extension Turn.Result {
  fileprivate var isSuperseded: Bool {
    switch self {
    case .superseded, .request(_, .superseded): true
    default: false
    }
  }
}

extension Turn.Action {
  fileprivate var asksForApp: Bool {
    if case .ask(.app) = self { true } else { false }
  }
}
