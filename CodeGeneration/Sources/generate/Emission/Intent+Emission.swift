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
      SourceFile(handling, in: domain, importsFoundation: olderMethods.isEmpty, handlingProtocol),
      SourceFile(
        handling + "+Defaults", in: domain,
        defaults(
          handling, methods,
          updateMethods.map { "public \($0.declaration) {}" } + renamed
            + renamedUpdateMethods)),
      responseFile(in: domain, types: types),
      codes.sourceFile(in: domain),
      SourceFile("IntentDescription+" + tableEntry.capitalizedFirst, in: domain, description),
    ] + (olderMethods.isEmpty ? [] : [olderFile(in: domain)])
      + (updates.map { [observerFile(in: domain, label: $0)] } ?? [])
  }

  /// The methods of the handling protocol: `handle`, `confirm`, then one for each parameter.
  private var methods: [HandlerMethod] {
    let handle = HandlerMethod(
      name: "handle", label: label, closure: "completion", intent: name, answer: responseName,
      fallback: "\(responseName)(code: .unspecified, userActivity: nil)",
      summary: "Does what was asked. Every handler implements one form of this method.")
    let confirm = HandlerMethod(
      name: "confirm", label: label, closure: "completion", intent: name, answer: responseName,
      fallback: "\(responseName)(code: .ready, userActivity: nil)",
      summary: "Says whether the resolved request could be handled now. Optional.")
    return [handle, confirm] + resolvable.map { resolveMethod(of: $0, $0.result) }
  }

  /// The methods with which older handlers answer.
  private var olderMethods: [HandlerMethod] {
    resolvable.compactMap { parameter in
      parameter.deprecatedResult.map { resolveMethod(of: parameter, $0) }
    }
  }

  private func resolveMethod(of parameter: Resolvable, _ result: String) -> HandlerMethod {
    HandlerMethod(
      name: "resolve" + parameter.parameter.capitalizedFirst, label: "for", closure: "with",
      intent: name, answer: parameter.isList ? "[\(result)]" : result,
      fallback: parameter.isList ? "[]" : ".notRequired()",
      summary: "Finds what `\(parameter.parameter)` means. Optional.")
  }

  /// The name of the protocol that holds the older methods. It is a protocol of its own because
  /// they differ from the newer ones by the class of their results only, one a subclass of the
  /// other: beside each other, a call of the older one would be ambiguous.
  private var olderHandling: String { name + "OlderHandling" }

  private var handlingProtocol: String {
    """
    /// What handles an `\(name)`.
    ///
    /// Each method has two forms; a handler writes either one.
    @preconcurrency
    public protocol \(handling): \(olderMethods.isEmpty ? "NSObjectProtocol" : olderHandling) {
      \((methods.map(\.requirement).map { $0.lines(2) }
        + updateMethods.map { "/// \($0.summary)\n  \($0.declaration)" }).joined(separator: "\n\n  "))
    }
    """
  }

  private func olderFile(in domain: Domain) -> SourceFile {
    SourceFile(
      olderHandling, in: domain, importsFoundation: true,
      """
      /// The deprecated methods of `\(handling)`, which answer with other classes of results.
      @preconcurrency
      public protocol \(olderHandling): NSObjectProtocol {
        \(olderMethods.map(\.requirement).map { $0.lines(2) }.joined(separator: "\n\n  "))
      }

      \(defaults(olderHandling, olderMethods))
      """)
  }

  private func defaults(
    _ handling: String, _ methods: [HandlerMethod], _ further: [String] = []
  ) -> String {
    """
    extension \(handling) {
      \((methods.map(\.defaults).map { $0.lines(2) } + further)
        .joined(separator: "\n\n  "))
    }
    """
  }

  private func responseFile(in domain: Domain, types: TypeTable) -> SourceFile {
    let object = Object(
      name: responseName, summary: "What a handler answers to an `\(name)`.",
      superclass: "INIntentResponse",
      properties: [Property("code", codeName, "How it went.")] + response.properties,
      hasPlainInitializer: self.object.hasPlainInitializer)
    let others = response.properties.map { "  \($0.name) = \(types.standard(of: $0.type))" }
    let initializer =
      ["/// Makes a response; `userActivity` is what the app gets when it is opened to go on."]
      + ["public init(code: \(codeName), userActivity: NSUserActivity?) {", "  self.code = code"]
      + others + ["  super.init(reader: .empty)", "  self.userActivity = userActivity", "}", ""]
    return SourceFile(
      responseName, in: domain,
      importsFoundation: response.properties.contains { TypeTable.needsFoundation($0.type) },
      """
      /// \(object.summary)
      open class \(responseName): INIntentResponse, @unchecked Sendable {
        \((initializer + object.members(types)).lines(2))
      }
      """)
  }

  private var description: String {
    var callers = ["let methods = HandlerMethods<any \(handling), \(name)>()"]
    if !olderMethods.isEmpty {
      callers.append("let older = HandlerMethods<any \(olderHandling), \(name)>()")
    }
    return """
      extension IntentDescription {
        /// How `\(name)` is made and handled.
        static let \(tableEntry) = {
          \(callers.lines(4))
          return IntentDescription(
            \(name).self, response: \(responseName).self,
            isHandler: { $0 is any \(handling) },
            parameters: [
              \(resolvable.map(parameterEntry).lines(8))
            ],
            confirm: \(methods[1].tableEntry("methods.response")),
            handle: \(methods[0].tableEntry("methods.response"))\(furtherEntries))
        }()
      }
      """
  }

  /// The methods under the labels of iOS 10.
  private var renamed: [String] {
    oldLabel.map { label in methods.map { $0.renamed(from: label).lines(2) } } ?? []
  }

  private var furtherEntries: String {
    var entries: [String] = []
    if updates != nil {
      entries.append(
        """
        updates: methods.updates(
          start: { $0.startSendingUpdates(for: $1, to: $2) },
          stop: { $0.stopSendingUpdates(for: $1) })
        """)
    }
    if !subject.isEmpty {
      entries.append("subject: [\(subject.map { "\"\($0)\"" }.joined(separator: ", "))]")
    }
    if !spoken.isEmpty {
      entries.append("spoken: [\(spoken.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", "))]")
    }
    return entries.map { ",\n\($0)" }.joined()
  }

  private func parameterEntry(_ parameter: Resolvable) -> String {
    let kind = parameter.isList ? "results" : "result"
    var entries = [resolveMethod(of: parameter, parameter.result).tableEntry("methods.\(kind)")]
    if let result = parameter.deprecatedResult {
      entries.append(resolveMethod(of: parameter, result).tableEntry("older.\(kind)"))
    }
    return """
      Parameter(
        name: "\(parameter.parameter)", isList: \(parameter.isList),
        resolution: "\(parameter.result)",
        methods: [
          \(entries.joined(separator: ",\n"))
        ]),
      """
  }
}
