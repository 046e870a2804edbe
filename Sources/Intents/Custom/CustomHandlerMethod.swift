/// One method of a generated handling protocol, which a handler writes in either of two forms.
///
/// The default implementations of the two forms call this; it answers with the other form, and with
/// the fallback when the handler has neither.
public struct CustomHandlerMethod<Answer: Sendable>: Sendable {
  let method: HandlerMethod

  /// Names the method, as in "OrderSoupIntent.resolveSoup".
  public init(_ name: String) {
    method = HandlerMethod(stringLiteral: name)
  }

  /// The default of the form with a completion handler.
  public func answer(
    _ receiver: AnyObject, fallback: @autoclosure () -> Answer,
    completion: @escaping @Sendable (Answer) -> Void, async: @escaping () async -> Answer
  ) {
    method.answerCompletionForm(
      receiver, fallback: fallback(), completion: completion, async: async)
  }

  /// The default of the asynchronous form.
  public func answer(
    _ receiver: AnyObject, fallback: @autoclosure () -> Answer,
    completion: (@escaping @Sendable (Answer) -> Void) -> Void
  ) async -> Answer {
    await method.answerAsyncForm(receiver, fallback: fallback(), completion: completion)
  }
}
