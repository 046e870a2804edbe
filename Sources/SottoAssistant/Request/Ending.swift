import Intents

/// How a request ended: each request has exactly one.
package enum Ending: Hashable, Sendable {
  /// Carried out, by the extension or by its app.
  case done(HandlerResponse)
  /// The handler knows nothing by that name.
  case notFound(parameter: String)
  /// The handler refuses the value, for a reason of its own; where it gives none, that is the value.
  case unsupported(parameter: String, reason: String)
  /// The handler tried and failed.
  case failed(HandlerResponse)
  /// The person wanted it no longer.
  case cancelled
  /// The person asked for something else instead.
  case superseded
  /// The person was asked the same thing as often as can be borne.
  case unanswered(parameter: String)
  case fault(Fault)
}

/// What went wrong on the app's side, with no answer of the handler's own.
package enum Fault: Hashable, Sendable {
  /// The process ended in the middle.
  case crashed
  /// No answer within the app's time; its process was ended.
  case timedOut
  /// What it sent cannot be understood, or its completion was dropped.
  case badReply(String)
  /// No handler for this intent, though it is declared; the reason is for the app's developer.
  case noHandler(String? = nil)
  /// The process could not be started.
  case notStarted(String)
  /// The app did not take what was passed on to it.
  case refusedByApp
}
