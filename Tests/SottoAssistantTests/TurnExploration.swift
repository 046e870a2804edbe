import Intents
import SottoLanguage

@testable import SottoAssistant

/// Every state a turn can come into, by every event that there is, and what leads from each to
/// which; the same for a turn as `RequestExploration` is for a request.
struct TurnExploration {
  struct Node: Hashable {
    var turn: Turn
    var history = History()
  }

  /// What has happened on the way to a state, as seen from outside.
  struct History: Hashable {
    /// The names that were looked for, in order.
    var tried: [String] = []
    /// Whether the request at hand has asked the person, or the app to carry it out.
    var hasActed = false
    var endings = 0
  }

  struct Step {
    var from: Node
    var event: Request.Event
    var to: Node
    var action: Turn.Action
  }

  private(set) var nodes: Set<Node> = []
  private(set) var steps: [Step] = []
  let start: Turn.Action

  init(_ turn: Turn) {
    var first = Node(turn: turn)
    start = first.turn.start()
    first.history.note(start, in: first.turn)
    nodes.insert(first)
    var waiting = [first]
    while let node = waiting.popLast() {
      for event in RequestExploration.events {
        var next = node
        guard let action = next.turn.handle(event) else { continue }
        next.history.note(action, in: next.turn)
        steps.append(Step(from: node, event: event, to: next, action: action))
        if nodes.insert(next).inserted { waiting.append(next) }
      }
    }
  }
}

extension TurnExploration {
  /// Three Readings of one action, the last as the first; between them one of another action.
  static let readings = [
    reading("playlist of the day"), reading("of the day"),
    reading("of the day", intent: "INAddMediaIntent"), reading("day"),
    reading("playlist of the day"),
  ]

  /// The names of those that are worth a try.
  static let names = ["playlist of the day", "of the day", "day"]

  static func turn(_ readings: [Reading] = readings, apps: [String]) -> Turn {
    Turn(
      readings: readings, router: Router(apps: apps.compactMap(SampleApps.named)),
      builder: request)
  }

  static let request: Turn.Builder = { reading, _ in
    Request(
      intentName: reading.intent ?? "",
      values: IntentBuilder.values(of: reading, nowPlaying: nil),
      parameters: [.init(name: "mediaItems", isList: true)])
  }

  static func reading(
    _ name: String, as field: String = "mediaName", intent: String = "INPlayMediaIntent"
  ) -> Reading {
    Reading(
      text: "play playlist of the day", locale: "en", intent: intent,
      parameters: ["mediaSearch": .object([field: .string(name)])])
  }
}

extension Turn.Candidate {
  /// What its Reading looks for.
  var name: String? {
    IntentBuilder.values(of: reading, nowPlaying: nil)["mediaSearch"]?["mediaName"]?.string
  }
}

extension TurnExploration.History {
  fileprivate mutating func note(_ action: Turn.Action, in turn: Turn) {
    // A second try, with the app open, is still the same.
    if action == .work(.begin), let name = turn.current?.name, name != tried.last {
      tried.append(name)
      hasActed = false
    }
    switch action {
    case .work(.handle), .work(.handleInApp), .work(.continueInApp), .ask(.request):
      hasActed = true
    case .end: endings += 1
    case .work, .ask(.app), .ask(.permission): break
    }
  }
}
