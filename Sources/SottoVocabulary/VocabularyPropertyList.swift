import Foundation

/// A language's `AppIntentVocabulary.plist`, as rows of a table and back.
package enum VocabularyPropertyList {
  /// - Parameters:
  ///   - root: The file's dictionary.
  ///   - path: For messages.
  /// - Throws: `VocabularyError` for what the table has no place for: nothing is lost silently.
  package static func rows(
    of root: [String: Any], language: String, path: String
  ) throws(VocabularyError) -> [VocabularyRow] {
    let reader = Reader(path: path, language: language)
    try reader.check(root, "", ["IntentPhrases", "ParameterVocabularies"])
    return try reader.examples(root) + reader.terms(root)
  }

  private struct Reader {
    let path: String
    let language: String

    func examples(_ root: [String: Any]) throws(VocabularyError) -> [VocabularyRow] {
      var rows: [VocabularyRow] = []
      for entry in try dictionaries(root["IntentPhrases"], "IntentPhrases") {
        try check(entry, "IntentPhrases", ["IntentName", "IntentExamples"])
        let name = try text(entry["IntentName"], "IntentPhrases.IntentName")
        let sentences = try texts(entry["IntentExamples"], "IntentPhrases.IntentExamples")
        for sentence in sentences.isEmpty ? [""] : sentences {
          rows.append(
            VocabularyRow(language: language, kind: .example, names: [name], phrase: sentence))
        }
      }
      return rows
    }

    func terms(_ root: [String: Any]) throws(VocabularyError) -> [VocabularyRow] {
      var rows: [VocabularyRow] = []
      let key = "ParameterVocabularies"
      for entry in try dictionaries(root[key], key) {
        try check(entry, key, ["ParameterNames", "ParameterVocabulary"])
        let names = try texts(entry["ParameterNames"], "\(key).ParameterNames")
        for item in try dictionaries(entry["ParameterVocabulary"], "\(key).ParameterVocabulary") {
          try check(item, key, ["VocabularyItemIdentifier", "VocabularyItemSynonyms"])
          let identifier = try text(
            item["VocabularyItemIdentifier"], "\(key).VocabularyItemIdentifier")
          let synonyms = try dictionaries(
            item["VocabularyItemSynonyms"], "\(key).VocabularyItemSynonyms")
          for synonym in synonyms {
            rows.append(try term(synonym, names: names, identifier: identifier))
          }
        }
      }
      return rows
    }

    private func term(
      _ synonym: [String: Any], names: [String], identifier: String
    ) throws(VocabularyError) -> VocabularyRow {
      let keys = ["VocabularyItemPhrase", "VocabularyItemPronunciation", "VocabularyItemExamples"]
      try check(synonym, "VocabularyItemSynonyms", keys)
      var row = VocabularyRow(
        language: language, kind: .term, names: names, identifier: identifier,
        phrase: try text(synonym[keys[0]], keys[0]))
      if let pronunciation = synonym[keys[1]] {
        row.pronunciation = try text(pronunciation, keys[1])
      }
      if let examples = synonym[keys[2]] { row.examples = try texts(examples, keys[2]) }
      return row
    }

    func check(
      _ dictionary: [String: Any], _ key: String, _ known: [String]
    ) throws(VocabularyError) {
      for name in dictionary.keys.sorted() where !known.contains(name) {
        throw VocabularyError(
          "\(path): \(key.isEmpty ? "" : "\(key).")\(name): the table has no column for this key")
      }
    }

    private func dictionaries(
      _ value: Any?, _ key: String
    ) throws(VocabularyError) -> [[String: Any]] {
      guard let value else { return [] }
      guard let list = value as? [[String: Any]] else {
        throw VocabularyError("\(path): \(key): this is no array of dictionaries")
      }
      return list
    }

    private func texts(_ value: Any?, _ key: String) throws(VocabularyError) -> [String] {
      guard let list = value as? [String] else {
        throw VocabularyError("\(path): \(key): this is no array of strings")
      }
      return list
    }

    private func text(_ value: Any?, _ key: String) throws(VocabularyError) -> String {
      guard let text = value as? String else {
        throw VocabularyError("\(path): \(key): this is no string")
      }
      return text
    }
  }
}
