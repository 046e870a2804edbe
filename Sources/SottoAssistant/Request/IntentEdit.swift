import Intents

/// Puts the words of an answer into an intent, where the parameter asked about takes them.
enum IntentEdit {
  /// - Parameter meaning: What the words mean, where they are more than a name: a moment, a number.
  /// - Returns: The values of `intent` with `words` as what was said for `parameter`; unchanged when
  ///   the words cannot be a value of it, as "soon" is no number.
  static func values(
    _ values: PlainValue, of intent: String, with words: String, meaning: PlainValue? = nil,
    for parameter: String
  ) -> PlainValue {
    var members = values.object ?? [:]
    switch parameter {
    case "mediaItems" where INMediaItemType.spellings.contains { $0.key == words }:
      // Another kind of thing by the same name.
      var search = members["mediaSearch"]?.object ?? [:]
      search["mediaType"] = .string(words)
      members["mediaItems"] = nil
      members["mediaSearch"] = .object(search)
    case "mediaItems":
      // Media is asked for by search: the words are the name that is looked for next.
      members["mediaItems"] = nil
      members["mediaSearch"] = .object(["mediaName": .string(words)])
    case "mediaDestination":
      members[parameter] = ["type": "playlist", "playlistName": .string(words)]
    default:
      guard let value = value(words, meaning, of: parameter, in: intent) else { return values }
      members[parameter] = value
    }
    return .object(members)
  }

  /// The answer in the form that the parameter takes: what the words mean, a text, a list of one, a
  /// number. A moment may be wanted with its end or without.
  private static func value(
    _ words: String, _ meaning: PlainValue?, of parameter: String, in intent: String
  ) -> PlainValue? {
    guard let description = IntentDescription.all[intent] else { return .string(words) }
    let forms: [PlainValue?] = [
      meaning, meaning?["start"], .string(words), [.string(words)], Double(words)?.plain,
    ]
    return forms.compactMap { $0 }.first { form in
      (try? description.intent(from: .object([parameter: form]))) != nil
    }
  }
}
