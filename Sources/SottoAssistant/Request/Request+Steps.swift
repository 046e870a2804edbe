import Intents

// Where a request stands, what may happen to it, and what it wants done.

extension Request {
  package enum State: Hashable, Sendable {
    case new
    case beginning
    case resolving(Int)
    case asking(Int, Question)
    case confirming
    case handling
    case launching
    case offeringApp(HandlerResponse)
    case ended(Ending)
  }

  package enum Event: Hashable, Sendable {
    case start
    /// The handler object is there.
    case begun
    /// The results of the first of the parameters whose method the handler implements; `nil`: it
    /// implements none.
    case resolved(String?, [Resolution])
    case confirmed(HandlerResponse?)
    case handled(HandlerResponse?)
    /// The app's word on what was passed on to it.
    case launched(HandlerResponse)
    case answered(Answer)
    case faulted(Fault)
    /// A new request takes this one's place.
    case superseded
  }

  package enum Action: Hashable, Sendable {
    case work(Work)
    case ask(Question)
    case end(Ending)
  }

  /// What is to be done in a process of the app's; its outcome is the next event.
  package enum Work: Hashable, Sendable {
    /// `handler(for:)`: make the object that handles the intent.
    case begin
    /// The first of these, in order, whose method the handler implements; the others go unasked.
    case resolve([String])
    case confirm
    case handle
    /// `.handleInApp`: the app in the background takes the intent.
    case handleInApp
    /// `.continueInApp`: the app in the foreground takes the activity.
    case continueInApp(activity: PlainValue)
  }
}
