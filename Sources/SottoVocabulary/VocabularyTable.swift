/// All languages' phrases and terms as one table, for spreadsheets and translators: tab separated values
/// with a header, in UTF-8.
///
/// In a field `\t`, `\n`, `\|` and `\\` stand for what would divide it; several names or examples have ` | `
/// between them.
package enum VocabularyTable {
  private static let header = [
    "language", "kind", "for", "identifier", "phrase", "pronunciation", "examples",
  ]
  private static let divider = " | "

  package static func text(of rows: [VocabularyRow]) -> String {
    let lines = rows.map { row in
      [
        row.language, row.kind.rawValue, joined(row.names), escaped(row.identifier),
        escaped(row.phrase), escaped(row.pronunciation ?? ""), joined(row.examples ?? []),
      ].joined(separator: "\t")
    }
    return ([header.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
  }

  /// - Throws: `VocabularyError` that names the line.
  package static func rows(of text: String) throws(VocabularyError) -> [VocabularyRow] {
    var rows: [VocabularyRow] = []
    for (index, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if index == 0 {
        guard fields == header else {
          throw VocabularyError("line 1: the columns are not \(header.joined(separator: ", "))")
        }
        continue
      }
      guard fields.count == header.count else {
        throw VocabularyError(
          "line \(index + 1): there are \(fields.count) columns, not \(header.count)")
      }
      guard let kind = VocabularyRow.Kind(rawValue: fields[1]) else {
        throw VocabularyError("line \(index + 1): “\(fields[1])” is neither example nor term")
      }
      guard !fields[0].isEmpty, !fields[0].contains("/") else {
        throw VocabularyError("line \(index + 1): “\(fields[0])” is no language")
      }
      rows.append(
        VocabularyRow(
          language: fields[0], kind: kind, names: divided(fields[2]),
          identifier: unescaped(fields[3]), phrase: unescaped(fields[4]),
          pronunciation: fields[5].isEmpty ? nil : unescaped(fields[5]),
          examples: fields[6].isEmpty ? nil : divided(fields[6])))
    }
    return rows
  }

  private static func joined(_ parts: [String]) -> String {
    parts.map(escaped).joined(separator: divider)
  }

  private static func divided(_ text: String) -> [String] {
    text.split(separator: divider, omittingEmptySubsequences: false).map {
      unescaped(String($0))
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("|", with: "\\|")
      .replacing(#/\r\n|\n|\r/#, with: "\\n")
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      guard !isEscaped else {
        isEscaped = false
        result.append(character == "t" ? "\t" : character == "n" ? "\n" : character)
        continue
      }
      if character == "\\" { isEscaped = true } else { result.append(character) }
    }
    return result
  }
}
