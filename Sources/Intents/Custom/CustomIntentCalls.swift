/// Describes the methods of one generated handling protocol, each by its two forms.
public struct CustomIntentCalls<Handler, Intent: INIntent, Response: INIntentResponse>: Sendable {
  /// What a form with a completion handler looks like.
  public typealias CompletionForm<Answer> =
    @Sendable (Handler, Intent, @escaping @Sendable (Answer) -> Void) -> Void

  /// What an asynchronous form looks like.
  public typealias AsyncForm<Answer> = @Sendable (Handler, Intent) async -> Answer

  private let methods = HandlerMethods<Handler, Intent>()

  public init() {}

  /// A `confirm` or `handle` method.
  public func response(
    _ method: CustomHandlerMethod<Response>, _ completion: @escaping CompletionForm<Response>,
    async: @escaping AsyncForm<Response>
  ) -> CustomIntentDescription.Method<INIntentResponse> {
    .init(method: methods.response(method.method, Response.self, completion, async: async))
  }

  /// A `resolve…` method that answers with one result.
  public func result<Result: INIntentResolutionResult>(
    _ method: CustomHandlerMethod<Result>, _ completion: @escaping CompletionForm<Result>,
    async: @escaping AsyncForm<Result>
  ) -> CustomIntentDescription.Method<[INIntentResolutionResult]> {
    .init(method: methods.result(method.method, Result.self, completion, async: async))
  }

  /// A `resolve…` method that answers with one result for each value.
  public func results<Result: INIntentResolutionResult>(
    _ method: CustomHandlerMethod<[Result]>, _ completion: @escaping CompletionForm<[Result]>,
    async: @escaping AsyncForm<[Result]>
  ) -> CustomIntentDescription.Method<[INIntentResolutionResult]> {
    .init(method: methods.results(method.method, Result.self, completion, async: async))
  }
}
