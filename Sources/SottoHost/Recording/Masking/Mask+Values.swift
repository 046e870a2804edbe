import Intents

extension Mask {
  /// What an app or a person has given: each text in it is a name, unless its place or its form says that it is
  /// one of SiriKit's own words, a moment or a number.
  mutating func values(_ plain: PlainValue, at key: String = "") -> PlainValue {
    switch plain {
    case .string(let text):
      if Self.sentences.contains(key) { return .string(self.text(text)) }
      return .string(Self.isWordOfOurs(text, at: key) ? text : name(text))
    case .number where Self.coordinates.contains(key),
      .integer where Self.coordinates.contains(key):
      return .number(coordinate(plain))
    case .list(let values): return .list(values.map { self.values($0, at: key) })
    case .object(let members):
      return .object(
        Dictionary(
          uniqueKeysWithValues: members.map { member, value in
            // A parameter's name, and what came of that.
            if let name = members["name"]?.string, members["results"] != nil {
              return (member, member == "results" ? values(value, at: name) : value)
            }
            let isOfParameter = Self.results.contains(member) && members["status"] != nil
            return (member, values(value, at: isOfParameter ? key : member))
          }))
    case .null, .bool, .integer, .number: return plain
    }
  }

  /// What the assistant has made: names are in its texts.
  mutating func texts(_ plain: PlainValue) -> PlainValue {
    switch plain {
    case .string(let text): .string(self.text(text))
    case .list(let values): .list(values.map { texts($0) })
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            (key, Self.isClosed(key) && value.string != nil ? value : texts(value))
          }))
    case .null, .bool, .integer, .number: plain
    }
  }

  private static let coordinates: Set = ["latitude", "longitude", "altitude"]

  /// What a resolution result has of its parameter.
  private static let results: Set = ["value", "items"]

  /// Where sentences stand rather than names.
  private static let sentences: Set = ["text", "sentence", "message", "problem", "result"]

  /// Where one of a few words stands that are SiriKit's, Sotto's or an app's own.
  private static let closed: Set = [
    "app", "call", "class", "code", "command", "currencyCode", "event", "exit", "genreNames",
    "groundedBy", "intent", "kind", "language", "locale", "method", "moodNames", "notification",
    "outcome", "parameter", "parameters", "phase", "playbackQueueLocation", "priority", "profile",
    "reason", "status", "type",
  ]
  private static let closedEndings = [
    "Type", "Mode", "Status", "Order", "Code", "Reason", "Event", "frequency",
  ]

  private static func isClosed(_ key: String) -> Bool {
    closed.contains(key) || closedEndings.contains { key.hasSuffix($0) }
  }

  private static func isWordOfOurs(_ text: String, at key: String) -> Bool {
    isClosed(key) || IntentDescription.all[text] != nil || Double(text) != nil
      || text.wholeMatch(of: #/[a-z]+(?:[A-Z][a-z]+)+/#) != nil
      || text.wholeMatch(of: #/[0-9T:.Z+-]*[0-9]{2}[:-][0-9T:.Z+-]*/#) != nil
  }
}
