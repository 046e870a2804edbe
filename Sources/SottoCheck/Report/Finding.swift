import SottoHost

/// What a rule has found, for a person or a program.
package struct Finding: Sendable {
  package let rule: String
  package let severity: Severity
  package let place: Place
  package let message: String
  package let why: String
  package let remedy: String
  package let fix: Fix?

  init(_ defect: Defect, by rule: Rule) {
    self.rule = rule.identifier
    severity = rule.severity
    place = defect.place
    message = defect.message
    why = rule.why
    remedy = defect.remedy ?? rule.remedy
    fix = defect.fix
  }

  /// A project that cannot be read at all.
  package init(_ error: BundleError) {
    let rule = Rule.unreadableProject
    self.rule = rule.identifier
    severity = rule.severity
    place = Place(file: error.file, key: error.key)
    message = "It \(error.problem)."
    why = rule.why
    remedy = error.remedy
    fix = nil
  }

  /// As the compiler words it: `Intents/Info.plist:12: error: …  [rule]`.
  package var text: String {
    let line = place.line.map { ":\($0)" } ?? ""
    let key = place.key.map { "\($0): " } ?? ""
    return "\(place.file)\(line): \(severity.rawValue): \(key)\(message)  [\(rule)]"
  }
}

extension Finding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case rule, severity, file, line, key, message, why, remedy, fixable
  }

  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(rule, forKey: .rule)
    try members.encode(severity, forKey: .severity)
    try members.encode(place.file, forKey: .file)
    try members.encodeIfPresent(place.line, forKey: .line)
    try members.encodeIfPresent(place.key, forKey: .key)
    try members.encode(message, forKey: .message)
    try members.encode(why, forKey: .why)
    try members.encode(remedy, forKey: .remedy)
    try members.encode(fix != nil, forKey: .fixable)
  }
}
