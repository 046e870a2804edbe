import Intents
import SottoLanguage

/// One thing said and what becomes of it: requests for its Readings, until one has an answer.
///
/// Pure, like the request it holds. A request that finds nothing before it has asked or done
/// anything hands back, and the next Reading of the same action gets its chance.
package struct Turn: Hashable, Sendable {
  /// A Reading with the app it goes to and the intent it becomes.
  package struct Candidate: Hashable, Sendable {
    package var reading: Reading
    package var app: AppProfile
    package var request: Request
  }

  package enum Action: Hashable, Sendable {
    /// The current request's next piece of work, with the current app.
    case work(Request.Work)
    case ask(OpenQuestion)
    case end(Result)
  }

  package enum Result: Hashable, Sendable {
    case request(Candidate, Ending)
    case notRouted(Reading, Router.Route)
    /// The person dropped it while choosing the app.
    case cancelled(Reading)
    case superseded(Reading)
  }

  /// What makes an intent of a Reading, and knows its parameters.
  package typealias Builder = @Sendable (Reading, AppProfile) -> Request

  package private(set) var current: Candidate?
  package private(set) var openQuestion: OpenQuestion?
  /// The request this was in before it gave way to the next Reading, each with its ending.
  package private(set) var abandoned: [Candidate] = []

  var waiting: [Candidate]
  /// The current candidate as it was before its request began.
  private(set) var begun: Candidate?
  /// The one whose app asked for what another Reading says.
  var asksLater: Candidate?
  private let first: Reading
  private let route: Router.Route
  /// What is asked when the sentence named no thing that could be found, but a missing app.
  private var absent: Absence?

  package enum OpenQuestion: Hashable, Sendable {
    /// Which app, or which instead of the missing one that was named.
    case app([AppProfile], [Candidate], missing: String? = nil)
    case request(Question)
  }

  /// - Parameter readings: Best first, at least one, the first with an intent of SiriKit's.
  package init(readings: [Reading], router: Router, builder: Builder) {
    absent = Absence(readings, router, builder)
    first = absent?.other ?? readings[0]
    route = router.route(first)
    waiting = []
    // One that names nothing, after one that did, would find something where nothing was found.
    let sameAction = readings.filter { [first] reading in
      reading.intent == first.intent && reading.parameters.isEmpty == first.parameters.isEmpty
    }
    switch route {
    case .app:
      for reading in sameAction {
        guard case .app(let app) = router.route(reading) else { continue }
        append(Candidate(reading: reading, app: app, request: builder(reading, app)))
      }
    case .choose(let apps):
      openQuestion = .app(apps, .init(sameAction, for: apps, builder))
    case .instead(let name, let apps):
      let readings = sameAction.filter { $0.app == name }
      openQuestion = .app(apps, .init(readings, for: apps, builder), missing: name)
    case .absent, .nobody, .notAllowed, .cannot, .locked: break
    }
  }

  /// Carries out what was found already: another of the things that a name may have meant.
  ///
  /// - Parameter item: Takes the place of the media the candidate's request has found.
  package init(playing item: PlainValue, insteadOf candidate: Candidate) {
    var values = candidate.request.values.object ?? [:]
    values["mediaItems"] = [item]
    first = candidate.reading
    route = .app(candidate.app)
    let request = Request(
      intentName: candidate.request.intentName, values: .object(values), parameters: [],
      launchesInFront: candidate.request.launchesInFront)
    waiting = [Candidate(reading: candidate.reading, app: candidate.app, request: request)]
  }

  /// Leaves out what would ask the same app for the same thing twice.
  private mutating func append(_ candidate: Candidate) {
    if !waiting.contains(where: { $0.app == candidate.app && $0.request == candidate.request }) {
      waiting.append(candidate)
    }
  }

  package mutating func start() -> Action {
    if let openQuestion { return .ask(openQuestion) }
    return next() ?? .end(.notRouted(first, route))
  }

  /// Passes an event to the current request; `nil` when it changes nothing.
  package mutating func handle(_ event: Request.Event) -> Action? {
    if case .app(let apps, let candidates, _)? = openQuestion {
      return chooseApp(apps, candidates, event)
    }
    guard current != nil, let action = current?.request.handle(event) else { return nil }
    openQuestion = nil
    return follow(action)
  }

  private mutating func follow(_ action: Request.Action) -> Action? {
    switch action {
    case .work(let work): return .work(work)
    case .ask(let question):
      if let action = turnToReading(thatSays: question) { return action }
      openQuestion = .request(question)
      return .ask(.request(question))
    case .end(.notFound) where current?.request.hasActed == false && !waiting.isEmpty:
      return next()
    case .end(.notFound)
    where current?.request.hasActed == false && asksLater != nil && begun != asksLater:
      waiting = [asksLater].compactMap(\.self)
      return next()
    case .end(let ending):
      return end(ending)
    }
  }

  mutating func next() -> Action? {
    guard !waiting.isEmpty else { return nil }
    if let current { abandoned.append(current) }
    begun = waiting.removeFirst()
    current = begun
    return current?.request.handle(.start).flatMap { follow($0) }
  }

  /// When no Reading was found, the answer is about the first: that is what was most likely said,
  /// unless the person was asked about a later one.
  private mutating func end(_ ending: Ending) -> Action? {
    guard let current else { return nil }
    guard case .notFound = ending, !current.request.hasActed else {
      return .end(.request(current, ending))
    }
    if let absent {
      self.absent = nil
      openQuestion = absent.question
      return openQuestion.map(Action.ask) ?? .end(.notRouted(first, absent.route))
    }
    return .end(.request(abandoned.first ?? current, ending))
  }

  private mutating func chooseApp(
    _ apps: [AppProfile], _ candidates: [Candidate], _ event: Request.Event
  ) -> Action? {
    switch event {
    case .answered(.choice(let place)) where apps.indices.contains(place):
      openQuestion = nil
      for candidate in candidates where candidate.app == apps[place] { append(candidate) }
      return next()
    case .answered(.yes) where apps.count == 1:
      return chooseApp(apps, candidates, .answered(.choice(0)))
    case .answered(.cancel), .answered(.no):
      openQuestion = nil
      return .end(.cancelled(first))
    case .superseded:
      openQuestion = nil
      return .end(.superseded(first))
    case .answered: return openQuestion.map(Action.ask)
    default: return nil
    }
  }
}
