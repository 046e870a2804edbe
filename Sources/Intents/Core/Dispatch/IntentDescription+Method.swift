extension IntentDescription {
  /// How one method of a handler is called; `nil` comes back when it is not implemented.
  struct Method<Answer: Sendable>: Sendable {
    private let body: @Sendable (INIntent, IntentHandler) async throws -> Answer?

    /// Describes a method by its two forms; `answer` gives its result the form that the table has.
    init<Handler, Intent: INIntent, Result: Sendable>(
      _ method: HandlerMethod,
      completion:
        @escaping @Sendable (Handler, Intent, @escaping @Sendable (Result) -> Void) -> Void,
      async: @escaping @Sendable (Handler, Intent) async -> Result,
      answer: @escaping @Sendable (Result) -> Answer
    ) {
      body = { intent, handler in
        guard let intent = intent as? Intent, let receiver = handler.object as? Handler else {
          return nil
        }
        nonisolated(unsafe) let handler = receiver
        let result: Result? = try await method.call(
          handler as AnyObject,
          completion: { completion(handler, intent, $0) },
          async: { await async(handler, intent) })
        return result.map(answer)
      }
    }

    func call(_ intent: INIntent, _ handler: IntentHandler) async throws -> Answer? {
      try await body(intent, handler)
    }
  }

  /// A handler on its way to the one task that calls it. Handlers need not be `Sendable`; the
  /// runtime calls one method at a time, as SiriKit does.
  struct IntentHandler: @unchecked Sendable {
    let object: Any
  }
}

extension IntentDescription.Method<INIntentResponse> {
  /// Describes `confirm` or `handle`.
  init<Handler, Intent: INIntent, Response: INIntentResponse>(
    _ method: HandlerMethod,
    completion:
      @escaping @Sendable (Handler, Intent, @escaping @Sendable (Response) -> Void) -> Void,
    async: @escaping @Sendable (Handler, Intent) async -> Response
  ) {
    self.init(method, completion: completion, async: async) { $0 }
  }
}

extension IntentDescription.Method<[INIntentResolutionResult]> {
  /// Describes a `resolve…` method that answers with one result.
  init<Handler, Intent: INIntent, Result: INIntentResolutionResult>(
    _ method: HandlerMethod,
    completion: @escaping @Sendable (Handler, Intent, @escaping @Sendable (Result) -> Void) -> Void,
    async: @escaping @Sendable (Handler, Intent) async -> Result
  ) {
    self.init(method, completion: completion, async: async) { [$0] }
  }

  /// Describes a `resolve…` method that answers with one result for each value.
  init<Handler, Intent: INIntent, Result: INIntentResolutionResult>(
    _ method: HandlerMethod,
    completion:
      @escaping @Sendable (Handler, Intent, @escaping @Sendable ([Result]) -> Void) -> Void,
    async: @escaping @Sendable (Handler, Intent) async -> [Result]
  ) {
    self.init(method, completion: completion, async: async) { $0 }
  }
}
