import Foundation
import Testing

/// `sotto adapt` and `sotto intents` as a developer calls them.
@Suite(.ownThread) struct AdaptCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-adapt-\(UUID())")
    let inner = folder.appending(path: "App/Handlers")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("@objc class A {}\n".utf8).write(to: folder.appending(path: "App/A.swift"))
    try Data("let b = #selector(c)\n".utf8).write(to: inner.appending(path: "B.swift"))
  }

  private func sotto(_ arguments: String...) throws -> Command {
    try Command(
      arguments.map { $0.replacing("FOLDER", with: folder.path) },
      environment: ProcessInfo.processInfo.environment)
  }

  @Test func `one file is printed`() throws {
    let command = try sotto("adapt", "FOLDER/App/A.swift")
    #expect(command.status == 0)
    #expect(command.output == "      class A {}\n")
  }

  @Test func `a folder is written, and what is left is named`() throws {
    let command = try sotto("adapt", "FOLDER/App", "--output", "FOLDER/out")
    #expect(command.status == 1)
    #expect(command.error.hasPrefix("\(folder.path)/App/Handlers/B.swift:1:9: error: #selector"))
    let adapted = folder.appending(path: "out/App/A.swift")
    #expect(try String(contentsOf: adapted, encoding: .utf8) == "      class A {}\n")
    let left = folder.appending(path: "out/App/Handlers/B.swift")
    #expect(try String(contentsOf: left, encoding: .utf8) == "let b = #selector(c)\n")
  }

  @Test(arguments: [
    (["adapt", "FOLDER/missing.swift"], "no such file"),
    (["adapt", "FOLDER/App"], "--output"),
    (["adapt", "FOLDER/App", "--output", "x", "--in-place"], "exclude each other"),
    (["adapt", "FOLDER/App", "FOLDER/App", "--output", "FOLDER/out"], "one name"),
    (["intents", "FOLDER/App/A.swift"], "property list"),
    (["intents", "FOLDER/missing"], "The file is missing"),
  ])
  func `a mistake is explained`(arguments: [String], reason: String) throws {
    let command = try Command(
      arguments.map { $0.replacing("FOLDER", with: folder.path) },
      environment: ProcessInfo.processInfo.environment)
    #expect(command.status != 0)
    #expect(command.error.contains(reason), "\(command.error)")
  }
}
