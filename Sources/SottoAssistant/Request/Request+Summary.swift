import Intents
import SottoWire

extension Request.Work {
  /// In a few words, for `:why`.
  var summary: String {
    switch self {
    case .begin: "begin"
    case .resolve: "resolve"
    case .confirm: "confirm"
    case .handle: "handle"
    case .handleInApp: "handle in app"
    case .continueInApp: "continue in app"
    }
  }
}

extension Request.Event {
  /// In a few words, for `:why`.
  var summary: String {
    switch self {
    case .begun: "handler found"
    case .resolved(nil, _): "nothing more is implemented"
    case .confirmed(nil), .handled(nil): "not implemented"
    case .resolved(let parameter?, let results):
      "\(parameter): " + results.map(\.summary).joined(separator: ", ")
    case .confirmed(let response?), .handled(let response?), .launched(let response): response.code
    case .faulted(let fault): fault.summary
    case .start: "begun"
    case .answered: "answered"
    case .superseded: "left for something else"
    }
  }
}

extension Fault {
  /// In a few words, for the app's developer.
  package var summary: String {
    switch self {
    case .crashed: "the process ended"
    case .timedOut: "no answer in time"
    case .badReply(let reason), .notStarted(let reason), .noHandler(let reason?): reason
    case .noHandler(nil): "there is no handler"
    case .refusedByApp: "the app did not take it over"
    }
  }

  /// Something came of the work that a request cannot come to then.
  package static func unexpected(_ event: Request.Event, of work: Request.Work) -> Fault {
    .badReply("“\(event.summary)” is no answer to “\(work.summary)”.")
  }
}

extension Reply.Step {
  package init(
    _ event: Request.Event, of work: Request.Work, _ intent: String, milliseconds: Double
  ) {
    self.init(
      name: work.summary, result: event.summary, milliseconds: milliseconds, intent: intent)
    switch event {
    case .resolved(let parameter?, let results):
      self.parameter = parameter
      status = results.first?.plain["status"]?.string
      let names = results.flatMap(\.values).map(\.spokenName).filter { !$0.isEmpty }
      if !names.isEmpty { values = Array(names.prefix(Self.mostValues)) }
    case .confirmed(let response?), .handled(let response?), .launched(let response):
      status = response.code
    default: break
    }
  }

  /// As many as anybody reads.
  private static let mostValues = 20
}

extension Resolution {
  fileprivate var values: [PlainValue] {
    switch self {
    case .success(let value), .confirmationRequired(let value, _): [value]
    case .disambiguation(let values): values
    case .needsValue, .notRequired, .unsupported: []
    }
  }

  fileprivate var summary: String {
    switch self {
    case .success(let value): "success \(value["title"]?.string ?? "")"
    case .needsValue: "needs a value"
    case .notRequired: "not required"
    case .disambiguation(let values): "one of \(values.count)"
    case .confirmationRequired: "to be confirmed"
    case .unsupported(let reason): "unsupported \(reason ?? "")"
    }
  }
}
