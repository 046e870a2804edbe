extension IntentDescription {
  /// How one method of a handler is called; `nil` comes back when it is not implemented.
  struct Method<Answer: Sendable>: Sendable {
    let call: @Sendable (INIntent, IntentHandler) async throws -> Answer?

    init(_ call: @escaping @Sendable (INIntent, IntentHandler) async throws -> Answer?) {
      self.call = call
    }
  }

  /// A handler on its way to the one task that calls it. Handlers need not be `Sendable`; the
  /// runtime calls one method at a time, as SiriKit does.
  struct IntentHandler: @unchecked Sendable {
    let object: Any
  }
}
