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
}
