import Foundation

/// What the module that was built declares, by the compiler's own account, in the ledger's form.
struct BuiltDeclarations {
  /// Each as "type: declaration".
  let all: Set<String>

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parity-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = Bundle.module.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("Modules")
    try Self.run(
      "swift", "symbolgraph-extract", "-module-name", "Intents", "-I", modules.path,
      "-target", Self.target, "-output-dir", folder.path,
      "-minimum-access-level", "public")
    let graph = try JSONDecoder().decode(
      SymbolGraph.self,
      from: Data(contentsOf: folder.appendingPathComponent("Intents.symbols.json")))
    all = Set(graph.symbols.map(\.declaration))
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  private static func run(_ command: String...) throws {
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

  struct Symbol: Decodable {
    let pathComponents: [String]
    let declarationFragments: [Fragment]

    /// The declaration without what the ledger leaves out.
    var declaration: String {
      let text =
        declarationFragments
        .filter { $0.kind != "internalParam" && !$0.isLeftOut }
        .map(\.spelling).joined()
        .replacingOccurrences(of: "any ", with: "")
        .replacing(/\ +:/, with: ":").replacing(/\ {2,}/, with: " ")
        .replacing(/\((\w+)\)\?/) { "\($0.output.1)?" }
        .replacing(/^\ +|\ +$/, with: "")
        .replacing("@preconcurrency ", with: "").replacing("`", with: "")
        .replacing(/^class (var|func)/) { "static \($0.output.1)" }
        .replacing(/^static let (\w+): (\w+)$/) {
          "static var \($0.output.1): \($0.output.2) { get }"
        }
      let type = pathComponents.dropLast().joined(separator: ".")
      if let match = text.prefixMatch(of: /(class|enum|struct|protocol) \w+/) {
        return "\(match.output.1) \(pathComponents.joined(separator: "."))"
      }
      return "\(type): \(text)"
    }
  }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String

    /// Modifiers that say nothing about how a declaration is used.
    var isLeftOut: Bool {
      kind == "keyword"
        && ["convenience", "required", "override", "open", "public", "any", "weak"]
          .contains(spelling)
    }
  }
}
