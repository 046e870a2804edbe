import Foundation
import SottoCheck
import Testing

/// What a stranger's project names that is not its own, or has too much of, is a finding.
@Suite struct StrangersProjectTests {
  private let jukebox: Jukebox

  init() throws {
    jukebox = try Jukebox()
    try FileManager.default.copyItem(
      atPath: "\(Jukebox.folder)/Fixtures/Jukebox.xcodeproj",
      toPath: "\(jukebox.path)/Jukebox.xcodeproj")
  }

  private var place: String { (jukebox.path as NSString).deletingLastPathComponent }

  private func findings(root: String? = nil) throws -> [String] {
    try ProjectReader.projects(at: jukebox.path, root: root, by: nil).flatMap(\.findings)
      .map { $0.text.replacing("\(place)/", with: "") }
  }

  @Test(arguments: [
    (
      "path = AppDelegate.swift; sourceTree = \"<group>\"",
      "path = ../outside.swift; sourceTree = SOURCE_ROOT", "outside.swift"
    ),
    (
      "path = AppDelegate.swift; sourceTree = \"<group>\"",
      "path = /; sourceTree = \"<absolute>\"", "/"
    ),
    (
      "path = AppDelegate.swift; sourceTree = \"<group>\"",
      "path = /etc/passwd; sourceTree = \"<absolute>\"", "/etc/passwd"
    ),
    ("= Lists/Info.plist", "= ../outside.plist", "outside.plist"),
    ("App/Jukebox.entitlements", "\"$(SRCROOT)/../outside.entitlements\"", "outside.entitlements"),
  ])
  func `a file outside is named`(text: String, replacement: String, file: String) throws {
    try jukebox.edit("Jukebox.xcodeproj/project.pbxproj", replacing: text, by: replacement)
    let found = try findings().filter { $0.hasSuffix("[file-outside]") }
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("\(file): error: ") == true, "\(found)")
    #expect(found.first?.contains("lies outside of Jukebox.") == true, "\(found)")
  }

  @Test(arguments: [
    "App/AppDelegate.swift", "Lists/Info.plist", "App/Jukebox.entitlements",
    "App/en.lproj/AppIntentVocabulary.plist", "Intents/PlayMediaHandler.swift",
  ])
  func `a link that leads out is named, and nothing behind it read`(file: String) throws {
    try jukebox.write("../outside", "class Outside: INPlayMediaIntentHandling {}\n")
    try jukebox.remove(file)
    try FileManager.default.createSymbolicLink(
      atPath: "\(jukebox.path)/\(file)", withDestinationPath: "\(place)/outside")
    let found = try findings().filter { $0.hasSuffix("[file-outside]") }
    #expect(found.count == 1 && found[0].hasPrefix("Jukebox/\(file): error: "), "\(found)")
    #expect(found.first?.contains("a link leads out of Jukebox.") == true, "\(found)")
  }

  @Test func `what is outside may be made part of the project`() throws {
    try jukebox.write("../outside.swift", "class Outside {}\n")
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj",
      replacing: "path = AppDelegate.swift; sourceTree = \"<group>\"",
      by: "path = ../outside.swift; sourceTree = SOURCE_ROOT")
    #expect(try findings().contains { $0.hasSuffix("[file-outside]") })
    #expect(try !findings(root: place).contains { $0.hasSuffix("[file-outside]") })
  }

  /// Of a configuration file, too.
  @Test func `an included file outside is named`() throws {
    try jukebox.write("../outside.xcconfig", "A = 1\n")
    try jukebox.write("Base.xcconfig", "#include \"../outside.xcconfig\"\n")
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "name = Release; buildSettings",
      by: "name = Release; baseConfigurationReference = X1; buildSettings")
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "G1 = {",
      by: "X1 = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; }; G1 = {"
    )
    let found = try findings().filter { $0.hasSuffix("[file-outside]") }
    #expect(found.count == 1 && found[0].hasPrefix("outside.xcconfig: error: "), "\(found)")
  }

  @Test func `more sources than are read are named`() throws {
    for index in 0..<5_001 { try jukebox.write("Intents/Many/\(index).swift", "") }
    let found = try findings().filter { $0.hasSuffix("[project-too-large]") }
    #expect(found.count == 1 && found[0].contains("more than 5,000 sources"), "\(found)")
  }

  @Test func `more files than are looked at are named`() throws {
    for index in 0..<20_001 {
      if index % 500 == 0 { try jukebox.write("Intents/\(index / 500)/0", "") }
      link("\(jukebox.path)/Intents/0/0", "\(jukebox.path)/Intents/\(index / 500)/x\(index)")
    }
    let found = try findings().filter { $0.hasSuffix("[project-too-large]") }
    #expect(found.count == 1 && found[0].contains("more than the 20,000 files"), "\(found)")
  }

  @Test func `longer sources than are read are named`() throws {
    let source = String(repeating: "// nothing at all to see here\n", count: 130_000)
    for index in 0..<9 { try jukebox.write("Intents/Many/\(index).swift", source) }
    let found = try findings().filter { $0.hasSuffix("[project-too-large]") }
    #expect(found.count == 1 && found[0].contains("longer than 32 MB"), "\(found)")
  }

  @Test(arguments: ["Lists/Info.plist", "App/Jukebox.entitlements"])
  func `settings that expand to too much are named`(file: String) throws {
    let text = String(repeating: "$(DOUBLE)", count: 2_000)
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      by: "PRODUCT_NAME = \"$(TARGET_NAME)\"; DOUBLE = \"\(String(repeating: "x", count: 5_000))\";"
    )
    try jukebox.edit(
      file, replacing: "<dict>", by: "<dict><key>Extra</key><string>\(text)</string>")
    do {
      let found = try findings()
      #expect(found.contains { $0.contains("expand to too much") }, "\(found)")
    } catch {
      #expect("\(error)".contains("expand to too much"))
    }
  }

  @Test func `an app with more extensions than a project has is refused`() throws {
    let many = (0..<101).map {
      "X\($0) = { isa = PBXNativeTarget; name = x\($0); productType = \"com.apple.product-type.app-extension\"; };"
    }
    try jukebox.edit(
      "Jukebox.xcodeproj/project.pbxproj", replacing: "\t\tT1 = {",
      by: many.joined(separator: "\n") + "\nT1 = {")
    #expect {
      try findings()
    } throws: { "\($0)".contains("has 104 apps and extensions of apps") }
  }

  /// Nothing of it runs: what a manifest says is guessed, and that is said.
  @Test(arguments: [
    ["App", "Intents", "Lists"], ["Sources/App", "Sources/Intents", "Sources/Lists"],
  ])
  func `a package is read without its manifest`(folders: [String]) throws {
    try jukebox.remove("Jukebox.xcodeproj")
    for (name, folder) in zip(["App", "Intents", "Lists"], folders) where name != folder {
      try FileManager.default.createDirectory(
        atPath: "\(jukebox.path)/Sources", withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        atPath: "\(jukebox.path)/\(name)", toPath: "\(jukebox.path)/\(folder)")
    }
    let marker = "\(place)/marker"
    try jukebox.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import Foundation
      import PackageDescription
      FileManager.default.createFile(atPath: "\(marker)", contents: nil)
      let package = Package(name: "Jukebox")
      """)
    let project = try #require(try ProjectReader.projects(at: jukebox.path, by: nil).first)
    #expect(project.kind == .sources && project.extensions.count == 2)
    let found = project.findings.filter { $0.rule == "manifest-not-run" }
    #expect(found.count == 1 && found[0].severity == .note)
    #expect(!FileManager.default.fileExists(atPath: marker))
  }
}
