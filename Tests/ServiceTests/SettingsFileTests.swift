import CaseFiles
import Foundation
import Testing

@testable import sotto

/// Files that set nothing, and how settings are written into files.
@Suite struct SettingsFileTests {
  struct Wrong: Decodable, CustomTestStringConvertible {
    var text: String
    /// What is said, after the path.
    var says: String
    var testDescription: String { text }
  }

  @Test(arguments: cases("wrong-files", of: Wrong.self))
  func `what is no file of settings is told with its line`(row: Wrong) throws {
    let problem = try #require(throws: SettingsProblem.self) {
      try SettingsFile(path: "f", text: row.text)
    }
    #expect("\(problem)".hasPrefix("f:\(row.says)"), "\(problem)")
  }

  struct Edit: Decodable, CustomTestStringConvertible {
    var name: String
    var before: String
    var set: [String]?
    var unset: String?
    /// Absent where only its person can change it.
    var after: String?
    var testDescription: String { name }
  }

  @Test(arguments: cases("edits", of: Edit.self))
  func `an edit changes one setting and nothing else`(row: Edit) throws {
    let file = try SettingsFile(path: "f", text: row.before)
    func edited() throws(SettingsProblem) -> String {
      if let key = row.unset { return try file.unsetting(key).text }
      let set = row.set ?? []
      return try file.setting(set[0], to: Array(set.dropFirst())).text
    }
    guard let after = row.after else {
      let problem = try #require(throws: SettingsProblem.self) { try edited() }
      #expect("\(problem)".contains("by an editor"))
      return
    }
    #expect(try edited() == after)
  }

  @Test func `it is written whole, with its permissions, through a link`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let real = folder.appending(path: "dotfiles/sotto.yaml").path
    let link = folder.appending(path: "config/config.yaml").path
    for file in [real, link] {
      try FileManager.default.createDirectory(
        at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try "page: on # mine\n".write(toFile: real, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try SettingsFile(path: link).setting("page", to: ["off"]).write()
    #expect(try String(contentsOfFile: real, encoding: .utf8) == "page: off # mine\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == real)
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "dotfiles").path)
    #expect(names == ["sotto.yaml"])
    let new = folder.appending(path: "new/folder/config.yaml").path
    try SettingsFile(path: new).setting("http", to: ["on"]).write()
    #expect(try SettingsFile(path: new).entries.map(\.key) == ["http"])
  }
}
