import Foundation

/// What the modules that were built declare, by the compiler's own account, in the ledger's form.
struct BuiltDeclarations {
  /// Each as "type: declaration".
  private(set) var all: Set<String> = []

  /// Since which iOS a declaration is there, and since which it is deprecated: "11.0", "11.0-13.0".
  private(set) var availability: [String: String] = [:]

  /// What a type inherits from or conforms to.
  private(set) var parents: [String: Set<String>] = [:]

  /// What the modules declare that apps link.
  static func current() throws -> BuiltDeclarations { try read.get() }

  // The compiler takes seconds for its account; every test looks at the same one.
  private static let read = Result { try BuiltDeclarations() }

  private init() throws {
    for module in ["Intents", "SottoAppSupport"] { try add(module) }
  }

  /// Whether `name` is declared, or the same by a class or a protocol above.
  func declares(_ name: String) -> Bool {
    if all.contains(name) { return true }
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let parents = parents[parts[0]] else { return false }
    if parents.contains("Swift.Hashable"), Self.isOfHashable(parts[1]) { return true }
    return parents.contains { declares("\($0):\(parts[1])") }
  }

  /// What the compiler makes of the conformance, and names nowhere.
  private static func isOfHashable(_ declaration: String) -> Bool {
    [" func hash(into: inout Hasher)", " var hashValue: Int { get }"].contains(declaration)
      || declaration.hasPrefix(" static func == (")
  }

  private mutating func add(_ module: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.run(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", Self.target,
        "-output-dir", folder.path, "-minimum-access-level", "public",
      ] + Compilation.modules)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let graph = try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(file)))
      for symbol in graph.symbols {
        all.insert(symbol.declaration)
        // A default implementation has the name of the requirement, and no availability.
        if let iOS = symbol.iOS { availability[symbol.declaration] = iOS }
      }
      let names = Dictionary(
        graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
        uniquingKeysWith: { first, _ in first })
      for relationship in graph.relationships
      where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
        guard let name = names[relationship.source],
          let parent = names[relationship.target] ?? relationship.targetFallback
        else { continue }
        parents[name, default: []].insert(parent)
      }
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  private static func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CommandFailed(command: command) }
  }

  struct CommandFailed: Error {
    let command: [String]
  }
}

/// The part of a symbol graph that the comparison reads.
private struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Relationship: Decodable {
    let source: String
    let target: String
    let targetFallback: String?
    let kind: String
  }

  struct Symbol: Decodable {
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let availability: [Availability]?

    /// Since which iOS it is there, and since which it is deprecated.
    var iOS: String? {
      let iOS = availability?.first { $0.domain == "iOS" }
      return iOS?.introduced.map { $0.text + (iOS?.deprecated.map { "-\($0.text)" } ?? "") }
    }

    /// The declaration without what the ledger leaves out.
    var declaration: String {
      let spelling =
        declarationFragments
        .filter { $0.kind != "internalParam" && !$0.isLeftOut }
        .map(\.spelling).joined()
      let bare =
        spelling
        .replacing("any ", with: "").replacing(" { get set }", with: "").replacing("`", with: "")
        .replacing(/\ +:/, with: ":").replacing(/\ {2,}/, with: " ")
        .replacing(/\((\w+)\)\?/) { "\($0.output.1)?" }
      let text =
        bare
        .replacing(/@(?:preconcurrency|MainActor|discardableResult)\ /, with: "")
        .replacing(/^\ +|\ +$/, with: "")
        .replacing(/^class (var|func)/) { "static \($0.output.1)" }
        .replacing(/^(static\ )?let\ (\w+):\ (.+)$/) { match in
          let (isStatic, name, type) = (match.output.1, match.output.2, match.output.3)
          return pathComponents.count == 1
            ? "let \(name): \(type)" : "\(isStatic ?? "")var \(name): \(type) { get }"
        }
      let type = pathComponents.dropLast().joined(separator: ".")
      if let match = text.prefixMatch(of: /(class|enum|struct|protocol) \w+/) {
        return "\(match.output.1) \(pathComponents.joined(separator: "."))"
      }
      return "\(type): \(text)"
    }
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let deprecated: Version?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?
    let patch: Int?

    var text: String { "\(major).\(minor ?? 0)" + (patch.map { ".\($0)" } ?? "") }
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String

    /// Modifiers that say nothing about how a declaration is used.
    var isLeftOut: Bool {
      kind == "keyword"
        && [
          "convenience", "required", "override", "open", "public", "any", "weak", "final",
          "nonisolated",
        ]
        .contains(spelling)
    }
  }
}
