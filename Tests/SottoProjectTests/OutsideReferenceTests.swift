import Foundation
import SottoHost
import SottoProject
import Testing

/// A stranger's project that names a file of the person's is refused, and says which.
@Suite final class OutsideReferenceTests {
  private let place: URL
  private let project: URL
  private static let file = "Tuner.xcodeproj/project.pbxproj"

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: "sotto-outside-\(UUID())")
    project = place.appending(path: "Groups")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: XcodeAppTests.fixtures.appending(path: "Groups"), to: project)
    try FileManager.default.createDirectory(
      at: place.appending(path: "home"), withIntermediateDirectories: true)
    for name in ["secret.txt", "Secret.swift", "Info.plist", "Siri.entitlements"] {
      try "{}".write(
        to: place.appending(path: "home/\(name)"), atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  private func edit(_ text: String, _ replacement: String) throws {
    let file = project.appending(path: Self.file)
    let before = try String(contentsOf: file, encoding: .utf8)
    #expect(before.contains(text))
    try before.replacing(text, with: replacement)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private func link(_ name: String, to destination: String) throws {
    let path = project.appending(path: name).path
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
  }

  private func refusal() -> String {
    let error = #expect(throws: BundleError.self) { try XcodeAppTests.app(at: self.project.path) }
    return error?.description ?? ""
  }

  /// HOME stands for the folder of the person's.
  @Test(arguments: [
    ("sourceTree = \"<absolute>\"; path = HOME/secret.txt", "HOME/secret.txt"),
    ("sourceTree = SOURCE_ROOT; path = ../home/Secret.swift", "HOME/Secret.swift"),
    ("sourceTree = SOURCE_ROOT; path = \"App/../../home\"", "HOME"),
    ("sourceTree = \"<absolute>\"; path = /", "/ is named by"),
    ("sourceTree = \"<absolute>\"; path = \"HOME/absent.txt\"", "HOME/absent.txt"),
  ])
  func `a path that leads out is refused by name`(reference: String, name: String) throws {
    let home = place.appending(path: "home").path
    try edit(
      "path = AppDelegate.swift; sourceTree = \"<group>\"",
      reference.replacing("HOME", with: home))
    let refusal = refusal()
    #expect(refusal.contains(name.replacing("HOME", with: home)), "\(refusal)")
    #expect(refusal.contains("is named by the target Tuner and lies outside of \(project.path)"))
  }

  @Test(arguments: [
    ("App/AppDelegate.swift", "../../home/Secret.swift"), ("Shared", "../home"),
    ("App/AppDelegate.swift", "/etc/passwd"), ("App/de.lproj", "/etc"),
  ])
  func `a link that leads out is refused by name`(name: String, destination: String) throws {
    try link(name, to: destination)
    let refusal = refusal()
    #expect(refusal.contains("\(project.path)/\(name)"), "\(refusal)")
    #expect(refusal.contains("leads out of \(project.path) by a link"), "\(refusal)")
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = App/Info.plist", "INFOPLIST_FILE = ../home/Info.plist"),
    ("App/Siri.entitlements", "\"$(SRCROOT)/../home/Siri.entitlements\""),
  ])
  func `a build setting that leads out is refused by name`(
    setting: String, replacement: String
  ) throws {
    try edit(setting, replacement)
    #expect(refusal().contains("of the target Tuner and lies outside of \(project.path)"))
  }

  @Test func `a link that stays inside is followed`() throws {
    try FileManager.default.moveItem(
      at: project.appending(path: "App/AppDelegate.swift"),
      to: project.appending(path: "Shared/AppDelegate.swift"))
    try link("App/AppDelegate.swift", to: "../Shared/AppDelegate.swift")
    let app = try XcodeAppTests.app(at: project.path)
    #expect(app.app.sources.contains { $0.hasSuffix("/App/AppDelegate.swift") })
  }

  @Test func `a folder that the person names is the project's, too`() throws {
    try edit(
      "path = AppDelegate.swift; sourceTree = \"<group>\"",
      "path = ../home/Secret.swift; sourceTree = SOURCE_ROOT")
    let root = try ProjectFile.root(of: project.path, given: place.path)
    let app = try XcodeApp(
      of: ProjectFile.all(at: project.path, in: root), in: root, target: nil)
    #expect(app.app.sources.contains(place.appending(path: "home/Secret.swift").path))
  }

  @Test func `a workspace's project elsewhere is refused by name`() throws {
    let workspace = project.appending(path: "Tuner.xcworkspace")
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    try "<FileRef location = \"group:../home/Other.xcodeproj\"></FileRef>".write(
      to: workspace.appending(path: "contents.xcworkspacedata"), atomically: true,
      encoding: .utf8)
    let error = #expect(throws: BundleError.self) {
      try XcodeAppTests.app(at: workspace.path)
    }
    #expect(error?.description.contains("home/Other.xcodeproj/project.pbxproj is named by") == true)
  }

  /// A module is also the folder that it is written to.
  @Test(arguments: ["../../out", "a/b", "..", "$(inherited)/x", "a\\\"b"])
  func `a module's name leads nowhere`(name: String) throws {
    try edit(
      "PRODUCT_NAME = \"$(TARGET_NAME)\";",
      "PRODUCT_NAME = \"$(TARGET_NAME)\"; PRODUCT_MODULE_NAME = \"\(name)\";")
    let module = try XcodeAppTests.app(at: project.path).app.module
    #expect(module.wholeMatch(of: /[A-Za-z0-9_]+/) != nil, "\(module)")
  }
}
