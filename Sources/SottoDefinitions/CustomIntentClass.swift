/// A custom intent: its class, its handling protocol and its response.
struct CustomIntentClass: Sendable {
  /// The name of its class, as in "OrderSoupIntent".
  let name: String
  /// What it is for, in the developer's words.
  let summary: String
  let parameters: [CustomParameter]
  let response: CustomResponse

  init(_ tree: DefinitionTree) throws(DefinitionError) {
    name = try tree.className("INIntent", suffix: "Intent")
    summary = tree.text("INIntentDescription") ?? tree.text("INIntentTitle") ?? name
    var parameters: [CustomParameter] = []
    for child in try tree.children("INIntentParameters") {
      parameters.append(try CustomParameter(child, "INIntentParameter"))
    }
    self.parameters = parameters
    response = try CustomResponse(tree.child("INIntentResponse"))
  }

  /// The name without "Intent", from which other names are made.
  var stem: String { name.hasSuffix("Intent") ? String(name.dropLast("Intent".count)) : name }
}

/// What a handler of a custom intent answers.
struct CustomResponse: Sendable {
  struct Code: Sendable {
    let name: String
    let isSuccess: Bool
    /// What is said, with the response's properties as `${name}`.
    let format: String
  }

  let codes: [Code]
  let properties: [CustomParameter]

  init(_ tree: DefinitionTree?) throws(DefinitionError) {
    var codes: [Code] = []
    for code in try tree?.children("INIntentResponseCodes") ?? [] {
      codes.append(
        Code(
          name: try code.name("INIntentResponseCodeName"),
          isSuccess: code.flag("INIntentResponseCodeSuccess"),
          format: code.text("INIntentResponseCodeFormatString") ?? ""))
    }
    self.codes = codes
    var properties: [CustomParameter] = []
    for child in try tree?.children("INIntentResponseParameters") ?? [] {
      properties.append(try CustomParameter(child, "INIntentResponseParameter"))
    }
    self.properties = properties
  }
}
