import Foundation
import Testing

@Suite("Nothing imports upwards")
struct ImportDirectionTests {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  /// Read once: SwiftPM takes half a second for the manifest.
  private static let project = Result {
    let table = root.appending(path: "Tests/ArchitectureTests/modules.txt")
    return ImportDirection(
      table: try ModuleTable(String(contentsOf: table, encoding: .utf8)),
      manifest: try .dump(packageAt: root))
  }
  let direction: ImportDirection

  init() throws { direction = try Self.project.get() }

  @Test func `the manifest keeps to the table`() {
    #expect(direction.violationsOfManifest() == [])
  }

  @Test func `the sources keep to the table`() throws {
    for target in direction.ruled {
      let imports = try SourceImports(below: Self.root.appending(path: target.folder))
      #expect(direction.violations(of: imports, in: target.name) == [])
    }
  }

  @Test func `every dependency on Intents is conditional`() {
    #expect(direction.unconditionalDependenciesOnIntents() == [])
  }

  /// Apps adopt these without taking anything else on.
  @Test(arguments: ["Intents", "SottoLanguage", "SottoCatalog", "SottoWire", "SottoAssistant"])
  func `the core needs no package`(module: String) throws {
    let modules = direction.table.importable(by: module).union([module])
    for module in modules {
      #expect(try #require(direction.table.rules[module]).packages == [])
    }
  }

  /// An extension starts in milliseconds and holds little memory: none of the assistant is in it.
  @Test func `no app or extension links the assistant`() {
    let assistant: Set = ["SottoAssistant", "SottoHost", "SottoStore", "SottoClient"]
    let stored: Set = ["GRDB", "Logging"]
    // What stands on no Intents is no app, but a service that one talks to.
    let apps = direction.manifest.targets.filter {
      $0.folder.hasPrefix("Apps/") && direction.table.importable(by: $0.name).contains("Intents")
    }
    #expect(!apps.isEmpty)
    for app in apps {
      let modules = direction.table.importable(by: app.name).union([app.name])
      #expect(modules.isDisjoint(with: assistant))
      for module in modules {
        #expect(direction.table.rules[module]?.packages.isSubset(of: stored) == true)
      }
    }
  }
}
