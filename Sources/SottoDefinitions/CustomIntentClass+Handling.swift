extension CustomIntentClass {
  /// The handling protocol, and the defaults that make each of its methods optional.
  var handlingSource: String {
    let methods = [handle, confirm] + resolvable.map(resolve)
    let options = parameters.filter(\.hasOptions)
    let requirements =
      methods.map(\.requirements) + options.map(optionRequirements)
      + parameters.map(defaultRequirement)
    let defaults =
      methods.map(\.defaults) + options.map(optionDefaults) + parameters.map(defaultDefault)
    return """
      @preconcurrency
      public protocol \(name)Handling: NSObjectProtocol {
      \(requirements.joined(separator: "\n").indented())
      }

      extension \(name)Handling {
      \(defaults.joined(separator: "\n\n").indented())
      }
      """
  }

  /// One method in its two forms.
  private struct Method {
    let name: String
    let labels: (intent: String, completion: String)
    let intent: String
    let answer: String
    let fallback: String

    private var asynchronous: String {
      "func \(name)(\(labels.intent): \(intent)) async -> \(answer)"
    }

    private var completing: String {
      """
      func \(name)(
        \(labels.intent): \(intent), \(labels.completion): @escaping @Sendable (\(answer)) -> Void)
      """
    }

    var requirements: String { "\(completing)\n\(asynchronous)" }

    var defaults: String {
      let first = labels.intent.split(separator: " ")[0]
      let last = labels.completion.split(separator: " ")[0]
      let method = "CustomHandlerMethod<\(answer)>(\"\(intent).\(name)\")"
      return """
        public \(completing) {
          \(method).answer(
            self, fallback: \(fallback), completion: completion
          ) { await self.\(name)(\(first): intent) }
        }

        public \(asynchronous) {
          await \(method).answer(self, fallback: \(fallback)) {
            \(name)(\(first): intent, \(last): $0)
          }
        }
        """
    }
  }

  private var handle: Method { response("handle", code: "unspecified") }
  private var confirm: Method { response("confirm", code: "ready") }

  private func response(_ method: String, code: String) -> Method {
    Method(
      name: method, labels: ("intent", "completion"), intent: name, answer: "\(name)Response",
      fallback: "\(name)Response(code: .\(code), userActivity: nil)")
  }

  private func resolve(_ parameter: CustomParameter) -> Method {
    Method(
      name: "resolve\(parameter.name.capitalizedFirst)", labels: ("for intent", "with completion"),
      intent: name, answer: answer(of: parameter),
      fallback: parameter.isList ? "[]" : ".notRequired()")
  }

  /// What can be chosen for a parameter: by a completion handler or asynchronously.
  private func optionRequirements(_ parameter: CustomParameter) -> String {
    "\(options(parameter, asynchronous: false))\n\(options(parameter, asynchronous: true))"
  }

  private func optionDefaults(_ parameter: CustomParameter) -> String {
    """
    public \(options(parameter, asynchronous: false)) {
      completion(nil, nil)
    }

    public \(options(parameter, asynchronous: true)) {
      INObjectCollection(items: [])
    }
    """
  }

  private func options(_ parameter: CustomParameter, asynchronous: Bool) -> String {
    let collection = "INObjectCollection<\(parameter.type.option)>"
    let method = "provide\(parameter.name.capitalizedFirst)OptionsCollection"
    let term = parameter.isSearched ? ", searchTerm: String?" : ""
    if asynchronous {
      return "func \(method)(for intent: \(name)\(term)) async throws -> \(collection)"
    }
    return """
      func \(method)(
        for intent: \(name)\(term),
        with completion: @escaping @Sendable (\(collection)?, (any Error)?) -> Void)
      """
  }

  /// The value of a parameter before anybody has chosen one.
  private func defaultRequirement(_ parameter: CustomParameter) -> String {
    let type = parameter.swiftType
    let optional = type.hasSuffix("?") ? type : "\(type)?"
    return "func default\(parameter.name.capitalizedFirst)(for intent: \(name)) -> \(optional)"
  }

  private func defaultDefault(_ parameter: CustomParameter) -> String {
    "public \(defaultRequirement(parameter)) { nil }"
  }
}
