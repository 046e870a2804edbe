import Intents
import Testing

@testable import SottoAssistant

/// The rules of a request, on every way through it.
@Suite struct RequestRules {
  private let exploration = RequestExploration(RequestExploration.request)

  @Test func `every kind of state is reached`() {
    let names = Set(exploration.nodes.map(\.request.state.name))
    #expect(names.isSuperset(of: Request.State.allNames))
  }

  @Test func `there is exactly one end`() {
    for step in exploration.steps {
      #expect(step.from.history.endings == 0, "\(step.event) did something after the end")
      if case .end = step.action {
        #expect(step.to.request.state.isEnd)
        #expect(step.to.history.endings == 1)
      } else {
        #expect(!step.to.request.state.isEnd)
      }
    }
  }

  @Test func `nothing is handled before every parameter is resolved and confirmed`() {
    for step in exploration.steps where step.action == .work(.handle) {
      #expect(step.to.history.begun)
      #expect(step.to.history.resolved == ["mediaItems", "speed"])
      #expect(step.to.history.confirmed)
    }
  }

  @Test func `nothing is done that the app has not said is done`() {
    for step in exploration.steps {
      guard case .end(.done) = step.action else { continue }
      #expect(step.to.history.succeeded, "done after \(step.event)")
    }
  }

  @Test func `only a handled or confirmed response reaches the app`() {
    for step in exploration.steps {
      switch step.action {
      case .work(.handleInApp), .work(.continueInApp):
        #expect(step.to.history.confirmed)
      default: break
      }
    }
  }

  @Test(arguments: [nil, ["activityType": "app.example.play"]] as [PlainValue?])
  func `the app that goes on is told what was asked and answered`(_ own: PlainValue?) throws {
    var request = Request(
      intentName: "INPlayMediaIntent", values: ["playShuffled": true], parameters: [])
    var answer: [String: PlainValue] = ["code": "continueInApp"]
    answer["userActivity"] = own
    _ = request.handle(.start)
    _ = request.handle(.begun)
    _ = request.handle(.confirmed(nil))
    let action = request.handle(.handled(HandlerResponse(plain: .object(answer))))
    guard case .work(.continueInApp(let plain)) = action else {
      Issue.record("\(String(describing: action))")
      return
    }
    let activity = try NSUserActivity.decode(plain)
    #expect(activity.activityType == own?["activityType"]?.string ?? "INPlayMediaIntent")
    let interaction = try #require(activity.interaction)
    #expect((interaction.intent as? INPlayMediaIntent)?.playShuffled == true)
    let response = interaction.intentResponse as? INPlayMediaIntentResponse
    #expect(response?.code == .continueInApp)
    #expect(response?.userActivity == nil)
  }

