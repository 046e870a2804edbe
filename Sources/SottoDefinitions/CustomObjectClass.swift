/// A type of an app's own: a class of objects with properties.
struct CustomObjectClass: Sendable {
  let name: String
  let properties: [CustomParameter]

  init(_ tree: DefinitionTree) throws(DefinitionError) {
    name = try tree.className("INType")
    var properties: [CustomParameter] = []
    // Each type has these, and `INObject` as well.
    let inherited = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    for child in try tree.children("INTypeProperties")
    where !inherited.contains(child.text("INTypePropertyName") ?? "") {
      properties.append(try CustomParameter(child, "INTypeProperty"))
    }
    self.properties = properties
  }
}

/// An enumeration of an app's own.
struct CustomEnumeration: Sendable {
  let name: String
  let cases: [(name: String, rawValue: Int)]

  init(_ tree: DefinitionTree) throws(DefinitionError) {
    name = try tree.className("INEnum")
    var cases: [(name: String, rawValue: Int)] = []
    for (offset, value) in try tree.children("INEnumValues").enumerated() {
      let name = try value.name("INEnumValueName")
      cases.append((name, value.integer("INEnumValueIndex") ?? offset))
    }
    if !cases.contains(where: { $0.rawValue == 0 }) { cases.insert(("unknown", 0), at: 0) }
    self.cases = cases
  }
}
