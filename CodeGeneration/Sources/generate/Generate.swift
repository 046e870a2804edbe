import Foundation

/// Writes the generated files of the Intents module, or with `--check` compares them.
@main
struct Generate {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.allSatisfy({ $0 == "--check" }) else {
      fail("usage: generate [--check], in the root folder of the project")
    }
    guard FileManager.default.fileExists(atPath: "Sources/Intents") else {
      fail("no Sources/Intents here; run it in the root folder of the project")
    }
    let availability = try Availability()
    let written = try GeneratedTree.write(
      SourceFile.all(of: Domain.all).map { $0.annotated(by: availability) })
    defer { try? FileManager.default.removeItem(at: written.root) }
    let committed = GeneratedTree(root: URL(fileURLWithPath: "Sources/Intents"))
    let differences = try committed.differences(from: written)
    if arguments.isEmpty {
      try committed.replace(with: written, differences)
      print("\(written.paths().count) files, \(differences.count) changed")
    } else if !differences.isEmpty {
      fail(
        "these files differ from their specification; run Scripts/generate:\n"
          + differences.map { "  Sources/Intents/\($0)" }.joined(separator: "\n"))
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("generate: \(message)\n".utf8))
    exit(1)
  }
}
