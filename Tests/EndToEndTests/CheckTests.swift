import Foundation
import Testing

/// `sotto check` as a developer calls it: on sources, with real extensions that it starts.
@Suite(.ownThread) struct CheckTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "sotto-check-\(UUID())")

  /// - Parameter home: Where no app is installed.
  private func check(_ path: String, _ options: [String] = [], limit: Double = 240) throws
    -> Command
  {
    var environment = ProcessInfo.processInfo.environment
    environment["SOTTO_HOME"] = folder.appending(path: "home").path
    environment["SWIFTPM_BUILD_DIR"] = nil
    return try Command(["check", path] + options, environment: environment, limit: limit)
  }

  /// A copy of the app that goes wrong in every way, with example phrases that make it do so.
  private func faulty(_ phrases: [String]) throws -> String {
    let copy = folder.appending(path: "Faulty")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.root.appending(path: "Tests/Faulty"), to: copy)
    let language = copy.appending(path: "App/en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let vocabulary: [String: Any] = [
      "IntentPhrases": [["IntentName": "INPlayMediaIntent", "IntentExamples": phrases]]
    ]
    try PropertyListSerialization.data(fromPropertyList: vocabulary, format: .xml, options: 0)
      .write(to: language.appending(path: "AppIntentVocabulary.plist"))
    return copy.path
  }

  private func rules(in text: String) -> [String] {
    text.matches(of: #/  \[([a-z-]+)\]\n/#).map { String($0.1) }
  }

  /// Lists are what Listable is called by in Russian, and films what Reel has.
  @Test(arguments: [
    ("Melody", []), ("Reel", ["media-category-video"]), ("Listable", ["name-is-request"]),
    ("Hop", []),
  ])
  func `a sample app is right`(app: String, notes: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = Self.root.appending(path: "Apps/\(app)").path
    let command = try check(path, ["--strict", "--products", Command.products.path])
    #expect(command.status == 0, "\(command.output)\(command.error)")
    #expect(rules(in: command.output) == notes, "\(command.output)")
    #expect(command.output.contains("\(app)Intents handles "))
  }

  @Test func `an extension is started, and what it answers is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try faulty(["Play kaput loop in Faulty", "Play kaput fine in Faulty"])
    let command = try check(path, ["--products", Command.products.path])
    #expect(command.status == 1)
    let found = Set(rules(in: command.output))
    #expect(found.isSuperset(of: ["question-repeats", "intent-unhandled"]), "\(command.output)")
    #expect(!found.contains("handler-fails"))
    #expect(
      command.output.contains(
        "mediaItems was asked about 3 times, though “First” was chosen of what was offered."))
    #expect(
      command.output.contains("IntentHandler.handler(for:) returned nil for INSearchForMedia"))
    #expect(
      command.output.contains(
        "FaultyIntents handles INPlayMediaIntent; beside handle it has resolveMediaItems, confirm.")
    )
  }

  @Test func `a handler that crashes is named`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try check(
      faulty(["Play kaput crash in Faulty"]), ["--json", "--products", Command.products.path])
    #expect(command.status == 1)
    let line = command.output.split(separator: "\n").first { $0.contains(#""handler-fails""#) }
    #expect(
      line?.contains("Resolving “Play kaput crash in Faulty”: It ended") == true, "\(command)")
    #expect(command.output.contains(#"{"extension":"FaultyIntents","intent":"INPlayMediaIntent""#))
  }

  /// With a package it goes all the way: it builds, bundles and starts.
  @Test func `a package is built and its extension started`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appending(path: "Tiny")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "Tests/EndToEndTests/Cases/Tiny"), to: package)
    try FileManager.default.moveItem(
      at: package.appending(path: "Package.swift.txt"), to: package.appending(path: "Package.swift")
    )
    let command = try check(package.path)
    #expect(command.status == 1, "\(command.output)\(command.error)")
    #expect(rules(in: command.output) == ["extension-not-started"], "\(command.output)")
    #expect(command.output.contains("Tiny is too small"), "\(command.output)")
    let built = package.appending(path: ".build/debug/TinyIntents").path
    #expect(FileManager.default.isExecutableFile(atPath: built))
    let again = try check(package.path, ["--no-start"])
    #expect(again.status == 0, "\(again.output)\(again.error)")
  }

  @Test func `mistakes are mended, and the rest is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try faulty(["Play Skyfall in Faulty"])
    let file = URL(filePath: "\(path)/Intents/Info.plist")
    let right = try String(contentsOf: file, encoding: .utf8)
    try right.replacing("INPlayMediaIntent", with: "INPlayMediaIntents")
      .write(to: file, atomically: true, encoding: .utf8)
    let command = try check(path, ["--fix", "--no-start"])
    #expect(command.error.contains("IntentsSupported[0] is INPlayMediaIntent now."))
    #expect(try String(contentsOf: file, encoding: .utf8) == right)
    #expect(!rules(in: command.output).contains("intent-unknown"))
  }

  @Test func `a bundle is read, and started where that is wanted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundled = try Command(
      [
        "apps", "bundle", Self.root.appending(path: "Apps/Hop").path, "--products",
        Command.products.path, "--output", folder.path,
      ], environment: ProcessInfo.processInfo.environment)
    #expect(bundled.status == 0, "\(bundled.error)")
    let bundle = folder.appending(path: "Hop.app").path
    #expect(try check(bundle).output == "Nothing is wrong.\n")
    let started = try check(bundle, ["--start"])
    #expect(started.status == 0)
    #expect(started.output.contains("HopIntents handles INRequestRideIntent"), "\(started.output)")
  }

  @Test func `without a path it is the folder at hand`() throws {
    let jukebox = Self.root.appending(path: "Tests/SottoCheckTests/Fixtures/Jukebox").path
    for path in [[], ["."], ["./"], ["../Jukebox"]] {
      let output = try Command.output(
        of: ["env", "-C", jukebox, Command.sotto.path, "check", "--no-start"] + path)
      #expect(output == "Nothing is wrong.\n")
    }
  }

  @Test(arguments: [
    (["x"], 2, "is not there"), (["/nowhere"], 2, "is not there"),
    (["/etc/passwd"], 2, "is no project"),
    (["/usr/include"], 2, "has no app"), ([".", "--json", "--sarif"], 64, "exclude each other"),
  ])
  func `what is no project is told`(arguments: [String], status: Int32, reason: String) throws {
    let command = try check(arguments[0], Array(arguments.dropFirst()))
    #expect(command.status == status && command.error.contains(reason), "\(command)")
  }

  @Test func `the rules are listed`() throws {
    let command = try check(".", ["--rules", "--json"])
    let rules = command.output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String]
    }
    #expect(command.status == 0 && rules.count > 40)
    #expect(rules.allSatisfy { $0["identifier"] != nil && $0["remedy"] != nil })
  }
}
