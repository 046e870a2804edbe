import Foundation
import Testing

/// A package of a stranger's, whose `Package.swift` looks for what it can get.
@Suite(.ownThread) struct StrangersPackageTests {
  private let folder: URL
  private let package: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-strange-\(UUID())")
    package = folder.appending(path: "Tiny")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: URL(filePath: #filePath).appending(path: "../Cases/Tiny").standardized, to: package)
    try FileManager.default.removeItem(at: package.appending(path: "Package.swift.txt"))
    try "mine".write(
      to: folder.appending(path: "secret"), atomically: true, encoding: .utf8)
    try write(dependencies: "")
  }

  /// It writes what it has seen to where it may write, and marks wherever else it can.
  private func write(dependencies: String) throws {
    try """
    // swift-tools-version: 6.0
    import Foundation
    import PackageDescription

    let files = FileManager.default
    let seen = [
      try? String(contentsOfFile: "\(folder.path)/secret", encoding: .utf8),
      ProcessInfo.processInfo.environment["STRANGE_SECRET"],
      (try? files.contentsOfDirectory(atPath: "/root")) == nil ? nil : "root",
      (try? files.contentsOfDirectory(atPath: "/home")) == nil ? nil : "home",
    ].compactMap { $0 }
    _ = files.createFile(atPath: "\(folder.path)/marker", contents: nil)
    _ = files.createFile(atPath: "\\(Context.packageDirectory)/hook", contents: nil)
    try? "seen: \\(seen.joined(separator: " "))".write(
      toFile: "\\(Context.packageDirectory)/.build/seen", atomically: true, encoding: .utf8)

    let package = Package(
      name: "Tiny", dependencies: [\(dependencies)],
      targets: [
        .executableTarget(
          name: "Tiny", path: "App", exclude: ["Info.plist", "Tiny.entitlements", "en.lproj"]),
        .executableTarget(name: "TinyIntents", path: "Intents", exclude: ["Info.plist"]),
      ]
    )

    """.write(
      to: package.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
  }

  private func sotto(_ arguments: [String]) throws -> Command {
    var environment = ProcessInfo.processInfo.environment
    environment["SOTTO_HOME"] = folder.appending(path: "home").path
    environment["STRANGE_SECRET"] = "variable"
    return try Command(arguments, environment: environment, limit: 240)
  }

  private var seen: String? {
    try? String(contentsOf: package.appending(path: ".build/seen"), encoding: .utf8)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  @Test(arguments: [
    ["check", "PACKAGE", "--no-start"], ["run", "PACKAGE", "--say", "hello"],
    ["test", "SENTENCES", "--app", "PACKAGE"], ["vocabulary", "suggest", "PACKAGE"],
    ["apps", "bundle", "PACKAGE", "--output", "FOLDER/out"],
  ])
  func `a manifest gets nothing of the person's`(arguments: [String]) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sentences = folder.appending(path: "rows.jsonl")
    try #"{"say": "play something in tiny"}"#
      .write(to: sentences, atomically: true, encoding: .utf8)
    let command = try sotto(
      arguments.map {
        $0.replacing("PACKAGE", with: package.path).replacing("SENTENCES", with: sentences.path)
          .replacing("FOLDER", with: folder.path)
      })
    #expect(seen == "seen: ", "\(command.output)\(command.error)")
    #expect(!exists("marker"))
    #expect(!exists("Tiny/hook"))
  }

  @Test func `nothing runs where nothing is built`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try sotto(["check", package.path, "--no-build"])
    #expect(command.status == 0, "\(command.output)\(command.error)")
    #expect(command.output.contains("[manifest-not-run]"), "\(command.output)")
    #expect(!exists("Tiny/.build") && !exists("marker") && !exists("Tiny/hook"))
  }

  @Test func `what is built earlier is started where that is wanted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let built = try sotto(["check", package.path])
    #expect(built.output.contains("Tiny is too small"), "\(built.output)\(built.error)")
    let again = try sotto(["check", package.path, "--no-build", "--start"])
    #expect(again.output.contains("Tiny is too small"), "\(again.output)\(again.error)")
    #expect(again.error.isEmpty, "\(again.error)")
  }

  @Test func `a dependency outside is refused by name, or made visible`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = folder.appending(path: "Other")
    try FileManager.default.createDirectory(
      at: other.appending(path: "Sources/Other"), withIntermediateDirectories: true)
    try "".write(
      to: other.appending(path: "Sources/Other/Other.swift"), atomically: true, encoding: .utf8)
    try """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Other", targets: [.target(name: "Other")])

    """.write(to: other.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try write(dependencies: ".package(path: \"../Other\")")
    let refused = try sotto(["run", package.path, "--say", "play something in tiny"])
    #expect(refused.status == 1)
    #expect(
      refused.error.contains("Package.swift depends on \(other.path), which lies outside of"),
      "\(refused.error)")
    let allowed = try sotto([
      "run", package.path, "--say", "play something in tiny", "--root", folder.path,
    ])
    #expect(allowed.error.contains("Tiny is too small"), "\(allowed.error)")
  }

  @Test func `a link in the place of what is built is refused`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let elsewhere = folder.appending(path: "elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: package.appending(path: ".build"), withDestinationURL: elsewhere)
    let command = try sotto(["check", package.path])
    #expect(command.status == 2)
    #expect(command.error.contains(".build is no folder, or a link to one"), "\(command.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
  }

  @Test func `without a sandbox that can build, it is said what to do`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try sotto(["check", package.path, "--sandbox", "landlock"])
    #expect(command.status == 2)
    #expect(command.error.contains("is run in bubblewrap's sandbox only"), "\(command.error)")
    #expect(command.error.contains("--sandbox none"))
    let unconfined = try sotto(["check", package.path, "--no-start", "--sandbox", "none"])
    #expect(unconfined.status == 0, "\(unconfined.error)")
    #expect(exists("marker"))
  }
}
