import Intents
import SottoLanguage
import SottoWire

// What an app learns of a request that it has sent: how that ended, and nothing else of the other app's.

extension SystemCalls.SendIntent.Answer {
  package init(to result: Turn.Result) {
    switch result {
    case .request(let candidate, let ending): self.init(to: ending, candidate)
    case .notRouted(let reading, let route):
      self.init(refusal: .init(route, intent: reading.intent ?? ""))
    case .cancelled, .superseded:
      self.init(refusal: .init(.needsPerson, "It was dropped. Nothing was done."))
    }
  }

  private init(to ending: Ending, _ candidate: Turn.Candidate) {
    let app = candidate.app.name
    switch ending {
    case .done(let response): self.init(response: response.withoutActivity)
    case .failed(let response):
      self.init(
        response: response.withoutActivity,
        refusal: .init(.failed, "\(app) has failed: \(response.code)."))
    case .notFound(let parameter):
      self.init(
        refusal: .init(.unsupportedValue, "\(app) knows nothing that “\(parameter)” could mean."))
    case .unsupported(let parameter, let reason):
      self.init(
        refusal: .init(
          .unsupportedValue, "\(app) does not take that value of “\(parameter)”: \(reason)."))
    case .fault(let fault): self.init(refusal: .init(.appFault, "\(app) \(fault.words)"))
    case .cancelled, .superseded, .unanswered:
      self.init(refusal: .init(.needsPerson, "It was dropped. Nothing was done."))
    }
  }
}

extension SystemCalls.Refusal {
  /// What would have to be asked, of a person who may not be there.
  package init(asking question: Turn.OpenQuestion, _ candidate: Turn.Candidate?) {
    let app = candidate?.app.name ?? "The app"
    switch question {
    case .app:
      self.init(.needsPerson, "Several apps could do it. Name the one it is for.")
    case .permission(let app, _): self.init(notAllowed: app)
    case .request(.openApp):
      self.init(.needsPerson, "\(app) can go on only when the person opens it.")
    case .request(let question):
      self.init(
        .needsPerson,
        "\(app) would have to ask the person about “\(question.parameter ?? "")”: \(question.words). "
          + "Nothing was done.")
    }
  }

  fileprivate init(_ route: Router.Route, intent: String) {
    switch route {
    case .notAllowed(let app): self.init(notAllowed: app)
    case .cannot(let app): self.init(.unhandled, "\(app.name) does not handle \(intent).")
    case .locked(let app):
      self.init(.sessionLocked, "\(app.name) does that only when the person's session is unlocked.")
    case .app, .choose, .instead, .absent, .nobody:
      self.init(.unhandled, "No other app that the person allows handles \(intent).")
    }
  }

  private init(notAllowed app: AppProfile) {
    self.init(.appNotAllowed, "The person does not let \(app.name) take requests.")
  }
}

extension HandlerResponse {
  /// An activity is what the app keeps for itself, to go on with.
  fileprivate var withoutActivity: PlainValue {
    var members = plain.object ?? [:]
    members["userActivity"] = nil
    return .object(members)
  }
}

extension Question {
  fileprivate var words: String {
    switch self {
    case .choice(_, let values): "which of \(values.count) is meant"
    case .value: "what it is to be"
    case .confirmation: "whether that is right"
    case .openApp: "whether to open it"
    }
  }
}

extension Fault {
  fileprivate var words: String {
    switch self {
    case .crashed: "ended in the middle of it. It may be done or not."
    case .timedOut: "took too long and was ended. It may be done or not."
    case .badReply: "answered what cannot be understood. It may be done or not."
    case .noHandler: "declares the intent, and has no handler for it."
    case .notStarted: "could not be started."
    case .refusedByApp: "did not take it over."
    }
  }
}
