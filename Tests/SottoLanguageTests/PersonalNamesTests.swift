import Foundation
import Testing

@testable import SottoLanguage

@Suite("What people are called by") struct PersonalNamesTests {
  private static func names(_ text: String) throws -> PersonalNames {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sotto-people-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try PersonalNames(file)
  }

  @Test("A word may be of several kinds, and is known however it is written")
  func kinds() throws {
    let names = try Self.names("[givenName]\nada, zoé,\n  kim\n[familyName]\nkim")
    #expect(names.kinds == ["givenName", "familyName"])
    #expect(names.kinds(of: Tokens("KIM").all[0].hash) == [0, 1])
    #expect(names.kinds(of: Tokens("Zoe").all[0].hash) == [0])
    #expect(!names.contains(Tokens("rain").all[0].hash))
  }

  @Test(
    "A mistake is named with its line",
    arguments: [
      ("ada", 1, "[givenName]"), ("[givenName]\nada\nmary ann", 3, "mary ann"),
      ("[a]\n[b]\n[c]\n[d]\n[e]\n[f]\n[g]\n[h]\n[i]\nx", 9, "one kind too many"),
    ])
  func mistakes(text: String, line: Int, what: String) throws {
    let error = try #require(throws: LanguageError.self) { try Self.names(text) }
    #expect(error.line == line)
    #expect(error.what.contains(what))
  }

  @Test("Languages work without the file")
  func missing() throws {
    let names = try PersonalNames(URL(fileURLWithPath: "/nowhere/people.txt"))
    #expect(names.kinds.isEmpty)
  }
}
