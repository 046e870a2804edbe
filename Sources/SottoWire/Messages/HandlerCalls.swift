import Intents

/// What the assistant asks whoever handles an intent: an extension, or an app that handles
/// intents itself. All calls of one request carry its number.
package enum HandlerCalls {
  /// `handler(for:)`: asked once a request; the object lives until `End`.
  package struct Begin: WireCall {
    package static let name = "begin"
    package var request: Int
    package var intent: IntentMessage
    /// The language the person speaks, as BCP-47.
    package var language: String

    /// `handles` is false when the app gives no handler for the intent.
    package struct Answer: Codable, Sendable {
      package var handles: Bool
      package init(handles: Bool) { self.handles = handles }
    }

    package init(request: Int, intent: IntentMessage, language: String) {
      self.request = request
      self.intent = intent
      self.language = language
    }
  }

  /// The results of the first of the parameters whose method the handler implements.
  ///
  /// One call instead of one a parameter: handlers implement few of the methods, and the way to
  /// another process is what costs.
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

    /// `parameter` is absent when the handler implements none of the methods.
    package struct Answer: Codable, Sendable {
      package var parameter: String?
      package var results: [PlainValue]
      package init(parameter: String? = nil, results: [PlainValue] = []) {
        self.parameter = parameter
        self.results = results
      }
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

    package init(request: Int, intent: IntentMessage) {
      self.request = request
      self.intent = intent
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
