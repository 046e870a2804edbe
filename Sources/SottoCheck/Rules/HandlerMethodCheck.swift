import SottoAdapt

/// Whether the methods of a handler are those that SiriKit calls.
enum HandlerMethodCheck {
  /// What a method is compared with.
  struct Context {
    let type: HandlerClasses.Class
    let intent: String
    let known: [IntentSchema.Method]

    /// Whether the class has the method as it should be, beside another of the name.
    func has(_ method: IntentSchema.Method) -> Bool {
      type.methods.contains {
        $0.name == method.name && $0.intents.contains(intent)
          && $0.parameters.first?.label == method.label
      }
    }
  }

  static func nearMiss(_ method: SourceMethod, _ context: Context) -> Defect? {
    guard !context.known.contains(where: { $0.name == method.name }),
      ["resolve", "handle", "confirm"].contains(where: method.name.hasPrefix),
      let meant = NearestName.of(method.name, among: context.known.map(\.name)),
      let known = context.known.first(where: { $0.name == meant }), !context.has(known)
    else { return nil }
    return Defect(
      method.place, "\(method.signature) of \(context.type.name) is not \(known.signatures).",
      remedy: "Call it \(meant).")
  }

  static func oldLabel(_ method: SourceMethod, _ context: Context) -> Defect? {
    guard let label = method.parameters.first?.label,
      let today = OldLabel.today(of: method.name, insteadOf: label, intent: context.intent)
    else { return nil }
    return Defect(
      method.place,
      "\(method.signature) of \(context.type.name) is the name of iOS 10, which nothing calls.",
      remedy:
        "Write the label “\(today)” in place of “\(label)”; “sotto adapt FILE” does so in what it "
        + "builds.")
  }

  static func label(_ method: SourceMethod, _ context: Context) -> Defect? {
    guard let known = context.known.first(where: { $0.name == method.name }),
      oldLabel(method, context) == nil, isMeant(method, known)
    else { return nil }
    let labels = method.parameters.map(\.label)
    let isRight = labels == [known.label] || labels == [known.label, known.completionLabel]
    guard !isRight, !context.has(known) || labels.first == known.label else { return nil }
    return Defect(
      method.place, "\(method.signature) of \(context.type.name) is not \(known.signatures).")
  }

  static func result(_ method: SourceMethod, _ context: Context) -> Defect? {
    guard let known = context.known.first(where: { $0.name == method.name }),
      method.parameters.first?.label == known.label, method.name.hasPrefix("resolve"),
      let found = method.answer
    else { return nil }
    guard !known.answers(found.type) || found.isList != known.isList else { return nil }
    let shown = found.isList ? "[\(found.type)]" : found.type
    return Defect(
      method.place,
      "\(method.signature) of \(context.type.name) answers \(shown), not \(known.shownResult).",
      remedy: "Answer \(known.shownResult).")
  }

  /// Whether it has the shape of the protocol's method, and is no helper of the same name.
  private static func isMeant(_ method: SourceMethod, _ known: IntentSchema.Method) -> Bool {
    let answer = method.parameters.count == 2 ? method.parameters[1].type : method.result
    return method.parameters.count <= 2 && method.parameters.first?.type.hasSuffix("Intent") == true
      && answer.contains(known.result)
  }

  /// The methods that a class adds to those of the class that it derives from and that conforms.
  static func onlyInSubclass(
    _ type: HandlerClasses.Class, _ classes: HandlerClasses
  ) -> [Defect] {
    let ancestors = classes.lineage(of: type).dropFirst()
    let own = classes.handledItself(by: type)
    let inherited = Set(ancestors.flatMap(classes.handledItself)).subtracting(own)
    return type.methods.compactMap { method in
      guard let intent = method.intents.intersection(inherited).first, !method.isOverride,
        let known = IntentSchema.methods(of: intent)?.first(where: {
          $0.name == method.name && $0.label == method.parameters.first?.label
        }),
        !ancestors.contains(where: { $0.methods.contains { $0.name == known.name } })
      else { return nil }
      let base = ancestors.first { classes.handledItself(by: $0).contains(intent) }
      return Defect(
        method.place,
        "\(method.signature) stands in \(type.name); \(base?.name ?? "its base class") conforms to "
          + "\(intent)Handling and has no such method.")
    }
  }
}

extension SourceMethod {
  /// The class of resolution results that it answers with, and whether it is a list; `nil` where the
  /// source says no such class.
  fileprivate var answer: (type: String, isList: Bool)? {
    let text = parameters.count == 2 ? parameters[1].type : result
    guard let match = text.firstMatch(of: /(\[|Array<)?(IN[A-Za-z]+ResolutionResult)\b/) else {
      return nil
    }
    return (String(match.2), match.1 != nil)
  }
}
