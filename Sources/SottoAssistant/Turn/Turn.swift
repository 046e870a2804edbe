import Intents
import SottoLanguage

/// One thing said and what becomes of it: requests for its Readings, until one has an answer.
///
/// Pure, like the request it holds. A request that finds nothing before it has asked or done
/// anything hands back, and the next Reading of the same action gets its chance; when the app has
/// none of them, the other apps that can are asked.
package struct Turn: Hashable, Sendable {
  /// A Reading with the app it goes to and the intent it becomes.
  package struct Candidate: Hashable, Sendable {
    package var reading: Reading
    package var app: AppProfile
    package var request: Request
    /// Why this app.
    package var reason = Router.Reason.chosen
    /// The apps that were asked for it, too, and had nothing.
    package var alsoAsked: [AppProfile] = []
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

  package internal(set) var current: Candidate?
  package internal(set) var openQuestion: OpenQuestion?
  /// The request this was in before it gave way to the next Reading, each with its ending.
  package internal(set) var abandoned: [Candidate] = []

  var waiting: [Candidate]
  /// The current candidate as it was before its request began.
  var begun: Candidate?
  /// Whether the current request began anew when its app had been opened.
  var isSecondTry = false
  /// Whether the person has answered what the current request asked: then it is what they meant.
  var isAnswered = false
  package let first: Reading
  private let route: Router.Route
  /// What is asked when the sentence named no thing that could be found, but a missing app.
  var absent: Absence?

  package enum OpenQuestion: Hashable, Sendable {
    /// Which app, or which instead of the missing one that was named.
    case app([AppProfile], [Candidate], missing: String? = nil)
    case request(Question)
    /// Whether the app may take requests, which it is waiting to hear.
    case permission(AppProfile, [Candidate])
  }

  /// - Parameter readings: Best first, at least one, the first with an intent of SiriKit's.
  package init(readings: [Reading], router: Router, builder: Builder) {
    absent = Absence(readings, router, builder)
    first = absent?.other ?? router.likeliest(of: readings)
    route = router.route(first)
    waiting = []
    let sameAction = readings.filter { [first] in
      $0.isSameAction(as: first) && !$0.isUnlikely(beside: first)
    }
    switch route {
    case .app:
      for reading in sameAction {
        guard case .app(let app) = router.route(reading) else { continue }
        append(
          Candidate(
            reading: reading, app: app, request: builder(reading, app),
            reason: router.reason(reading) ?? .chosen))
      }
      appendOthers(sameAction, router, builder)
    case .choose(let apps):
      openQuestion = .app(apps, .init(sameAction, for: apps, builder))
    case .instead(let name, let apps):
      let readings = sameAction.filter { $0.app == name }
      openQuestion = .app(apps, .init(readings, for: apps, builder), missing: name)
    case .notAllowed(let app): openQuestion = Self.permission(app, sameAction, router, builder)
    case .absent, .nobody, .cannot, .locked: break
    }
  }

  /// Plays what was found already: another of the things that a name may have meant, or one of those
  /// that were looked for.
  ///
  /// - Parameter item: Takes the place of the media the candidate's request has found.
  package init(playing item: PlainValue, insteadOf candidate: Candidate) {
    let isPlaying = candidate.request.intentName == "INPlayMediaIntent"
    var values = isPlaying ? candidate.request.values.object ?? [:] : [:]
    values["mediaItems"] = [item]
    var reading = candidate.reading
    reading.intent = "INPlayMediaIntent"
    let request = Request(
      intentName: "INPlayMediaIntent", values: .object(values), parameters: [],
      launchesInFront: candidate.request.launchesInFront)
    self.init(Candidate(reading: reading, app: candidate.app, request: request))
  }

  /// Carries out a request to an app that is known already.
  package init(_ candidate: Candidate) {
    first = candidate.reading
    route = .app(candidate.app)
    waiting = [candidate]
  }

  /// Leaves out what would ask the same app for the same thing twice.
  mutating func append(_ candidate: Candidate) {
    if !waiting.contains(where: { $0.app == candidate.app && $0.request == candidate.request }) {
      waiting.append(candidate)
    }
  }

  /// The same Readings for the apps that were not asked: another may have what the first lacks.
  private mutating func appendOthers(
    _ readings: [Reading], _ router: Router, _ builder: Builder
  ) {
    guard let first = waiting.first?.app else { return }
    for app in router.others(than: first, for: self.first) {
      for reading in readings where router.others(than: first, for: reading).contains(app) {
        append(
          Candidate(reading: reading, app: app, request: builder(reading, app), reason: .other))
      }
    }
  }

  package mutating func start() -> Action {
    if let openQuestion { return .ask(openQuestion) }
    return next() ?? .end(.notRouted(first, route))
  }
}
