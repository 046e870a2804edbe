import Intents

/// What the rows have tried of an app's intents: in which languages, and with which ends.
package struct Coverage: CustomStringConvertible {
  package struct Row: Hashable, Sendable {
    package var intent: String
    /// How many sentences of each language.
    package var languages: [String: Int]
    /// The statuses of resolution results that were seen.
    package var resolutions: Set<String>
    package var outcomes: Set<String>
  }

  package let rows: [Row]

  /// - Parameter intents: Those that the app declares: one that no row has tried is told, too.
  package init(_ results: [SentenceResult], intents: Set<String>) {
    var rows: [String: Row] = [:]
    for intent in intents {
      rows[intent] = Row(intent: intent, languages: [:], resolutions: [], outcomes: [])
    }
    for result in results {
      guard let outcome = result.outcome, let intent = outcome.plain["intent"]?.string,
        let language = result.language, rows[intent] != nil
      else { continue }
      rows[intent]?.languages[language, default: 0] += 1
      rows[intent]?.outcomes.formUnion(outcome.plain["outcome"]?.string.map { [$0] } ?? [])
      for status in (outcome.plain["resolve"]?.object ?? [:]).values {
        rows[intent]?.resolutions.formUnion(
          status.list?.compactMap(\.string) ?? [status.string ?? ""])
      }
    }
    self.rows = rows.values.sorted { $0.intent < $1.intent }
  }

  package var description: String {
    rows.map { row in
      guard !row.languages.isEmpty else { return "\(row.intent): no sentence" }
      let languages = row.languages.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let ends = (row.resolutions.sorted() + row.outcomes.sorted().map { "→ \($0)" })
      return "\(row.intent): \(languages.joined(separator: ", ")); \(ends.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
