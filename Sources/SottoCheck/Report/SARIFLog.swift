/// Findings in the form that code hosts and editors take: SARIF 2.1.0.
package struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// - Parameter toolVersion: That of the program.
  package init(_ findings: [Finding], toolVersion: String) {
    let rules = Rule.all
    let places = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($1.identifier, $0) })
    runs = [
      Run(
        tool: Tool(
          driver: Driver(
            name: "sotto check", version: toolVersion, rules: rules.map(Descriptor.init))),
        results: findings.map { Result($0, ruleIndex: places[$0.rule] ?? -1) })
    ]
  }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Descriptor]
  }

  struct Text: Encodable { let text: String }

  struct Descriptor: Encodable {
    struct Configuration: Encodable { let level: Severity }
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Configuration

    init(_ rule: Rule) {
      id = rule.identifier
      shortDescription = Text(text: rule.summary)
      fullDescription = Text(text: rule.why)
      help = Text(text: rule.remedy)
      defaultConfiguration = Configuration(level: rule.severity)
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: Severity
    let message: Text
    let locations: [Location]

    init(_ finding: Finding, ruleIndex: Int) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = finding.severity
      let key = finding.place.key.map { "\($0): " } ?? ""
      message = Text(text: "\(key)\(finding.message) \(finding.remedy)")
      locations = [Location(finding.place)]
    }
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region?
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }
    let physicalLocation: Physical

    init(_ place: Place) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: Self.uri(place.file)),
        region: place.line.map(Region.init))
    }

    /// A path as the reference of a URI: what is no plain character is escaped.
    private static func uri(_ path: String) -> String {
      let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
      let digits = Array("0123456789ABCDEF")
      let escaped = path.utf8.map { byte in
        plain.contains(byte)
          ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }.joined()
      return path.hasPrefix("/") ? "file://" + escaped : escaped
    }
  }
}
