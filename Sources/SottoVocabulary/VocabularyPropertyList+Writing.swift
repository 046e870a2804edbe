import Foundation

extension VocabularyPropertyList {
  /// The property list of one language's rows, in their order: neighbours of one intent, of the same
  /// parameters or of one term are one entry.
  package static func data(of rows: [VocabularyRow]) throws -> Data {
    var root: [String: Any] = [:]
    let examples = grouped(rows.filter { $0.kind == .example }, by: \.names).map { rows in
      [
        "IntentName": rows[0].names[0],
        "IntentExamples": rows.map(\.phrase).filter { !$0.isEmpty },
      ] as [String: Any]
    }
    let terms = grouped(rows.filter { $0.kind == .term }, by: \.names).map { rows in
      [
        "ParameterNames": rows[0].names,
        "ParameterVocabulary": grouped(rows, by: \.identifier).map(item),
      ] as [String: Any]
    }
    if !examples.isEmpty { root["IntentPhrases"] = examples }
    if !terms.isEmpty { root["ParameterVocabularies"] = terms }
    return try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
  }

  private static func item(_ rows: [VocabularyRow]) -> [String: Any] {
    let synonyms = rows.map { row in
      var synonym: [String: Any] = ["VocabularyItemPhrase": row.phrase]
      synonym["VocabularyItemPronunciation"] = row.pronunciation
      synonym["VocabularyItemExamples"] = row.examples
      return synonym
    }
    return ["VocabularyItemIdentifier": rows[0].identifier, "VocabularyItemSynonyms": synonyms]
  }

  private static func grouped(
    _ rows: [VocabularyRow], by key: (VocabularyRow) -> some Equatable
  ) -> [[VocabularyRow]] {
    var groups: [[VocabularyRow]] = []
    for row in rows {
      if let last = groups.last?.last, key(last) == key(row) {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups
  }
}