  /// Handlers answer with an empty list when nothing fits; without a name there is nothing to fit.
  @Test(arguments: [true, false])
  func `no result for what was said is nothing found`(isNamed: Bool) {
    let search: PlainValue = isNamed ? ["mediaName": "Skyfall"] : ["mediaType": "music"]
    var request = Request(
      intentName: "INPlayMediaIntent", values: ["mediaSearch": search],
      parameters: [.init(name: "mediaItems", isList: true)])
    _ = request.handle(.start)
    _ = request.handle(.begun)
    #expect(
      request.handle(.resolved("mediaItems", []))
        == (isNamed ? .end(.notFound(parameter: "mediaItems")) : .work(.confirm)))
  }

  /// “The most popular song”, of all that an app gives in this order.
  @Test(arguments: [true, false]) func `who wants one gets the first`(wantsOne: Bool) {
    var request = Request(
      intentName: "INPlayMediaIntent", values: ["mediaSearch": ["sortOrder": "popular"]],
      parameters: [.init(name: "mediaItems", isList: true, wantsOne: wantsOne)])
    _ = request.handle(.start)
    _ = request.handle(.begun)
    _ = request.handle(.resolved("mediaItems", [.success("a"), .success("b")]))
    #expect(request.values["mediaItems"] == (wantsOne ? ["a"] : ["a", "b"]))
  }

  /// “A new playlist”: its name is asked for, and not whether to make it.
  @Test func `who wants a new one is asked only what to call it`() {
    let none: PlainValue = ["type": "playlist", "playlistName": ""]
    let named: PlainValue = ["type": "playlist", "playlistName": "Summer"]
    for wantsNew in [true, false] {
      var request = Request(
        intentName: "INAddMediaIntent", values: ["mediaDestination": none],
        parameters: [.init(name: "mediaDestination", isList: false, wantsNew: wantsNew)])
      _ = request.handle(.start)
      _ = request.handle(.begun)
      let others = Resolution.disambiguation([named, ["type": "playlist", "playlistName": "Gym"]])
      let question = request.handle(.resolved("mediaDestination", [others]))
      #expect(
        (question == .ask(.value(parameter: "mediaDestination"))) == wantsNew)
      _ = request.handle(.answered(.value("Summer")))
      #expect(request.values["mediaDestination"] == named)
      let action = request.handle(
        .resolved("mediaDestination", [.confirmationRequired(named, reason: nil)]))
      #expect((action == .work(.confirm)) == wantsNew)
    }
  }

  /// “Every full moon”: the time is asked for, and may be left open.
  @Test(arguments: [
    (Answer.value("tomorrow", meaning: ["start": "2026-11-22"]), true), (.no, false),
  ])
  func `what could not be read is asked for first`(answer: Answer, isTold: Bool) {
    var request = Request(
      intentName: "INAddTasksIntent", values: ["taskTitles": ["Plants every full moon"]],
      parameters: [
        .init(name: "taskTitles", isList: true),
        .init(name: "temporalEventTrigger", isList: false, isUnread: true),
      ])
    _ = request.handle(.start)
    #expect(request.handle(.begun) == .ask(.value(parameter: "temporalEventTrigger")))
    #expect(request.handle(.answered(.yes)) == .ask(.value(parameter: "temporalEventTrigger")))
    let action = request.handle(.answered(answer))
    #expect(action == .work(.resolve(["taskTitles", "temporalEventTrigger"])))
    #expect((request.values["temporalEventTrigger"] != nil) == isTold)
  }

  @Test func `whatever state it is in, it can be ended at once`() {
    for node in exploration.nodes where !node.request.state.isEnd {
      var request = node.request
      #expect(request.handle(.superseded) == .end(.superseded))
      request = node.request
      #expect(request.handle(.faulted(.crashed)) == .end(.fault(.crashed)))
    }
  }

  /// Follows every way without the person's help: it comes to a question or the end in as many
  /// steps as there are methods to call, so no answers of an app keep a request going.
  @Test func `an app alone cannot keep it going`() {
    var next: [RequestExploration.Node: [RequestExploration.Node]] = [:]
    for step in exploration.steps {
      if case .work = step.action { next[step.from, default: []].append(step.to) }
    }
    func longest(from node: RequestExploration.Node, depth: Int = 0) -> Int {
      guard depth < 20 else { return depth }
      let byApp = (next[node] ?? []).filter { !$0.request.state.awaitsPerson }
      return byApp.map { longest(from: $0, depth: depth + 1) }.max() ?? depth
    }
    for node in exploration.nodes where node.request.state == .new {
      // begin, two parameters, confirm, handle, launch
      #expect(longest(from: node) <= 6)
    }
  }

  @Test func `a person cannot be asked about one thing forever`() {
    var request = RequestExploration.request
    _ = request.handle(.start)
    var action = request.handle(.begun)
    var questions = 0
    while action == .work(.resolve(["mediaItems", "speed"])) {
      action = request.handle(.resolved("mediaItems", [.needsValue]))
      guard case .ask = action else { break }
      questions += 1
      action = request.handle(.answered(.value("words")))
    }
    #expect(questions == Request.questionLimit)
    #expect(action == .end(.unanswered(parameter: "mediaItems")))
  }
}

extension Request.State {
  /// The state's name without what it holds.
  var name: String {
    switch self {
    case .new: "new"
    case .beginning: "beginning"
    case .resolving: "resolving"
    case .asking: "asking"
    case .confirming: "confirming"
    case .handling: "handling"
    case .launching: "launching"
    case .offeringApp: "offeringApp"
    case .ended: "ended"
    }
  }

  static let allNames: Set = [
    "new", "beginning", "resolving", "asking", "confirming", "handling", "launching",
    "offeringApp", "ended",
  ]

  var isEnd: Bool { name == "ended" }
  var awaitsPerson: Bool { name == "asking" || name == "offeringApp" }
}
