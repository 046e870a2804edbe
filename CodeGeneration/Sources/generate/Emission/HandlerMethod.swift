/// One method of a handling protocol, in both of its forms.
struct HandlerMethod {
  let name: String
  let label: String
  let closure: String
  let intent: String
  let answer: String
  let fallback: String
  let summary: String

  /// The name by which the runtime tells the method from others, including its deprecated twin.
  private var key: String { "\"\(intent).\(name) \(answer)\"" }

  private var parameter: String {
    label == "intent" ? "intent: \(intent)" : "\(label) intent: \(intent)"
  }

  private var completionForm: String {
    "func \(name)(\(parameter), \(closureParameter): @escaping @Sendable (\(answer)) -> Void)"
  }

  private var closureParameter: String {
    closure == "completion" ? closure : "\(closure) completion"
  }

  private var asyncForm: String { "func \(name)(\(parameter)) async -> \(answer)" }

  /// The two requirements.
  var requirement: [String] { ["/// \(summary)", completionForm, "", "/// \(summary)", asyncForm] }

  /// The two default implementations, which tell the runtime that a form is missing.
  var defaults: [String] {
    [
      "public \(completionForm) {",
      "  HandlerMethod(\(key)).answerCompletionForm(",
      "    self, fallback: \(typedFallback), completion: completion",
      "  ) { await self.\(name)(\(label): intent) }",
      "}", "",
      "public \(asyncForm) {",
      "  await HandlerMethod(\(key)).answerAsyncForm(self, fallback: \(typedFallback)) {",
      "    \(name)(\(label): intent, \(closure): $0)",
      "  }",
      "}",
    ]
  }

  private var typedFallback: String { fallback.hasPrefix(".") ? answer + fallback : fallback }

  /// The arguments that describe the method in the dispatch table.
  func tableForms(_ handling: String) -> String {
    """
    \(key),
    completion: { (handler: any \(handling), intent: \(intent), completion: @escaping @Sendable (\(answer)) -> Void) in
      handler.\(name)(\(label): intent, \(closure): completion)
    },
    async: { (handler: any \(handling), intent: \(intent)) async -> \(answer) in
      await handler.\(name)(\(label): intent)
    }
    """
  }
}
