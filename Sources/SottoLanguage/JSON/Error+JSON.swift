extension Error {
  /// What a person can mend in the JSON they gave, where that is what was wrong; else the error's own
  /// words.
  package var problemWithJSON: String {
    guard let error = self as? DecodingError else { return "\(self)" }
    func place(_ path: [any CodingKey]) -> String {
      path.isEmpty ? "it" : "“\(path.map(\.stringValue).joined(separator: "."))”"
    }
    return switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath)) has no “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) is of another kind: \(context.debugDescription)"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON object"
    case .dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
