import Foundation

/// The ledger of what Apple's framework declares: `Fixtures/apple-declarations.txt`.
struct AppleDeclarations {
  /// Declarations that this module offers, each as "type: declaration".
  private(set) var offered: Set<String> = []

  /// Declarations that it does not offer.
  private(set) var missing: Set<String> = []

  /// The raw values of cases and options, by "type.name".
  private(set) var rawValues: [String: Int] = [:]

  init() throws {
    let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/apple-declarations.txt")
    var type = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      let isMissing = line.hasPrefix("- ")
      let words = line.drop { $0 == "-" || $0 == " " }
      let isType =
        !line.hasPrefix(" ")
        && ["class", "enum", "struct", "protocol"]
          .contains(words.prefix { $0 != " " })
      if isType { type = String(words.drop { $0 != " " }.dropFirst()) }
      var declaration = String(words)
      if let raw = words.wholeMatch(of: /((?:case|static var) (\w+).*?) = (\d+)/)?.output {
        declaration = String(raw.1)
        if !isMissing { rawValues["\(type).\(raw.2)"] = Int(raw.3) }
      }
      let entry = isType ? declaration : "\(type): \(declaration)"
      if isMissing { missing.insert(entry) } else { offered.insert(entry) }
    }
  }
}
