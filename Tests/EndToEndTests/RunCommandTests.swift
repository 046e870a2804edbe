import Foundation
import Testing

/// `sotto run` on an Xcode project that nobody has prepared for it.
@Suite(.serialized) struct RunCommandTests {
  private let folder: URL

  /// The project of a public-like app, with a view that is not for here.
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
    try "import SwiftUI\n\nstruct Cover: View { var body: some View { Text(\"\") } }\n".write(
      to: folder.appending(path: "App/Cover.swift"), atomically: true, encoding: .utf8)
    try files.copyItem(
      at: try #require(
        Bundle.module.url(forResource: "Jukebox", withExtension: "pbxproj", subdirectory: "Cases")),
      to: folder.appending(path: "Jukebox.xcodeproj/project.pbxproj"))
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
    #expect(command.output.contains("Playing Second two jingles"), "\(command.output)")
    #expect(command.error.contains("The app Jukebox does not build here: "), "\(command.error)")
    #expect(command.error.contains("App/Cover.swift:1"), "\(command.error)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func `what cannot be run is told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = try run("\(folder.path)/Nothing.xcodeproj", "--say", "hello")
    #expect(missing.status == 1)
    #expect(missing.error.contains("Nothing.xcodeproj is not there"))
    let empty = try run("\(folder.path)/App", "--say", "hello")
    #expect(empty.status == 1)
    #expect(empty.error.contains("has no project"))
  }
}
