import Intents

/// Puts the words of an answer into an intent, where the parameter asked about takes them.
enum IntentEdit {
  /// - Returns: The intent's values with `words` as what was said for `parameter`.
  static func values(_ values: PlainValue, with words: String, for parameter: String) -> PlainValue
  {
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
    default:
      members[parameter] = .string(words)
    }
    return .object(members)
  }
}
