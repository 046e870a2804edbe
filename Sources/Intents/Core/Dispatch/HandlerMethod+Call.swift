// One call in each generated method: were these specialized for every class of answers, the
// module would take half as long again to compile, to save nanoseconds of a call between processes.

extension HandlerMethod {
  /// Calls whichever form `receiver` implements, the completion form first, where the caller runs.
  ///
  /// - Returns: the answer; `nil` when neither form is implemented.
  /// - Throws: `HandlerMistake` when the completion handler is dropped, and in a rehearsal when it is called
  ///   more than once. The method stays the one on record.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  nonisolated(nonsending) func call<Answer: Sendable>(
    _ receiver: AnyObject,
    completion: (@escaping @Sendable (Answer) -> Void) -> Void,
    async: () async -> Answer
  ) async throws -> Answer? {
    MethodRecord.enter(name, of: receiver)
    var answer = try await callCompletionForm(receiver, completion)
    if answer == nil { answer = await callAsyncForm(receiver, async) }
    MethodRecord.leave()
    return answer
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private nonisolated(nonsending) func callCompletionForm<Answer: Sendable>(
    _ receiver: AnyObject, _ body: (@escaping @Sendable (Answer) -> Void) -> Void
  ) async throws -> Answer? {
    let probe = HandlerProbe(self, .completion, Answer.self, of: receiver)
    let calls = HandlerRehearsal.isOn ? CompletionCalls() : nil
    let answer: Answer? = try await withUnsafeThrowingContinuation { continuation in
      let reply = HandlerReply(
        continuation, method: self, of: type(of: receiver), noting: calls)
      HandlerProbe.$current.withValue(probe) {
        body { reply.answer($0) }
      }
      if probe.foundDefault { reply.give(.success(nil)) }
    }
    if let calls, await calls.total > 1 {
      throw HandlerMistake.completionRepeated(name, of: type(of: receiver))
    }
    return answer
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private nonisolated(nonsending) func callAsyncForm<Answer: Sendable>(
    _ receiver: AnyObject, _ body: () async -> Answer
  ) async -> Answer? {
    let probe = HandlerProbe(self, .async, Answer.self, of: receiver)
    let answer = await HandlerProbe.$current.withValue(probe) { await body() }
    return probe.foundDefault ? nil : answer
  }
}

/// The default implementations of the two forms: each answers with the other form, and with
/// `fallback` when that is a default as well.
extension HandlerMethod {
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func answerCompletionForm<Answer: Sendable>(
    _ receiver: AnyObject, fallback: @autoclosure () -> Answer,
    completion: @escaping @Sendable (Answer) -> Void, async: @escaping () async -> Answer
  ) {
    if HandlerProbe.reachedDefault(self, .completion, Answer.self, of: receiver) { return }
    // The receiver and what `async` captures stay with the one call that the new task makes.
    nonisolated(unsafe) let receiver = receiver
    nonisolated(unsafe) let async = async
    let fallback = fallback()
    Task {
      completion(await callAsyncForm(receiver, async) ?? fallback)
    }
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  func answerAsyncForm<Answer: Sendable>(
    _ receiver: AnyObject, fallback: @autoclosure () -> Answer,
    completion: (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer {
    if HandlerProbe.reachedDefault(self, .async, Answer.self, of: receiver) { return fallback() }
    return (try? await callCompletionForm(receiver, completion)) ?? fallback()
  }
}
