/// A type that a source declares, or an extension of one.
struct SourceType: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// Without the names of the types and modules that it lies in.
  let name: String
  /// What it derives from and conforms to.
  let supertypes: [String]
  var methods: [SourceMethod]
  let place: Place
}

/// A method that a source gives a type.
struct SourceMethod: Sendable {
  struct Parameter: Equatable, Sendable {
    /// `_` where it has none.
    let label: String
    /// Its tokens without blanks.
    let type: String
  }

  let name: String
  let parameters: [Parameter]
  /// What it returns; empty where that is nothing.
  let result: String
  let isOverride: Bool
  let place: Place
  /// The words of its body.
  let words: Set<String>

  /// `resolveMediaItems(for:with:)`.
  var signature: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }
}
