import Foundation
import Testing

/// The checker finds what it is there to find.
@Suite struct CheckerTests {
  let table: ModuleTable

  init() throws {
    table = try ModuleTable(
      """
      # comment
      Intents:
      Wire: Intents
      Host: Wire | Logging
      """)
  }

  @Test func `a module may import what it stands on`() {
    #expect(table.importable(by: "Host") == ["Wire", "Intents"])
    #expect(table.rules["Host"]?.packages == ["Logging"])
  }

  @Test(arguments: ["Low: High\nHigh:", "Low", "A: B: C"])
  func `a table that points upwards or cannot be read is refused`(text: String) {
    #expect(throws: ModuleTable.Malformed.self) { try ModuleTable(text) }
  }

  @Test func `dependencies against the table are named`() throws {
    let manifest = try JSONDecoder().decode(
      Manifest.self,
      from: Data(
        """
        {"targets": [
          {"name": "Intents", "type": "regular", "dependencies": []},
          {"name": "Wire", "type": "regular", "dependencies": [
            {"byName": ["Host", null]}, {"product": ["GRDB", "GRDB.swift", null, null]},
            {"target": ["Intents", {"platformNames": ["linux"]}]}]},
          {"name": "Extra", "type": "executable", "dependencies": [{"byName": ["Intents", null]}]}
        ]}
        """.utf8))
    let direction = ImportDirection(table: table, manifest: manifest)
    #expect(
      direction.violationsOfManifest() == [
        "Wire must not depend on Host", "Wire must not depend on GRDB",
        "Extra has no line in modules.txt", "modules.txt names Host, which is no target",
      ])
    #expect(direction.unconditionalDependenciesOnIntents() == ["Extra"])
  }

  @Test(arguments: [
    ("import Host", "Host"), ("  @testable import Host", "Host"),
    ("@_exported public import Foundation", "Foundation"), ("import class Host.Thing", "Host"),
    ("@preconcurrency import Host // why", "Host"), ("@_spi(Testing) import Host", "Host"),
  ])
  func `imports are seen`(line: String, module: String) {
    #expect(SourceImports.modules(in: "// a file\n\(line)\nlet x = 1\n") == [module])
  }

  @Test func `a comment imports nothing`() {
    #expect(SourceImports.modules(in: "// import Host\nlet text = \"import Host\"") == [])
  }
}
