import Foundation
import Testing

/// `sotto run` on an Xcode project that nobody has prepared for it.
@Suite(.ownThread, .serialized) struct RunCommandTests {
  private let folder: URL

  /// The project of a public-like app, with a view and an extension that are not for here, and a framework
  /// with a file of its own.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-run-\(UUID())")
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appending(path: "Jukebox.xcodeproj"), withIntermediateDirectories: true)
    for name in ["App", "Intents"] {
      try files.copyItem(
        at: ClientBuild.sources.appending(path: "Jukebox/\(name)"), to: folder.appending(path: name)
      )
    }
    try files.removeItem(at: folder.appending(path: "Intents/main.swift"))
    try write(
      "import SwiftUI\n\nstruct Cover: View { var body: some View { Text(\"\") } }\n",
      to: "App/Cover.swift")
    try files.copyItem(
      at: folder.appending(path: "Intents"), to: folder.appending(path: "Lists"))
    for file in try files.contentsOfDirectory(atPath: folder.appending(path: "Lists").path)
    where file != "Info.plist" {
      try files.removeItem(at: folder.appending(path: "Lists/\(file)"))
    }
    try write(
      "import GRDB\nimport Intents\n\nclass IntentHandler: INExtension {}\n",
      to: "Lists/Handler.swift")
    try write(
      """
      import Foundation

      public final class Names {
        public static var all: String? {
          let file = Bundle(for: Names.self).url(forResource: "names", withExtension: "txt")
          return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
      }

      """, to: "Kit/Names.swift")
    try write("Blue", to: "Kit/names.txt")
    let handler = folder.appending(path: "Intents/PlayMediaHandler.swift")
    let source = try String(contentsOf: handler, encoding: .utf8)
    try write(
      "import JukeboxKit\n"
        + source.replacing("\"Second\"", with: "Names.all ?? \"No\"")
        .replacing(
          "asked += 1",
          with: "if intent.mediaSearch?.mediaName == \"trouble\" { fatalError(\"It is broken\") }"),
      to: "Intents/PlayMediaHandler.swift")
    try files.copyItem(
      at: try #require(
        Bundle.module.url(forResource: "Jukebox", withExtension: "pbxproj", subdirectory: "Cases")),
      to: folder.appending(path: "Jukebox.xcodeproj/project.pbxproj"))
  }

  private func write(_ text: String, to file: String) throws {
    let file = folder.appending(path: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> Command {
    try Command(
      ["run"] + arguments + ["--scratch-path", ClientBuild.runs.path],
      environment: ProcessInfo.processInfo.environment, limit: 900)
  }

  @Test func `an untouched project answers`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let command = try run(
      folder.path, "--say", "play two jingles in jukebox", "--say", "the second one")
    #expect(command.status == 0, "\(command.output)\(command.error)")
    #expect(command.output.contains("Playing Blue two jingles"), "\(command.output)")
    #expect(command.error.contains("The app Jukebox does not build here: "), "\(command.error)")
    #expect(command.error.contains("App/Cover.swift:1"), "\(command.error)")
    #expect(command.error.contains("Lists/Handler.swift:1:8: error: GRDB is not here"))
    #expect(command.error.contains("Lists does not build here: see above."))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)

    // Another project, built where the first one was.
    let other = FileManager.default.temporaryDirectory.appending(path: "sotto-run-\(UUID())")
    try FileManager.default.moveItem(at: folder, to: other)
    defer { try? FileManager.default.removeItem(at: other) }
    let file = other.appending(path: "Jukebox.xcodeproj/project.pbxproj")
    let project = try String(contentsOf: file, encoding: .utf8)
    try project.replacing("name = JukeboxIntents;", with: "name = Cabinet;")
      .write(to: file, atomically: true, encoding: .utf8)
    let second = try run(other.path, "--say", "play one jingle in jukebox")
    #expect(second.status == 0, "\(second.output)\(second.error)")
    #expect(second.output.contains("Playing First one jingle"), "\(second.output)")

    // Whoever tries an extension wants to know why it ends.
    let third = try run(other.path, "--say", "play trouble in jukebox")
    #expect(third.status == 5)
    #expect(third.error.contains("problem: ") && third.error.contains("It is broken"))
  }

  /// Its extension ends before it says anything, of which its developer is told.
  @Test func `a package is built, bundled and asked`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = folder.appending(path: "Tiny")
    try FileManager.default.copyItem(
      at: URL(filePath: #filePath).appending(path: "../Cases/Tiny").standardized, to: package)
    try FileManager.default.moveItem(
      at: package.appending(path: "Package.swift.txt"), to: package.appending(path: "Package.swift")
    )
    let command = try run(package.path, "--say", "play something in tiny")
    #expect(command.status == 5, "\(command.output)\(command.error)")
    #expect(command.error.contains("Tiny is too small"), "\(command.error)")
  }

  @Test func `what cannot be run is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try run("\(folder.path)/Nothing.xcodeproj", "--say", "hello")
    #expect(missing.status == 1)
    #expect(missing.error.contains("Nothing.xcodeproj is not there"))
    let empty = try run("\(folder.path)/App", "--say", "hello")
    #expect(empty.status == 1)
    #expect(empty.error.contains("has no project"))
    // What has an app's sources is built with the package around.
    try write("nonsense", to: "Package.swift")
    try write("", to: "Apps/Tuner/Notes.txt")
    let part = try run(folder.appending(path: "Apps").path, "--say", "hello")
    #expect(part.error.contains("has no project"))
    try write("", to: "Apps/Tuner/App/Info.plist")
    let whole = try run(folder.appending(path: "Apps/Tuner").path, "--say", "hello")
    #expect(whole.status == 1)
    #expect(whole.error.contains("Package.swift cannot be read"), "\(whole.error)")
  }
}
