import Foundation
import Intents
import SottoHost
import SottoProject
import Testing

/// What a project has: of groups, of folders that Xcode keeps in step with, and of neither.
@Suite struct XcodeAppTests {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static func app(_ path: String, target: String? = nil) throws -> XcodeApp {
    try app(at: fixtures.appending(path: path).path, target: target)
  }

  static func app(at place: String, target: String? = nil) throws -> XcodeApp {
    let root = try ProjectFile.root(of: place, given: nil)
    return try XcodeApp(of: ProjectFile.all(at: place, in: root), in: root, target: target)
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { ($0 as NSString).lastPathComponent }.sorted()
  }

  @Test(arguments: ["Groups", "Groups/Tuner.xcodeproj"])
  func `groups say which files belong to which target`(path: String) throws {
    let app = try Self.app(path)
    #expect(names(app.app.sources) == ["AppDelegate.swift", "Store.swift"])
    #expect(app.extensions.map(\.name) == ["Tuner Voice", "Rides"])
    #expect(app.extensions.map(\.module) == ["Tuner_Voice", "Rides"])
    #expect(names(app.extensions[0].sources) == ["IntentHandler.swift", "Store.swift"])
    #expect(app.extensions.map(\.intents) == [["INPlayMediaIntent"], ["INRequestRideIntent"]])
    #expect(names(app.extensions[1].otherSources) == ["Old.m"])
    #expect(app.libraries.map(\.module) == ["TunerKit"])
  }

  @Test func `a file in several languages is each of them`() throws {
    let app = try Self.app("Groups").app
    #expect(
      app.bundleFiles.keys.sorted() == [
        "de.lproj/AppIntentVocabulary.plist",
        "en.lproj/AppIntentVocabulary.plist",
      ])
  }

  @Test func `build settings fill in what a property list leaves to them`() throws {
    let app = try Self.app("Groups")
    let voice = app.extensions[0].information.values
    #expect(voice["CFBundleIdentifier"] == "net.example.Tuner.Voice")
    #expect(
      voice["NSExtension"]?["NSExtensionPrincipalClass"] == "Tuner_Voice.IntentHandler")
    #expect(app.app.information.values["CFBundleShortVersionString"] == "2.1")
  }

  @Test func `folders in step lend and keep back files`() throws {
    let app = try Self.app("Synchronized")
    #expect(names(app.app.sources) == ["Store.swift", "TunerApp.swift"])
    #expect(names(app.extensions[0].sources) == ["IntentHandler.swift", "Store.swift"])
    #expect(app.app.bundleFiles.keys.sorted() == ["en.lproj/AppIntentVocabulary.plist"])
    #expect(app.app.information.values["NSSiriUsageDescription"] == "Tuner plays.")
  }

  @Test func `a workspace's projects build each other's frameworks`() throws {
    let app = try Self.app("Shelves")
    // Of two frameworks of one name, for two systems, one is built.
    #expect(app.libraries.map(\.module) == ["Kit"])
    #expect(names(app.libraries[0].sources) == ["Kit.swift"])
  }

  @Test func `what an app lacks to be asked is known, and given`() throws {
    let app = try Self.app("Shelves").app
    #expect(app.lacking == ["com.apple.developer.siri", "NSSiriUsageDescription"])
    #expect(app.entitlements["com.apple.developer.siri"] == true)
    #expect(app.information.values["NSSiriUsageDescription"]?.string?.isEmpty == false)
    #expect(try Self.app("Synchronized").app.lacking == ["com.apple.developer.siri"])
  }

  @Test func `configuration files have settings, too`() throws {
    let app = try Self.app("Shelves")
    #expect(app.app.information.values["CFBundleIdentifier"] == "net.example.Shelves")
    #expect(
      app.extensions.map { $0.information.values["CFBundleIdentifier"] }
        == ["net.example.Shelves.Voice", "net.example.Shelves.Lists"])
    #expect(app.extensions[0].swiftSettings.contains(".swiftLanguageMode(.v6)"))
    #expect(app.extensions[1].swiftSettings.contains(".swiftLanguageMode(.v5)"))
    for part in app.extensions {
      #expect(part.swiftSettings.suffix(2) == [".define(\"SHARED\")", ".define(\"SHELVES\")"])
    }
  }

  @Test func `what is not there is known, but for what shows something`() throws {
    let app = try Self.app("Shelves")
    #expect(names(app.extensions[0].missingFiles) == ["Voice.entitlements", "chime.caf"])
    #expect(app.extensions[0].bundleFiles.keys.sorted() == ["shelves.json"])
    #expect(app.extensions[1].missingFiles.isEmpty)
  }

  struct Refused: Decodable, Sendable {
    var path: String
    var target: String?
    var error: String

    static func all() throws -> [Refused] {
      try JSONDecoder().decode(
        [Refused].self, from: Data(contentsOf: fixtures.appending(path: "refused.json")))
    }
  }

  @Test(arguments: try Refused.all())
  func `what cannot be tried is refused with its reason`(refused: Refused) throws {
    let error = try #require(throws: BundleError.self) {
      try Self.app("Refused/\(refused.path)", target: refused.target)
    }
    #expect("\(error)".contains(refused.error), "\(error)")
  }

  @Test func `a target chooses among several apps`() throws {
    let app = try Self.app("Refused/TwoApps.xcodeproj", target: "Lite")
    #expect(app.extensions.map(\.name) == ["LiteVoice"])
  }
}
