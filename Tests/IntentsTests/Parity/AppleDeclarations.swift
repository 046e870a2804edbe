import Foundation

/// The ledger of what Apple's framework declares: `Fixtures/apple-declarations.txt`.
struct AppleDeclarations {
  /// One declaration.
  struct Entry: Hashable {
    let domain: String

    /// The type it is of or is; empty for what is of no type.
    let type: String

    /// The declaration in the form of the ledger.
    let text: String
    let isType: Bool
    let status: Status
    let rawValue: Int?

    /// Since which iOS it is there, where the ledger says so, and since which it is deprecated.
    let introduced: String?
    let deprecated: String?

    /// Whether a public client's source has it, besides Apple's documentation.
    let isSeenInClients: Bool

    /// Whether nothing of Apple's says it: it follows from what stands beside it.
    let isInferred: Bool

    /// Whether the compiler's account leaves it out, as it does names with an underscore and those
    /// of versions.
    var isUnlisted: Bool { text.contains(/\b_[a-zA-Z]|Version(Number|String)\b/) }

    /// The declaration with its type, as built declarations are named.
    var name: String { isType ? text : "\(type): \(text)" }
  }

  /// How this module stands to a declaration.
  enum Status: Hashable {
    case offered
    case missing
    case unavailable(reason: String)
  }

  let entries: [Entry]

  /// The raw values of the cases and options that are offered, by "type.name".
  let rawValues: [String: Int]

  /// The ledger as it stands in the fixtures.
  static func current() throws -> AppleDeclarations { try read.get() }

  // Reading takes most of a second; every test looks at the same one.
  private static let read = Result { try AppleDeclarations() }

  private init() throws {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/apple-declarations.txt")
    var reader = LedgerReader()
    entries = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .compactMap { reader.entry(String($0)) }
    rawValues = Self.rawValues(of: entries)
  }

  var offered: [Entry] { entries.filter { $0.status == .offered } }
  var missing: [Entry] { entries.filter { $0.status == .missing } }

  var unavailable: [Entry] {
    entries.filter { if case .unavailable = $0.status { true } else { false } }
  }

  private static func rawValues(of entries: [Entry]) -> [String: Int] {
    Dictionary(
      entries.filter { $0.status == .offered }.compactMap { entry in
        guard let rawValue = entry.rawValue,
          let name = entry.text.firstMatch(of: /(?:case|var) (\w+)/)
        else { return nil }
        return ("\(entry.type).\(name.output.1)", rawValue)
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// Reads the ledger line by line; a line may depend on those above it.
private struct LedgerReader {
  var domain = ""
  var type = ""
  var typeStatus = AppleDeclarations.Status.offered

  mutating func entry(_ line: String) -> AppleDeclarations.Entry? {
    if line.hasPrefix("#") { return nil }
    if let name = line.wholeMatch(of: /domain (.+)/)?.output.1 {
      domain = String(name)
      return nil
    }
    let parts = line.split(separator: " # ", maxSplits: 1)
    let pattern = /[-! ]*(.*?)(?: @([\d.]+)(?:-([\d.]+))?)?( client| inferred)?/
    guard let match = parts[0].wholeMatch(of: pattern)?.output else { return nil }
    var text = String(match.1)
    let keyword = text.prefix { $0 != " " }
    let isMember = line.hasPrefix("  ") || text.contains("(") || keyword == "var"
    let isType =
      !isMember
      && ["class", "enum", "struct", "protocol", "extension", "globals"].contains(keyword)
    var status = AppleDeclarations.Status.offered
    if line.hasPrefix("-") { status = .missing }
    if line.hasPrefix("!") { status = .unavailable(reason: parts.last.map(String.init) ?? "") }
    if isType {
      type = keyword == "globals" ? "" : String(text.drop { $0 != " " }.dropFirst())
      typeStatus = status
    } else if status == .offered {
      status = typeStatus
    }
    if keyword == "extension" || keyword == "globals" { return nil }
    var rawValue: Int?
    if let raw = text.wholeMatch(of: /((?:case|static var) .*?) = (\d+)/)?.output {
      text = String(raw.1)
      rawValue = Int(raw.2)
    }
    return AppleDeclarations.Entry(
      domain: domain, type: type, text: text, isType: isType, status: status, rawValue: rawValue,
      introduced: match.2.map(String.init), deprecated: match.3.map(String.init),
      isSeenInClients: match.4 == " client", isInferred: match.4 == " inferred")
  }
}
