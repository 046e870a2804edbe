/// What the runtime knows about one kind of intent: how to make it and how to call its handler.
///
/// The extension host and the assistant drive every intent through this table, so that neither
/// names an intent's class.
package struct IntentDescription: Sendable {
  /// The name of the intent's class: "INPlayMediaIntent".
  package let name: String

  /// The parameters that a handler may resolve, in the order in which they are resolved.
  package let parameters: [Parameter]

  /// One parameter that a handler may resolve.
  package struct Parameter: Sendable {
    /// The name of the intent's property: "mediaItems".
    package let name: String

    /// Whether the handler answers with one result for each of several values.
    package let isList: Bool

    /// The name of the class of its results: "INPlayMediaMediaItemResolutionResult".
    package let resolution: String

    /// Whether it is one or more `INSpeakableString`s.
    package var isSpeakable: Bool { resolution == "\(INSpeakableStringResolutionResult.self)" }

    /// Whether handlers may also have the deprecated method, which has another class of results.
    package var hasOlderForm: Bool { methods.count > 1 }

    /// The ways to resolve it; where there are two, the second is the deprecated one.
    let methods: [Method<[INIntentResolutionResult]>]

    /// The handler's value before anybody has said one, and what can be chosen for it; only
    /// custom intents have these.
    var suggestions = ParameterSuggestions()
  }

  /// The properties that name what the request is about, the best first.
  package let subject: [String]

  /// The names under which a Reading says a property, where they are not the property's own.
  package let spokenNames: [String: String]

  let intentType: INIntent.Type
  let responseType: INIntentResponse.Type
  let isHandler: @Sendable (Any) -> Bool
  let confirm: Method<INIntentResponse>
  let handle: Method<INIntentResponse>
  let updates: Updates?

  init(
    _ intentType: INIntent.Type, response responseType: INIntentResponse.Type,
    isHandler: @escaping @Sendable (Any) -> Bool, parameters: [Parameter],
    confirm: Method<INIntentResponse>, handle: Method<INIntentResponse>,
    updates: Updates? = nil, subject: [String] = [], spoken spokenNames: [String: String] = [:]
  ) {
    self.name = "\(intentType)"
    self.parameters = parameters
    self.intentType = intentType
    self.responseType = responseType
    self.isHandler = isHandler
    self.confirm = confirm
    self.handle = handle
    self.updates = updates
    self.subject = subject
    self.spokenNames = spokenNames
  }

  /// Every kind of intent, by the name of its class.
  package static let all = Dictionary(uniqueKeysWithValues: everyIntent.map { ($0.name, $0) })

  /// The description of the class of `intent`; `nil` for a class that is not in the table.
  package static func of(_ intent: INIntent) -> IntentDescription? {
    (type(of: intent) as? any CustomIntent.Type)?.customDescription.description
      ?? all["\(type(of: intent))"]
  }

  /// Makes an intent of this kind.
  ///
  /// - Throws: `PlainDecodingError` when a parameter does not fit.
  package func intent(from plain: PlainValue) throws -> INIntent {
    try intentType.decode(plain)
  }

  /// Makes a response to this kind of intent.
  ///
  /// - Throws: `PlainDecodingError` when the code or a property does not fit.
  package func response(from plain: PlainValue) throws -> INIntentResponse {
    try responseType.decode(plain)
  }

  /// Whether `handler` conforms to the handling protocol of this kind of intent, be it on the main
  /// actor alone.
  package func canHandle(_ handler: Any) async -> Bool {
    if isHandler(handler) { return true }
    let handler = IntentHandler(object: handler)
    return await MainActor.run { isHandler(handler.object) }
  }

  /// Asks `handler` for a parameter: one result, or one for each value of a list.
  ///
  /// - Returns: `nil` when the handler does not implement the method, or there is no such parameter.
  /// - Throws: `HandlerMistake` when it drops its completion handler.
  nonisolated(nonsending) package func resolve(
    _ parameter: String, of intent: INIntent, by handler: Any
  ) async throws -> [INIntentResolutionResult]? {
    guard let parameter = parameters.first(where: { $0.name == parameter }) else { return nil }
    let handler = IntentHandler(object: handler)
    for method in parameter.methods {
      if let results = try await method.call(intent, handler) { return results }
    }
    return nil
  }

  /// Asks `handler` whether it could handle the resolved intent.
  ///
  /// - Returns: `nil` when the handler does not implement it, which means yes.
  /// - Throws: `HandlerMistake` when it drops its completion handler.
  nonisolated(nonsending) package func confirm(
    _ intent: INIntent, by handler: Any
  ) async throws -> INIntentResponse? {
    try await confirm.call(intent, IntentHandler(object: handler))
  }

  /// Makes `handler` do what was asked.
  ///
  /// - Returns: `nil` when the handler implements neither form of the method.
  /// - Throws: `HandlerMistake` when it drops its completion handler.
  nonisolated(nonsending) package func handle(
    _ intent: INIntent, by handler: Any
  ) async throws -> INIntentResponse? {
    try await handle.call(intent, IntentHandler(object: handler))
  }
}
