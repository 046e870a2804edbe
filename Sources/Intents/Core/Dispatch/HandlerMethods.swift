/// Describes the methods of one handling protocol for the dispatch table: for each its two forms,
/// the completion form first.
struct HandlerMethods<Handler, Intent: INIntent> {
  typealias Reply<Answer> = @Sendable (Answer) -> Void
  typealias CompletionForm<Answer> = @Sendable (Handler, Intent, @escaping Reply<Answer>) -> Void
  typealias AsyncForm<Answer> = @Sendable (Handler, Intent) async -> Answer

  // Not specialized, as those of `HandlerMethod` are not.

  /// A `confirm` or `handle` method.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func response<Response: INIntentResponse>(
    _ method: HandlerMethod, _ answer: Response.Type,
    _ completionForm: @escaping CompletionForm<Response>,
    async asyncForm: @escaping AsyncForm<Response>
  ) -> IntentDescription.Method<INIntentResponse> {
    describe(method, completionForm, asyncForm) { $0 }
  }

  /// A `resolve…` method that answers with one result.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func result<Result: INIntentResolutionResult>(
    _ method: HandlerMethod, _ answer: Result.Type,
    _ completionForm: @escaping CompletionForm<Result>,
    async asyncForm: @escaping AsyncForm<Result>
  ) -> IntentDescription.Method<[INIntentResolutionResult]> {
    describe(method, completionForm, asyncForm) { [$0] }
  }

  /// A `resolve…` method that answers with one result for each value.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func results<Result: INIntentResolutionResult>(
    _ method: HandlerMethod, _ answer: Result.Type,
    _ completionForm: @escaping CompletionForm<[Result]>,
    async asyncForm: @escaping AsyncForm<[Result]>
  ) -> IntentDescription.Method<[INIntentResolutionResult]> {
    describe(method, completionForm, asyncForm) { $0 }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private func describe<Answer: Sendable, Entry: Sendable>(
    _ method: HandlerMethod, _ completionForm: @escaping CompletionForm<Answer>,
    _ asyncForm: @escaping AsyncForm<Answer>, _ entry: @escaping @Sendable (Answer) -> Entry
  ) -> IntentDescription.Method<Entry> {
    IntentDescription.Method { intent, handler in
      guard let intent = intent as? Intent else { return nil }
      // A class on the main actor may conform to the protocol there alone.
      let isolation: (any Actor)? = handler.object is Handler ? nil : MainActor.shared
      let answer: Answer? = try await call(
        method, of: handler, intent, completionForm, asyncForm, isolation: isolation)
      return answer.map(entry)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private func call<Answer: Sendable>(
    _ method: HandlerMethod, of handler: IntentDescription.IntentHandler, _ intent: Intent,
    _ completionForm: @escaping CompletionForm<Answer>, _ asyncForm: @escaping AsyncForm<Answer>,
    isolation: isolated (any Actor)?
  ) async throws -> Answer? {
    guard let object = handler.object as? Handler else { return nil }
    // Handlers need not be Sendable: one method of one is called at a time, as SiriKit does.
    nonisolated(unsafe) let handler = object
    return try await method.call(
      handler as AnyObject,
      completion: { completionForm(handler, intent, $0) },
      async: { await asyncForm(handler, intent) })
  }
}
