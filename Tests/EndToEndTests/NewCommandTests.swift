import Foundation
import Testing

/// `sotto new` as a developer calls it. What it makes is compiled against the modules that are built; to
/// build all of it takes minutes.
@Suite(.ownThread) struct NewCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-new-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func new(_ arguments: String...) throws -> Command {
    try Command(
      ["new"] + arguments + ["--output", folder.path],
      environment: ProcessInfo.processInfo.environment)
  }

  private static let intents = [
    "INPlayMedia", "INAddMedia", "INUpdateMediaAffinity", "INSearchForMedia", "INCreateNote",
    "INAppendToNote", "INAddTasks", "INCreateTaskList", "INSetTaskAttribute",
    "INSearchForNotebookItems", "INDeleteTasks", "INSnoozeTasks", "INRequestRide",
    "INListRideOptions", "INGetRideStatus", "INCancelRide", "INSendRideFeedback",
  ].joined(separator: ",")

  @Test func `handlers, extension, app and tests compile`() throws {
    let made = try new("Tidepool", "--intents", Self.intents, "--languages", "en,ru,ja")
    try #require(made.status == 0, "\(made.error)")
    let package = folder.appending(path: "Tidepool")
    let check = try Command(
      ["check", "--no-start", package.path], environment: ProcessInfo.processInfo.environment)
    #expect(check.output == "Nothing is wrong.\n", "\(check.output)\(check.error)")
    let modules = Command.products.appending(path: "Modules").path
    let crashes = URL(filePath: #filePath).appending(path: "../../../Sources/CCrashReport/include")
    func compile(_ part: String, _ options: String...) throws {
      let files = try FileManager.default.contentsOfDirectory(
        at: package.appending(path: part), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }.map(\.path)
      _ = try Command.output(
        of: [
          "swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", modules, "-I", package.path,
          "-I", crashes.standardized.path,
        ]
          + options + files)
    }
    try compile(
      "Handlers", "-emit-module", "-module-name", "TidepoolHandlers", "-emit-module-path",
      package.appending(path: "TidepoolHandlers.swiftmodule").path)
    try compile("Intents", "-typecheck", "-module-name", "TidepoolIntents")
    try compile("App", "-typecheck", "-module-name", "Tidepool", "-parse-as-library")
    try compile("Tests", "-typecheck", "-module-name", "TidepoolTests", "-parse-as-library")
    for part in ["Handlers", "Intents", "App", "Tests", "Package.swift"] {
      _ = try Command.output(
        of: ["swift", "format", "lint", "--strict", "-r", package.appending(path: part).path])
    }
  }

  @Test func `the sentences of each language are there`() throws {
    let made = try new("Tidepool", "--intents", "INPlayMedia,INAddTasks", "--languages", "en,ko")
    try #require(made.status == 0, "\(made.error)")
    for language in ["en", "ko"] {
      let file = folder.appending(path: "Tidepool/Sentences/\(language).jsonl")
      let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(rows.count == 2)
      #expect(rows.allSatisfy { $0.contains("Tidepool") })
    }
  }

  @Test(arguments: [
    (["tidepool", "--intents", "INPlayMedia"], "capital"),
    (["Tidepool", "--intents", "INPlayMusic"], "INPlayMusic"),
    (["Tidepool", "--intents", "INPlayMedia", "--languages", "xx"], "“xx”"),
  ])
  func `a mistake is explained and nothing is made`(arguments: [String], reason: String) throws {
    let command = try Command(
      ["new"] + arguments + ["--output", folder.path],
      environment: ProcessInfo.processInfo.environment)
    #expect(command.status != 0)
    #expect(command.error.contains(reason), "\(command.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `a folder that is there is left alone`() throws {
    _ = try new("Tidepool", "--intents", "INPlayMedia")
    let again = try new("Tidepool", "--intents", "INPlayMedia")
    #expect(again.status != 0)
    #expect(again.error.contains("is there already"))
  }
}
