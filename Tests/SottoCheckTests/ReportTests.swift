import Foundation
import SottoCheck
import Testing

/// What programs read.
@Suite struct ReportTests {
  private func object(_ value: some Encodable) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return try #require(json as? [String: Any])
  }

  private func mistaken() throws -> [Finding] {
    let jukebox = try Jukebox()
    try jukebox.edit(
      "Intents/Info.plist", replacing: "INMediaCategoryMusic", by: "INMediaCategoryMusics")
    try jukebox.edit("App/Jukebox.entitlements", replacing: "group.com", by: "com")
    return try jukebox.findings
  }

  @Test func `SARIF has the structure that its standard asks for`() throws {
    let findings = try mistaken()
    let log = try object(SARIFLog(findings, toolVersion: "1.2"))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    let run = try #require(runs.first)
    #expect(runs.count == 1)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sotto check" && driver["version"] as? String == "1.2")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.count == Rule.all.count)
    for rule in rules {
      #expect(rule["id"] is String)
      for text in ["shortDescription", "fullDescription", "help"] {
        #expect((rule[text] as? [String: String])?["text"]?.isEmpty == false)
      }
      let level = (rule["defaultConfiguration"] as? [String: String])?["level"]
      #expect(["error", "warning", "note"].contains(level))
    }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == findings.count && !results.isEmpty)
    for (result, finding) in zip(results, findings) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == finding.rule)
      #expect(rules[index]["id"] as? String == finding.rule)
      #expect(result["level"] as? String == finding.severity.rawValue)
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact["uri"]?.hasPrefix("file:///") == true)
      #expect((physical["region"] as? [String: Int])?["startLine"] == finding.place.line)
    }
  }

  @Test func `JSON has all of a finding`() throws {
    let finding = try #require(try mistaken().first { $0.rule == "media-category-unknown" })
    let json = try object(finding)
    #expect(
      Set(json.keys) == [
        "rule", "severity", "file", "line", "key", "message", "why", "remedy", "fixable",
      ])
    #expect(json["line"] as? Int == 25 && json["fixable"] as? Bool == true)
    #expect(
      finding.text.hasSuffix(
        "There is no category “INMediaCategoryMusics”.  [media-category-unknown]"))
  }

  @Test func `a list that is no XML is left alone`() throws {
    let jukebox = try Jukebox()
    let file = URL(filePath: "\(jukebox.path)/Intents/Info.plist")
    try jukebox.edit("Intents/Info.plist", replacing: "intents-service", by: "intents-servant")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), options: [], format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try binary.write(to: file)
    let fixes = try jukebox.findings.compactMap(\.fix)
    #expect(fixes.count == 1)
    #expect(throws: PropertyListEdit.Failure.self) { try PropertyListEdit.apply(fixes) }
    #expect(try Data(contentsOf: file) == binary)
  }

  @Test func `what is no file is told, and nobody waits for it`() throws {
    let jukebox = try Jukebox()
    let file = "App/en.lproj/AppIntentVocabulary.plist"
    try jukebox.remove(file)
    #expect(mkfifo("\(jukebox.path)/\(file)", 0o600) == 0)
    let finding = try #require(try jukebox.findings.first { $0.rule == "file-unreadable" })
    #expect(finding.place.file.hasSuffix(file))
  }

  @Test func `a bundle has no sources, and is read all the same`() throws {
    let jukebox = try Jukebox()
    let app = "\(jukebox.path)/Jukebox.app"
    let files = FileManager.default
    try files.createDirectory(atPath: "\(app)/PlugIns", withIntermediateDirectories: true)
    for name in ["Info.plist", "Jukebox.entitlements", "en.lproj"] {
      try files.copyItem(atPath: "\(jukebox.path)/App/\(name)", toPath: "\(app)/\(name)")
    }
    for (folder, name) in [("Intents", "JukeboxIntents"), ("Lists", "JukeboxLists")] {
      try files.copyItem(
        atPath: "\(jukebox.path)/\(folder)", toPath: "\(app)/PlugIns/\(name).appex")
    }
    #expect(try jukebox.project(at: app).findings.map(\.text) == [])
    // The build signs them into the program.
    try jukebox.remove("Jukebox.app/Jukebox.entitlements")
    #expect(try jukebox.project(at: app).findings.map(\.text) == [])
    try jukebox.edit(
      "Jukebox.app/PlugIns/JukeboxLists.appex/Info.plist", replacing: "INAddTasksIntent",
      by: "INPlayMediaIntent")
    let findings = try jukebox.project(at: app).findings.map(\.rule)
    #expect(
      Set(findings).isSuperset(of: ["intent-in-two-extensions", "restricted-intent-unsupported"]))
  }
}
