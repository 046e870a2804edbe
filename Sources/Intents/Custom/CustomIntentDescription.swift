/// What the runtime knows about an intent that was generated from an intent definition.
public struct CustomIntentDescription: Sendable {
  let description: IntentDescription

  /// Describes an intent: its classes, and the methods of its handling protocol.
  public init<Handler, Intent: INIntent, Response: INIntentResponse>(
    _ calls: CustomIntentCalls<Handler, Intent, Response>, parameters: [Parameter],
    confirm: Method<INIntentResponse>, handle: Method<INIntentResponse>
  ) {
    description = IntentDescription(
      Intent.self, response: Response.self, isHandler: { $0 is Handler },
      parameters: parameters.map(\.parameter), confirm: confirm.method, handle: handle.method)
  }

  /// One method of the handling protocol.
  public struct Method<Answer: Sendable>: Sendable {
    let method: IntentDescription.Method<Answer>
  }

  /// A parameter that a handler may resolve.
  public struct Parameter: Sendable {
    let parameter: IntentDescription.Parameter

    /// Names the intent's property, the class of its results, the method that gives them, and what
    /// the handler proposes.
    public init(
      _ name: String, isList: Bool, resolution: String,
      _ method: Method<[INIntentResolutionResult]>, default standard: Default,
      options: Options = Options()
    ) {
      parameter = IntentDescription.Parameter(
        name: name, isList: isList, resolution: resolution, methods: [method.method],
        suggestions: ParameterSuggestions(standard: standard.value, options: options.values))
    }
  }

  /// The handler's value of a parameter before anybody has said one.
  public struct Default: Sendable {
    let value: @Sendable (INIntent, IntentDescription.IntentHandler) -> PlainValue?
  }

  /// What a handler offers to choose for a parameter; none unless it has a method for that.
  public struct Options: Sendable {
    let values: @Sendable (INIntent, IntentDescription.IntentHandler) async -> [PlainValue]

    public init() { values = { _, _ in [] } }

    init(
      _ values:
        @escaping @Sendable (INIntent, IntentDescription.IntentHandler) async ->
        [PlainValue]
    ) {
      self.values = values
    }
  }
}
