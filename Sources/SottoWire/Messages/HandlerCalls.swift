import Intents

/// What the assistant asks whoever handles an intent: an extension, or an app that handles
/// intents itself. All calls of one request carry its number.
package enum HandlerCalls {
  /// `handler(for:)`: asked once a request; the object lives until `End`.
  package struct Begin: WireCall {
    package static let name = "begin"
    package var request: Int
    /// The parameters to resolve at once, in order; `nil`: nothing yet.
    package var parameters: [String]?
    package var intent: IntentMessage
    /// The language the person speaks, as BCP-47.
    package var language: String
    /// Whether a test asks: mistakes that no person would notice are failures.
    package var isRehearsal: Bool?

    /// `handles` is false when the app gives no handler for the intent; `problem` then says why, in
    /// words for its developer.
    package struct Answer: Codable, Sendable {
      package var handles: Bool
      package var problem: String?
      package var progress: Progress
      package init(handles: Bool, problem: String? = nil, progress: Progress = Progress()) {
        self.handles = handles
        self.problem = problem
        self.progress = progress
      }
    }

    package init(
      request: Int, parameters: [String]?, intent: IntentMessage, language: String,
      isRehearsal: Bool? = nil
    ) {
      self.request = request
      self.parameters = parameters
      self.intent = intent
      self.language = language
      self.isRehearsal = isRehearsal
    }
  }

  /// Goes on resolving, with the intent as the person's answer has left it.
  package struct Resolve: WireCall {
    package static let name = "resolve"
    package var request: Int
    /// The parameters to resolve, in order.
    package var parameters: [String]
    package var intent: IntentMessage

    package init(request: Int, parameters: [String], intent: IntentMessage) {
      self.request = request
      self.parameters = parameters
      self.intent = intent
    }

    package typealias Answer = Progress
  }

  /// How far a handler was asked without the person: the parameters whose methods it implements, in
  /// order, up to the first result that does more than to settle a value; and where there is none,
  /// `confirm`, which may still be asked anew.
  ///
  /// One call instead of one a method: the way to another process is what costs.
  package struct Progress: Codable, Sendable {
    package struct Parameter: Codable, Sendable {
      package var name: String
      package var results: [PlainValue]
      /// How long the handler took; apps built earlier do not tell.
      package var milliseconds: Double?
      package init(name: String, results: [PlainValue], milliseconds: Double? = nil) {
        self.name = name
        self.results = results
        self.milliseconds = milliseconds
      }
    }

    package var resolved: [Parameter] = []
    package var confirmed: ResponseMessage?
    /// How long the handler took to confirm.
    package var milliseconds: Double?
    package init() {}
  }

  /// Makes the handler send `Update` events from now on, until `End` or `StopUpdates`.
  package struct StartUpdates: WireCall {
    package static let name = "startUpdates"
    package var request: Int
    package var intent: IntentMessage

    package init(request: Int, intent: IntentMessage) {
      self.request = request
      self.intent = intent
    }

    /// `sends` is false when this kind of intent has no updates.
    package struct Answer: Codable, Sendable {
      package var sends: Bool
      package init(sends: Bool) { self.sends = sends }
    }
  }

  /// Ends what `StartUpdates` began.
  package struct StopUpdates: WireCall {
    package static let name = "stopUpdates"
    package var request: Int

    package init(request: Int) { self.request = request }

    package struct Answer: Codable, Sendable {
      package init() {}
    }
  }

  /// A response that a handler sends after its first.
  package struct Update: WireEvent {
    package static let name = "update"
    package var request: Int
    package var response: PlainValue

    package init(request: Int, response: PlainValue) {
      self.request = request
      self.response = response
    }
  }

  package struct Confirm: WireCall {
    package static let name = "confirm"
    package var request: Int
    package var intent: IntentMessage

    package init(request: Int, intent: IntentMessage) {
      self.request = request
      self.intent = intent
    }

    package typealias Answer = ResponseMessage
  }

  package struct Handle: WireCall {
    package static let name = "handle"
    package var request: Int
    package var intent: IntentMessage
    /// The response of the time before, which is to be taken back; `nil` to do it.
    package var undoes: PlainValue?

    package init(request: Int, intent: IntentMessage, undoes: PlainValue? = nil) {
      self.request = request
      self.intent = intent
      self.undoes = undoes
    }

    package typealias Answer = ResponseMessage
  }

  /// The request is over: its handler object may go.
  package struct End: WireEvent {
    package static let name = "end"
    package var request: Int
    package init(request: Int) { self.request = request }
  }
}

/// An intent on the wire: its class and its parameters.
package struct IntentMessage: Codable, Hashable, Sendable {
  /// The SiriKit class name.
  package var name: String
  /// Its parameters, as Readings spell them.
  package var parameters: PlainValue

  package init(name: String, parameters: PlainValue) {
    self.name = name
    self.parameters = parameters
  }
}

/// A handler's response; `response` is absent when the handler does not implement the method.
package struct ResponseMessage: Codable, Hashable, Sendable {
  package var response: PlainValue?
  package init(response: PlainValue?) { self.response = response }
}
