import Foundation
import SottoProject
import Testing

/// The package that is made of a project.
@Suite struct RunPackageTests {
  private let project: XcodeApp

  init() throws { project = try XcodeAppTests.app("Groups") }

  private func package(standsIn: Bool = false) throws -> RunPackage {
    try RunPackage(of: project, sotto: .folder("/sotto"), standsIn: standsIn)
  }

  private func text(_ place: String, of package: RunPackage) throws -> String {
    String(decoding: try #require(package.files[place]), as: UTF8.self)
  }

  @Test func `sources are adapted and keep their places`() throws {
    let source = try text("Sources/Tuner_Voice/IntentHandler.swift", of: package())
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("#sourceLocation(file: \""))
    #expect(lines[0].hasSuffix("/Groups/Voice/IntentHandler.swift\", line: 1)"))
    #expect(lines[1] == "import Intents")
    #expect(lines[4] == "                     class IntentHandler: INExtension {}")
  }

  @Test func `entitlements are called as the executable`() throws {
    let package = try package()
    let entitlements = try text("Sources/Tuner/Tuner.entitlements", of: package)
    #expect(entitlements.contains("<string>group.net.example.Tuner</string>"))
    #expect(package.files["Sources/Rides/Rides.entitlements"] != nil)
  }

  @Test func `an extension starts as iOS starts it`() throws {
    let package = try package()
    #expect(try text("Sources/Rides/main.swift", of: package).contains("ExtensionMain.run()"))
    #expect(package.files["Sources/Tuner/main.swift"] == nil)
  }

  @Test func `shared sources are in both, a framework is a library`() throws {
    let package = try package()
    #expect(package.files["Sources/Tuner/Store.swift"] != nil)
    #expect(package.files["Sources/Tuner_Voice/Store.swift"] != nil)
    let manifest = try text("Package.swift", of: package)
    #expect(manifest.contains(#".target(name: "TunerKit")"#))
    #expect(manifest.contains(#".define("KIT")"#))
    #expect(manifest.contains(".defaultIsolation(MainActor.self)"))
  }

  @Test func `a stand-in takes the place of the app alone`() throws {
    let package = try package(standsIn: true)
    #expect(package.files["Sources/Tuner/AppDelegate.swift"] == nil)
    #expect(package.copies["Sources/Tuner/en.lproj/AppIntentVocabulary.plist"] != nil)
    let source = try text("Sources/Tuner/StandIn.swift", of: package)
    #expect(source.contains("INPlayMediaIntentResponse(code: .success"))
    #expect(source.contains("INRequestRideIntentResponse(code: .success"))
  }

  @Test func `what keeps a part from being built is told by its place`() throws {
    let project = try XcodeAppTests.app("Shelves")
    let package = try RunPackage(of: project, sotto: .folder("/sotto"), standsIn: false)
    #expect(package.problems(of: project.extensions[0]) == [])
    // The compiler says what becomes of an import behind a condition.
    let lists = package.problems(of: project.extensions[1])
    #expect(lists.count == 1)
    #expect(
      try #require(lists.first).contains("/Lists/ListHandler.swift:2:8: error: GRDB is not here"))
    let app = package.problems(of: project.app)
    #expect(app.count == 1)
    #expect(
      try #require(app.first).contains("/Sources/Gone.swift:1:1: error: The file is not there"))
  }

  @Test func `what a framework does not compile keeps back who imports it`() throws {
    let project = try XcodeAppTests.app("Shelves")
    let kit = try #require(project.libraries.first)
    let source = try String(contentsOfFile: kit.sources[0], encoding: .utf8)
    let folder = FileManager.default.temporaryDirectory.appending(path: "sotto-\(UUID())")
    try FileManager.default.copyItem(
      at: XcodeAppTests.fixtures.appending(path: "Shelves"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try ("import CoreData\nvar context: NSManagedObjectContext?\n" + source)
      .write(to: folder.appending(path: "Kit/Kit.swift"), atomically: true, encoding: .utf8)
    let copy = try XcodeAppTests.app(at: folder.path)
    let package = try RunPackage(of: copy, sotto: .folder("/sotto"), standsIn: false)
    let problem = try #require(package.problems(of: copy.extensions[0]).first)
    #expect(problem.contains("/Kit/Kit.swift:1:8: error: CoreData is not here"))
  }

  @Test func `bundles get files as they are, also those of frameworks`() throws {
    let project = try XcodeAppTests.app("Shelves")
    let package = try RunPackage(of: project, sotto: .folder("/sotto"), standsIn: false)
    let voice = try #require(package.resources["Voice"])
    #expect(voice.keys.sorted() == ["shelves.json", "starter.json"])
    #expect(try #require(voice["shelves.json"]).hasSuffix("/Voice/shelves.json"))
  }

  @Test func `what does not compile keeps nothing else from being built`() throws {
    let project = try XcodeAppTests.app("Shelves")
    let package = try RunPackage(of: project, sotto: .folder("/sotto"), standsIn: false)
    let manifest = try text("Package.swift", of: package)
    #expect(manifest.contains("name: \"Voice\"") && manifest.contains("name: \"Shelves\""))
    #expect(!manifest.contains("\"Lists\""))
    #expect(package.files["Sources/Shelves/StandIn.swift"] != nil)
    #expect(package.files["Sources/Shelves/AppDelegate.swift"] == nil)
  }

  @Test func `an extension can be left out`() throws {
    let voice = project.having(Array(project.extensions.prefix(1)))
    let package = try RunPackage(of: voice, sotto: .folder("/sotto"), standsIn: false)
    let manifest = try text("Package.swift", of: package)
    #expect(manifest.contains("\"Tuner_Voice\"") && !manifest.contains("\"Rides\""))
  }
}
