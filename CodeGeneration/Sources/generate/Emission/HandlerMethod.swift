/// One method of a handling protocol, in both of its forms.
struct HandlerMethod {
  let name: String
  let label: String
  let closure: String
  let intent: String
  let answer: String
  let fallback: String
  let summary: String

  /// The name by which the runtime tells the method from others.
  private var key: String { "\"\(intent).\(name)\"" }

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

  /// The method under the label that it had in iOS 10, which tells its name of today.
  func renamed(from oldLabel: String) -> [String] {
    let old =
      label == "intent"
      ? "\(oldLabel) intent: \(intent)" : "\(label)\(oldLabel.capitalizedFirst) intent: \(intent)"
    return [
      "@available(*, unavailable, renamed: \"\(name)(\(label):\(closure):)\")",
      "public func \(name)(\(old), \(closureParameter): @escaping @Sendable (\(answer)) -> Void) {}",
    ]
  }

  private var typedFallback: String { fallback.hasPrefix(".") ? answer + fallback : fallback }

  /// The expression that describes the method in the dispatch table.
  func tableEntry(_ function: String) -> String {
    """
    \(function)(
      \(key), \(answer.elementType).self,
      { $0.\(name)(\(label): $1, \(closure): $2) },
      async: { await $0.\(name)(\(label): $1) })
    """
  }
}

extension String {
  /// The type of the elements of a list; any other type itself.
  fileprivate var elementType: String { replacing("[", with: "").replacing("]", with: "") }
}
