// What a handler proposes for a parameter, beside the methods that resolve it.

extension CustomIntentCalls {
  /// A `default…` method.
  public func standard<Value>(
    _ method: @escaping @Sendable (Handler, Intent) -> Value?
  ) -> CustomIntentDescription.Default {
    .init { intent, handler in
      guard let intent = intent as? Intent, let object = handler.object as? Handler else {
        return nil
      }
      return method(object, intent).flatMap { CustomValue.plain($0) }
    }
  }

  /// A `provide…OptionsCollection` method, in its two forms: the one that gives something counts.
  public func options<Option: AnyObject>(
    _ completionForm:
      @escaping @Sendable (
        Handler, Intent, @escaping @Sendable (INObjectCollection<Option>?, (any Error)?) -> Void
      ) -> Void,
    async asyncForm:
      @escaping @Sendable (Handler, Intent) async throws -> INObjectCollection<Option>
  ) -> CustomIntentDescription.Options {
    .init { intent, handler in
      guard let intent = intent as? Intent, let object = handler.object as? Handler else {
        return []
      }
      // One call at a time, as everything a handler is asked.
      nonisolated(unsafe) let handler = object
      if let given = try? await asyncForm(handler, intent), !given.allItems.isEmpty {
        return given.allItems.compactMap(PlainElement.plain)
      }
      return await withUnsafeContinuation { continuation in
        let once = OptionsReply(continuation)
        completionForm(handler, intent) { given, _ in
          once.give(given?.allItems.compactMap(PlainElement.plain) ?? [])
        }
      }
    }
  }
}
