/// Swift source that is put together of pieces.
struct SwiftSource {
  private(set) var text = ""

  /// Adds lines and an empty one.
  mutating func add(_ piece: String) {
    text += piece + "\n\n"
  }

  /// A name as it stands in source: some of Swift's own words need backticks.
  static func name(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text as one line of a comment.
  var commentLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The lines moved in by this many spaces.
  func indented(_ depth: Int = 2) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: depth) + $0 }
      .joined(separator: "\n")
  }
}
