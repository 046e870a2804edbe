import Foundation

/// A line of `sotto say --json`.
struct SpokenReply {
  private let members: [String: Any]

  init(_ line: String) {
    let object = try? JSONSerialization.jsonObject(with: Data(line.utf8))
    members = object as? [String: Any] ?? [:]
  }

  var text: String { members["text"] as? String ?? "" }

  /// A value of the app's response as text; `nil` where the path leads to none.
  func response(at path: String) -> String? {
    let value = path.split(separator: ".").reduce(members["response"]) { value, step in
      if let place = Int(step), let values = value as? [Any] {
        return values.indices.contains(place) ? values[place] : nil
      }
      return (value as? [String: Any])?[String(step)]
    }
    return value.map { "\($0)" }
  }
}
