extension Intent {
  /// The name of the intent's entry in the dispatch table.
  var tableEntry: String {
    let stem = name.dropFirst("IN".count).dropLast("Intent".count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// The enumeration of the response codes.
  var codes: Enumeration {
    Enumeration(codeName, "How a handler answered an `\(name)`.", response.codes)
  }

  func sourceFiles(in domain: Domain, types: TypeTable) -> [SourceFile] {
    [
      object.sourceFile(in: domain, types: types),
      SourceFile(handling, in: domain, importsFoundation: true, handlingProtocol),
      SourceFile(handling + "+Defaults", in: domain, defaults),
      responseFile(in: domain, types: types),
      codes.sourceFile(in: domain),
      SourceFile("IntentDescription+" + tableEntry.capitalizedFirst, in: domain, description),
    ]
  }

  /// The methods of the handling protocol: `handle`, `confirm`, then one or two for each parameter.
  private var methods: [HandlerMethod] {
    let handle = HandlerMethod(
      name: "handle", label: label, closure: "completion", intent: name, answer: responseName,
      fallback: "\(responseName)(code: .unspecified, userActivity: nil)",
      summary: "Does what was asked. Every handler implements one form of this method.")
    let confirm = HandlerMethod(
      name: "confirm", label: label, closure: "completion", intent: name, answer: responseName,
      fallback: "\(responseName)(code: .ready, userActivity: nil)",
      summary: "Says whether the resolved request could be handled now. Optional.")
    return [handle, confirm] + resolvable.flatMap { resolveMethods(of: $0) }
  }

  private func resolveMethods(of parameter: Resolvable) -> [HandlerMethod] {
    [parameter.result, parameter.deprecatedResult].compactMap { result in
      result.map {
        HandlerMethod(
          name: "resolve" + parameter.parameter.capitalizedFirst, label: "for", closure: "with",
          intent: name, answer: parameter.isList ? "[\($0)]" : $0,
          fallback: parameter.isList ? "[]" : ".notRequired()",
          summary: "Finds what `\(parameter.parameter)` means. Optional"
            + ($0 == parameter.result ? "." : "; the form of older handlers."))
      }
    }
  }

  private var handlingProtocol: String {
    """
    /// What handles an `\(name)`.
    ///
    /// Each method has two forms; a handler writes either one.
    @preconcurrency
    public protocol \(handling): NSObjectProtocol {
      \((methods.map(\.requirement).map { $0.lines(2) } + requirements).joined(separator: "\n\n  "))
    }
    """
  }

  private var defaults: String {
    """
    extension \(handling) {
      \((methods.map(\.defaults).map { $0.lines(2) } + requirements.map { "public \($0) {}" })
        .joined(separator: "\n\n  "))
    }
    """
  }

  private func responseFile(in domain: Domain, types: TypeTable) -> SourceFile {
    let object = Object(
      name: responseName, summary: "What a handler answers to an `\(name)`.",
      superclass: "INIntentResponse",
      properties: [Property("code", codeName, "How it went.")] + response.properties)
    let others = response.properties.map { "  \($0.name) = \(types.standard(of: $0.type))" }
    let initializer =
      ["/// Makes a response; `userActivity` is what the app gets when it is opened to go on."]
      + ["public init(code: \(codeName), userActivity: NSUserActivity?) {", "  self.code = code"]
      + others + ["  super.init(reader: .empty)", "  self.userActivity = userActivity", "}", ""]
    return SourceFile(
      responseName, in: domain,
      importsFoundation: response.properties.contains { types.needsFoundation($0.type) },
      """
      /// \(object.summary)
      open class \(responseName): INIntentResponse, @unchecked Sendable {
        \((initializer + object.members(types)).lines(2))
      }
      """)
  }

  private var description: String {
    let parameters = resolvable.map { parameter in
      """
          Parameter(
            name: "\(parameter.parameter)", isList: \(parameter.isList),
            resolution: "\(parameter.result)",
            methods: [
              \(resolveMethods(of: parameter)
                .map { $0.tableEntry(parameter.isList ? "results" : "result") }
                .joined(separator: ",\n"))
            ]),
      """
    }
    return """
      extension IntentDescription {
        /// How `\(name)` is made and handled.
        static let \(tableEntry) = {
          let methods = HandlerMethods<any \(handling), \(name)>()
          return IntentDescription(
            \(name).self, response: \(responseName).self,
            isHandler: { $0 is any \(handling) },
            parameters: [
      \(parameters.lines())
            ],
            confirm: \(methods[1].tableEntry("response")),
            handle: \(methods[0].tableEntry("response")))
        }()
      }
      """
  }
}
