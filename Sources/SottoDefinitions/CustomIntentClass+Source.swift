extension CustomIntentClass {
  var classSource: String {
    """
    /// \(summary.commentLine)
    public class \(name): INIntent, @unchecked Sendable {
    \(parameters.source())
    }
    """
  }

  /// The class of the results of a parameter.
  func result(of parameter: CustomParameter) -> String {
    parameter.unsupportedReasons.isEmpty
      ? parameter.type.result
      : "\(stem)\(parameter.name.capitalizedFirst)ResolutionResult"
  }

  /// The reasons of the app's own for which a value cannot be served, and results with them.
  func reasonSource(of parameter: CustomParameter) -> String {
    let prefix = "\(stem)\(parameter.name.capitalizedFirst)"
    let cases = parameter.unsupportedReasons.enumerated().map {
      "case \(SwiftSource.name($1)) = \($0 + 1)"
    }
    return """
      public enum \(prefix)UnsupportedReason: Int, Sendable {
      \(cases.joined(separator: "\n").indented())
      }

      public class \(prefix)ResolutionResult: \(parameter.type.result), @unchecked Sendable {
        public class func unsupported(forReason reason: \(prefix)UnsupportedReason) -> Self {
          unsupported(customReason: "\\(reason)")
        }
      }
      """
  }

  /// What a handler answers when it resolves a parameter.
  func answer(of parameter: CustomParameter) -> String {
    parameter.isList ? "[\(result(of: parameter))]" : result(of: parameter)
  }

  var resolvable: [CustomParameter] { parameters.filter(\.isResolvable) }

  /// How the handler is asked what it proposes for a parameter.
  private func suggestions(of parameter: CustomParameter) -> [String] {
    let name = parameter.name.capitalizedFirst
    let value = parameter.isCase ? "?.rawValue" : ""
    let standard = "default: calls.standard { $0.default\(name)(for: $1)\(value) }"
    guard parameter.hasOptions else { return [standard] }
    let method =
      "provide\(name)OptionsCollection(for: $1\(parameter.isSearched ? ", searchTerm: nil" : "")"
    return [
      standard,
      "options: calls.options(\n    { $0.\(method), with: $2) },\n    async: { try await $0.\(method)) })",
    ]
  }

  /// How the runtime makes the intent and calls its handler.
  var descriptionSource: String {
    let calls = "CustomIntentCalls<any \(name)Handling, \(name), \(name)Response>"
    let entries = resolvable.map { parameter in
      """
      .init(
        "\(parameter.name)", isList: \(parameter.isList), resolution: "\(result(of: parameter))",
        calls.\(parameter.isList ? "results" : "result")(
          CustomHandlerMethod<\(answer(of: parameter))>(
            "\(name).resolve\(parameter.name.capitalizedFirst)"),
          { $0.resolve\(parameter.name.capitalizedFirst)(for: $1, with: $2) },
          async: { await $0.resolve\(parameter.name.capitalizedFirst)(for: $1) }),
        \(suggestions(of: parameter).joined(separator: ",\n  "))),
      """
    }
    return """
      extension \(name): CustomIntent {
        public static let customDescription = {
          let calls = \(calls)()
          return CustomIntentDescription(
            calls,
            parameters: [
      \(entries.joined(separator: "\n").indented(8))
            ],
            confirm: calls.response(
              CustomHandlerMethod<\(name)Response>("\(name).confirm"), { $0.confirm(intent: $1, completion: $2) },
              async: { await $0.confirm(intent: $1) }),
            handle: calls.response(
              CustomHandlerMethod<\(name)Response>("\(name).handle"), { $0.handle(intent: $1, completion: $2) },
              async: { await $0.handle(intent: $1) }))
        }()
      }
      """
  }
}
