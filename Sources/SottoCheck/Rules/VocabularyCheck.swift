import Intents

/// Whether a vocabulary is whole, and is about properties that there are.
enum VocabularyCheck {
  static func missingKeys(in file: ConfigurationFile) -> [Defect] {
    let phrases = file["IntentPhrases"].elements.flatMap {
      missing("IntentName", "a text", in: $0, where: \.isText)
        + missing("IntentExamples", "sentences", in: $0, where: \.isTexts)
    }
    let entries = file["ParameterVocabularies"].elements
    let terms = entries.flatMap { $0["ParameterVocabulary"].elements }
    return phrases
      + entries.flatMap {
        missing("ParameterNames", "key paths", in: $0, where: \.isTexts)
          + missing("ParameterVocabulary", "terms", in: $0) { !$0.elements.isEmpty }
      }
      + terms.flatMap { term in
        missing("VocabularyItemIdentifier", "a text", in: term, where: \.isText)
          + missing("VocabularyItemSynonyms", "ways to say it", in: term) { !$0.elements.isEmpty }
          + term["VocabularyItemSynonyms"].elements.flatMap {
            missing("VocabularyItemPhrase", "a text", in: $0, where: \.isText)
          }
      }
  }

  private static func missing(
    _ key: String, _ kind: String, in entry: ConfigurationValue,
    where isThere: (ConfigurationValue) -> Bool
  ) -> [Defect] {
    let value = entry[key]
    if isThere(value) { return [] }
    return [Defect(value.place, value.exists ? "It has not \(kind)." : "It is missing: \(kind).")]
  }

  static func wrongKeyPaths(in file: ConfigurationFile) -> [Defect] {
    file["ParameterVocabularies"].elements.flatMap { $0["ParameterNames"].elements }
      .compactMap { element in
        guard let path = element.string else { return nil }
        let parts = path.split(separator: ".").map(String.init)
        let (intent, keys) = (parts.first ?? "", Array(parts.dropFirst()))
        if IntentSchema.elsewhere.contains(intent) { return nil }
        if !IntentSchema.all.contains(intent) {
          // A custom intent's properties stand in its definition.
          guard intent.hasPrefix("IN") || keys.isEmpty else { return nil }
          return Defect(element.place, "“\(path)” begins with no intent.")
        }
        if keys.isEmpty { return Defect(element.place, "“\(path)” names no property.") }
        guard IntentSchema.hasProperty(keys, of: intent) == false else {
          return nil
        }
        let known = IntentSchema.properties(of: intent)
        let meant = keys.count == 1 ? NearestName.of(keys[0], among: known) : nil
        return Defect(
          element.place,
          "\(intent) has no property “\(keys.joined(separator: "."))”."
            + (meant.map { " \($0) is meant?" } ?? ""),
          fix: meant.map { Fix(element, .set(.string("\(intent).\($0)"))) })
      }
  }
}

extension ConfigurationValue {
  fileprivate var isText: Bool { string?.isEmpty == false }
  fileprivate var isTexts: Bool { !strings.isEmpty }
}
