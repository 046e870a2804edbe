extension ResolutionResult {
  func sourceFile(in domain: Domain) -> SourceFile {
    let members = valueFactories + successes + reasons + confirmation + restating
    return SourceFile(
      name, in: domain,
      importsFoundation: value.map(TypeTable.needsFoundation) ?? false,
      """
      /// \(summary)
      open class \(name): \(superclass), @unchecked Sendable {
        \(members.dropLast().lines(2))
      }
      """)
  }

  private var valueFactories: [String] {
    guard let value else { return [] }
    let type = value.prefix { $0 != "<" }
    let noun = type.hasPrefix("IN") ? type.dropFirst(2).capitalizedFirst : type.capitalizedFirst
    let standard = standardValue.map { " = \($0)" } ?? ""
    var members = [
      "/// The parameter is this value.",
      "open class func success(with resolved\(noun): \(value)\(standard)) -> Self {",
      "  make(.success(resolved\(noun).plain))",
      "}", "",
    ]
    if disambiguates {
      members += [
        "/// The person is to choose one of these values.",
        "open class func disambiguation(with valuesToDisambiguate: [\(value)]) -> Self {",
        "  make(.disambiguation(valuesToDisambiguate.map(\\.plain)))",
        "}", "",
      ]
    }
    return members + [
      "/// The person is to confirm this value\(confirmsNothing ? "; `nil` is what was said" : "").",
      "open class func confirmationRequired("
        + "with valueToConfirm: \(value)\(confirmsNothing ? "?" : "")\(standard)) -> Self {",
      "  make(.confirmationRequired(valueToConfirm.plain))",
      "}", "",
    ]
  }

  private var successes: [String] {
    guard let value = successesOf else { return [] }
    // A subclass declares the method again with its own type; without a context that decides, its
    // declaration has to win.
    let attribute = restatingLabel == nil ? "@_disfavoredOverload " : ""
    return [
      "/// One success for each of these values.",
      "\(attribute)open class func successes(with resolvedValues: [\(value)]) -> [\(name)] {",
      "  resolvedValues.map { success(with: $0) }",
      "}", "",
    ]
  }

  private var reasons: [String] {
    guard let unsupportedReason else { return [] }
    return [
      "/// The app cannot serve it for this reason.",
      "open class func unsupported(forReason reason: \(unsupportedReason)) -> Self {",
      "  make(.unsupported(reason: reason.spelling))",
      "}", "",
    ]
  }

  private var confirmation: [String] {
    guard let confirmationReason else { return [] }
    return [
      "/// The person is to confirm this value, for this reason; `nil` is what was said.",
      "open class func confirmationRequired("
        + "with valueToConfirm: \(confirmationReason.value)?, "
        + "forReason reason: \(confirmationReason.reason)) -> Self {",
      "  make(.confirmationRequired(valueToConfirm.plain, reason: reason.spelling))",
      "}", "",
    ]
  }

  private var restating: [String] {
    guard let restatingLabel else { return [] }
    return [
      "/// Makes a result that says the same as the more general one.",
      "public init(\(restatingLabel): \(superclass)) {",
      "  super.init(reader: .empty)",
      "  resolution = \(restatingLabel).resolution",
      "}", "",
      "public required init(reader: PlainReader) {",
      "  super.init(reader: reader)",
      "}", "",
    ]
  }
}
