/// What a handler proposes for a parameter of a custom intent.
struct ParameterSuggestions: Sendable {
  /// The value before anybody has said one; `nil` when the handler has none.
  var standard: @Sendable (INIntent, IntentDescription.IntentHandler) -> PlainValue? = { _, _ in nil
  }

  /// What can be chosen; empty when the handler does not say.
  var options: @Sendable (INIntent, IntentDescription.IntentHandler) async -> [PlainValue] = {
    _, _ in
    []
  }
}

extension IntentDescription {
  /// Asks `handler` for a parameter as the system does: a parameter that was not said has the
  /// handler's own value first, and where the person is to be asked for it, they choose among what
  /// the handler offers.
  ///
  /// - Returns: `nil` when the handler neither implements the method nor has a value of its own.
  /// - Throws: `HandlerMistake` when it drops its completion handler.
  nonisolated(nonsending) package func resolutions(
    of name: String, in intent: INIntent, by handler: Any
  ) async throws -> [Resolution]? {
    guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
    let object = IntentHandler(object: handler)
    var intent = intent
    var values = intent.plain
    var standard: PlainValue?
    if values[name] == nil, let value = parameter.suggestions.standard(intent, object) {
      values[name] = value
      standard = value
      intent = try self.intent(from: values)
    }
    guard let results = try await resolve(name, of: intent, by: handler) else {
      return standard.map { $0.list ?? [$0] }?.map(Resolution.success)
    }
    let resolutions = results.map(\.resolution)
    guard resolutions.contains(.needsValue) else { return resolutions }
    let options = await parameter.suggestions.options(intent, object)
    guard !options.isEmpty else { return resolutions }
    return resolutions.map { $0 == .needsValue ? .disambiguation(options) : $0 }
  }
}
