/// Something with names in several languages: a place, a kind of ride, a way to pay.
package struct NamedThing: Hashable, Sendable, Identifiable {
  package let id: String
  /// What it is called by language, the first name being the one that is shown.
  let names: [String: [String]]
  /// The columns of its line that are no names.
  let details: [String: String]

  /// Its name for a person who speaks a language, in English where it has none in that.
  ///
  /// - Parameter language: Such as "ru" or "zh-Hans".
  package func name(in language: String) -> String {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    return (names[base] ?? names["en"])?.first ?? id
  }
}

extension NamedThing {
  /// Reads a table: a line each, with the columns of the first, parted by tabs. Columns of two letters
  /// are languages, and “|” parts their names. Lines that begin with “#” are remarks.
  static func table(_ text: String) -> [NamedThing] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let columns = lines.first else { return [] }
    return lines.dropFirst().compactMap { fields in
      let line = Dictionary(zip(columns, fields)) { first, _ in first }
      guard let id = line["id"], !id.isEmpty else { return nil }
      let names = line.filter { $0.key.count == 2 && $0.key != "id" && !$0.value.isEmpty }
      return NamedThing(
        id: id, names: names.mapValues { $0.split(separator: "|").map(String.init) },
        details: line.filter { names[$0.key] == nil })
    }
  }
}
