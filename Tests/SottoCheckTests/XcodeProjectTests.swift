import Foundation
import SottoCheck
import Testing

/// The same app as an Xcode project has it: purpose strings in build settings, files by groups.
@Suite struct XcodeProjectTests {
  private let jukebox: Jukebox

  init() throws {
    jukebox = try Jukebox()
    try FileManager.default.copyItem(
      atPath: "\(Jukebox.folder)/Fixtures/Jukebox.xcodeproj",
      toPath: "\(jukebox.path)/Jukebox.xcodeproj")
    // Its project says it.
    try jukebox.edit(
      "App/Info.plist",
      replacing: """
          <key>NSSiriUsageDescription</key>
          <string>Jukebox plays what you ask for.</string>

        """, by: "")
    try jukebox.write(
      "Elsewhere/Unused.swift",
      """
      class Unused: INPlayMediaIntentHandling {
        func resolveMediaItem(for intent: INPlayMediaIntent) async -> Int { 0 }
      }

      """)
  }

  private func findings(_ place: String = "") throws -> [String] {
    try jukebox.project(at: jukebox.path + place).findings.map {
      $0.text.replacing("\(jukebox.path)/", with: "")
    }
  }

  @Test(arguments: ["", "/Jukebox.xcodeproj", "/Jukebox.xcodeproj/project.pbxproj"])
  func `a right project has no finding`(place: String) throws {
    let project = try jukebox.project(at: jukebox.path + place)
    #expect(project.kind == .xcode && project.extensions.map(\.name) == ["Voice", "Lists"])
    #expect(try findings(place) == [])
  }

  @Test func `a workspace leads to its projects, but not to fetched ones`() throws {
    try jukebox.write(
      "Jukebox.xcworkspace/contents.xcworkspacedata",
      """
      <Workspace version = "1.0">
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location = "group:Jukebox.xcodeproj"></FileRef>
      </Workspace>
      """)
    #expect(try findings("/Jukebox.xcworkspace") == [])
    #expect(try jukebox.project(at: "\(jukebox.path)/Jukebox.xcworkspace").app.name == "Jukebox")
  }

  @Test func `a mistake in the build settings is named there`() throws {
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "\"Jukebox plays what you ask for.\"",
      by: "\"\"")
    let text = try #require(try findings().first)
    #expect(
      text == "Jukebox.xcodeproj/project.pbxproj:40: error: NSSiriUsageDescription: It is empty.  "
        + "[siri-usage-missing]")
  }

  @Test(arguments: [
    "App/Jukebox.entitlements", "Lists/Info.plist", "Lists/IntentHandler.swift",
  ])
  func `a file that is not there is named`(file: String) throws {
    try FileManager.default.removeItem(atPath: "\(jukebox.path)/\(file)")
    let findings = try findings().filter { $0.contains("[file-missing]") }
    #expect(findings.count == 1, "\(findings)")
    #expect(try #require(findings.first).hasPrefix("\(file): error: The target "))
  }

  @Test(arguments: [
    ("Intents/PlayMediaHandler.swift", "func resolveMediaItems(", "method-near-miss"),
    ("Lists/IntentHandler.swift", "INAddTasksIntentHandling", "intent-unhandled"),
    ("App/Jukebox.entitlements", "<true/>", "siri-api-without-entitlement"),
    ("App/en.lproj/AppIntentVocabulary.plist", "INAddTasksIntent.target", "vocabulary-key-path"),
  ])
  func `the files of the targets are read`(file: String, text: String, rule: String) throws {
    try jukebox.edit(
      file, replacing: text, by: text == "<true/>" ? "<false/>" : text.dropLast() + "s(")
    let findings = try findings()
    #expect(findings.contains { $0.hasSuffix("[\(rule)]") }, "\(findings)")
  }

  /// What is in a framework that is not read may well be there.
  @Test func `classes that may be elsewhere are not missed`() throws {
    try jukebox.edit(
      "Lists/IntentHandler.swift", replacing: "INAddTasksIntentHandling", by: "Listing")
    #expect(try findings().contains { $0.hasSuffix("[intent-unhandled]") })
    try jukebox.edit(
      "Lists/IntentHandler.swift", replacing: "import Intents", by: "import Intents\nimport Kit")
    #expect(try findings() == [])
  }

  @Test(arguments: [
    "$(SOURCE_ROOT)", "${SRCROOT}", "$(PROJECT_DIR)", "$(PROJECT_FILE_PATH)/..",
    "$(SRCROOT)/Elsewhere/..",
  ])
  func `a path may begin where the project is`(root: String) throws {
    for path in ["App/Jukebox.entitlements", "Lists/Info.plist"] {
      try jukebox.edit(
        "Jukebox.xcodeproj/project.pbxproj", replacing: "= \(path)", by: "= \"\(root)/\(path)\"")
    }
    #expect(try findings() == [])
  }

  @Test func `a path with a variable that is defined nowhere is named there`() throws {
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "= Lists/Info.plist",
      by: "= \"$(LISTS_FOLDER)/Info.plist\"")
    let findings = try findings()
    #expect(
      findings.contains(
        "Jukebox.xcodeproj/project.pbxproj:75: warning: INFOPLIST_FILE: $(LISTS_FOLDER) is defined "
          + "nowhere.  [variable-undefined]"), "\(findings)")
    #expect(!findings.contains { $0.contains("[file-missing]") })
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      by: "PRODUCT_NAME = \"$(TARGET_NAME)\"; LISTS_FOLDER = Lists;")
    #expect(try self.findings() == [])
  }

  @Test func `an extension with another version than its app is named`() throws {
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj",
      replacing: "PRODUCT_BUNDLE_IDENTIFIER = com.example.Jukebox.Lists;",
      by: "PRODUCT_BUNDLE_IDENTIFIER = com.example.Jukebox.Lists; MARKETING_VERSION = 1.1;")
    let findings = try findings()
    #expect(findings.count == 1 && findings[0].hasSuffix("the app's is “1.0”.  [version-differs]"))
  }

  @Test func `a project that is none is refused`() throws {
    try jukebox.write("Jukebox.xcodeproj/project.pbxproj", "nothing")
    #expect(throws: (any Error).self) { try jukebox.project() }
  }
}
