/// The page that tells each rule, as `Documentation/Rules.md` has it.
package enum RulesPage {
  package static var text: String {
    let entries = Rule.all.sorted { $0.identifier < $1.identifier }.map { rule in
      """
      ## \(rule.identifier)

      \(rule.severity.rawValue.capitalizedFirst). \(rule.summary)

      \(rule.why)

      *Remedy:* \(rule.remedy)

      """
    }
    return """
      # What `sotto check` finds

      Each rule has a name that stays, a severity, what it names, what comes of it with Apple's own code
      where that is known, and the remedy. This page is made of the rules themselves; `sotto check --rules`
      prints the same, with `--json` for programs. [CommandLine.md](CommandLine.md#check-an-app) tells how
      they are run. Apple tells the codes of `INIntentErrorCode` by name and number; what they are for is read off
      their names.

      \(entries.joined(separator: "\n"))
      """
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Rule: Encodable {
  private enum CodingKeys: String, CodingKey {
    case identifier, severity, summary, why, remedy
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(identifier, forKey: .identifier)
    try members.encode(severity, forKey: .severity)
    try members.encode(summary, forKey: .summary)
    try members.encode(why, forKey: .why)
    try members.encode(remedy, forKey: .remedy)
  }
}
