import Intents

@testable import SottoAssistant

/// Every state a request can come into, by every event that there is, and what leads from each to
/// which.
///
/// States are told apart by what they hold and by what has happened on the way, as far as the
/// rules of a request are about it; so each rule is checked on every way, however long.
struct RequestExploration {
  struct Node: Hashable {
    var request: Request
    var history = History()
  }

  /// What has happened on the way to a state.
  struct History: Hashable {
    var begun = false
    /// The parameters whose resolution has been asked for.
    var resolved: Set<String> = []
    var confirmed = false
    var handleAsked = false
    /// Whether the app has said that it is done.
    var succeeded = false
    var endings = 0
  }

  struct Step {
    var from: Node
    var event: Request.Event
    var to: Node
    var action: Request.Action
  }

  private(set) var nodes: Set<Node> = []
  private(set) var steps: [Step] = []

  init(_ request: Request) {
    var waiting = [Node(request: request)]
    nodes.insert(waiting[0])
    while let node = waiting.popLast() {
      for event in Self.events {
        var next = node
        guard let action = next.request.handle(event) else { continue }
        next.history.note(event, action)
        steps.append(Step(from: node, event: event, to: next, action: action))
        if nodes.insert(next).inserted { waiting.append(next) }
      }
    }
  }

  static let request = Request(
    intentName: "INPlayMediaIntent", values: ["mediaSearch": ["mediaName": "hello"]],
    parameters: [.init(name: "mediaItems", isList: true), .init(name: "speed", isList: false)])

  private static let song: PlainValue = ["title": "Hello", "type": "song"]
  private static let artist: PlainValue = ["title": "Hello", "type": "artist"]

  private static func response(_ code: String) -> HandlerResponse {
    HandlerResponse(plain: ["code": .string(code)])
  }

  /// What a handler may answer for a parameter.
  private static let results: [[Resolution]] = [
    [], [.success(song)], [.needsValue], [.notRequired], [.disambiguation([song, artist])],
    [.disambiguation([])], [.confirmationRequired(song)], [.confirmationRequired(.null)],
    [.unsupported(reason: nil)], [.unsupported(reason: "loginRequired")],
    [.unsupported(reason: nil), .success(song)],
    [.disambiguation([song, artist]), .success(artist)],
  ]

  /// One event of each kind that the machine may tell apart.
  static let events: [Request.Event] =
    [.start, .begun, .resolved(nil, []), .resolved("volume", [.success(song)])]
    + ["mediaItems", "speed"].flatMap { parameter in
      results.map { .resolved(parameter, $0) }
    }
    + [
      .confirmed(nil), .handled(nil),
      .answered(.choice(0)), .answered(.choice(7)), .answered(.value("words")),
      .answered(.yes), .answered(.no), .answered(.correction("words")), .answered(.cancel),
      .faulted(.crashed), .faulted(.timedOut), .faulted(.refusedByApp), .superseded,
    ]
    + [
      "unspecified", "ready", "inProgress", "success", "failure", "handleInApp", "continueInApp",
      "failureRequiringAppLaunch", "failureNoUnplayedContent",
    ].flatMap { code in
      [.confirmed(response(code)), .handled(response(code)), .launched(response(code))]
    }
}

extension RequestExploration.History {
  fileprivate mutating func note(_ event: Request.Event, _ action: Request.Action) {
    switch event {
    case .begun: begun = true
    case .confirmed: confirmed = true
    case .handled(let response?), .launched(let response):
      if ["success", "inProgress"].contains(response.code) { succeeded = true }
    // What confirm says is no success of handling; an app that confirms `.success` may go on.
    default: break
    }
    switch action {
    case .work(.resolve(let parameters)): resolved.formUnion(parameters)
    case .work(.handle): handleAsked = true
    case .end: endings += 1
    default: break
    }
  }
}
