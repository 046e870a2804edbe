extension Object {
  func sourceFile(in domain: Domain, types: TypeTable) -> SourceFile {
    SourceFile(
      name, in: domain,
      importsFoundation: properties.contains { TypeTable.needsFoundation($0.type) },
      """
      /// \(summary)
      open class \(name): \(superclass), @unchecked Sendable {\(body(types))}
      """)
  }

  private func body(_ types: TypeTable) -> String {
    let members = members(types)
    return members.isEmpty ? "" : "\n  \(members.lines(2))\n"
  }

  /// The declarations of the class's body.
  func members(_ types: TypeTable) -> [String] {
    var members: [String] = []
    for property in properties {
      members += [
        "/// \(property.summary)",
        "\(property.isSettable ? "open var" : "public let") \(property.name): \(property.type)",
        "",
      ]
    }
    for initializer in initializers {
      members += declaration(of: initializer, types) + [""]
    }
    if !hasPlainInitializer {
      members += [
        "@available(*, unavailable, message: \"Use the initializer that says what it is about.\")",
        "public convenience init() { self.init(reader: .empty) }", "",
      ]
    }
    if properties.isEmpty { return members.dropLast() }
    if let shortForm {
      members += ["package override class var shortForm: String? { \"\(shortForm)\" }", ""]
    }
    members += ["public required init(reader: PlainReader) {"]
    members += properties.map { "  \($0.name) = \(types.read($0))" }
    members += ["  super.init(reader: reader)", "}", ""]
    members += ["package override func write(to writer: inout PlainWriter) {"]
    members += ["  super.write(to: &writer)"]
    members += properties.map { "  " + types.write($0) }
    return members + ["}"]
  }

  private func declaration(of initializer: Initializer, _ types: TypeTable) -> [String] {
    let parameters = initializer.parameters.map { InitializerParameter($0, of: self) }
    let list = parameters.map(\.declaration).joined(separator: ", ")
    let given = Set(parameters.map(\.property.name))
    let assignments =
      parameters.map { "  self.\($0.property.name) = \($0.property.name)" }
      + properties.filter { !given.contains($0.name) }
      .map { "  \($0.name) = \(types.standard(of: $0.type))" }
    return ["/// \(initializer.summary)", "public init(\(list)) {"] + assignments
      + ["  super.init(reader: .empty)", "}"]
  }
}

/// One parameter of an initializer, read from "name", "label name" or "name = default"; a "!" after
/// the name says that an optional property has to be given.
private struct InitializerParameter {
  let property: Property
  let declaration: String

  init(_ text: String, of object: Object) {
    let halves = text.split(separator: "=", maxSplits: 1).map { $0.trimmed }
    let labels = halves[0].split(separator: " ").map(String.init)
    let isGiven = halves[0].hasSuffix("!")
    let name = labels[labels.count - 1].replacing("!", with: "")
    guard let property = object.properties.first(where: { $0.name == name }) else {
      preconditionFailure("\(object.name) has an initializer with \(name) but no such property")
    }
    let type = isGiven ? String(property.type.dropLast()) : property.type
    let names = (labels.dropLast() + [name]).joined(separator: " ")
    self.property = property
    declaration = "\(names): \(type)" + (halves.count == 2 ? " = \(halves[1])" : "")
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
