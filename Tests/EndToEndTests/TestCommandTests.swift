import Foundation
import Testing

/// `sotto test` as a developer and a build server call it, with the sample app of lists.
@Suite(.ownThread) struct TestCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-test-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Apps/Listable")
    let bundle = try sotto([
      "apps", "bundle", source.path, "--products", Command.products.path, "--output", folder.path,
    ])
    try #require(bundle.status == 0, "\(bundle.error)")
  }

  private func sotto(_ arguments: [String]) throws -> Command {
    try Command(arguments, environment: ProcessInfo.processInfo.environment)
  }

  private func test(_ rows: [String], _ options: String...) throws -> Command {
    let file = folder.appending(path: "rows.jsonl")
    try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try sotto(
      ["test", file.path, "--app", "\(folder.path)/Listable.app"] + options)
  }

  @Test func `rows in several languages pass`() throws {
    let command = try test([
      #"{"say": "make a list called groceries", "expect": {"intent": "INCreateTaskListIntent", "response": "success"}}"#,
      #"{"say": "add milk to the groceries list", "expect": {"intent": "INAddTasksIntent", "app": "Listable", "outcome": "done"}}"#,
      #"{"say": "добавь хлеб в список groceries", "locale": "ru", "expect": {"intent": "INAddTasksIntent"}}"#,
    ])
    #expect(command.status == 0, "\(command.output)\(command.error)")
    #expect(command.output.contains("3 passed, 0 failed"))
  }

  @Test func `a difference is told with the conversation`() throws {
    let report = folder.appending(path: "results.xml")
    let command = try test(
      [#"{"say": "make a list called groceries", "expect": {"response": "failure"}}"#],
      "--junit", report.path, "--coverage")
    #expect(command.status == 1)
    #expect(command.error.contains("rows.jsonl:1: error: “make a list called groceries”"))
    #expect(command.error.contains("response: expected “failure”, found “success”"))
    #expect(command.error.contains("> make a list called groceries"))
    #expect(command.output.contains("INCreateTaskListIntent: en 1;"))
    let xml = try String(contentsOf: report, encoding: .utf8)
    #expect(xml.contains("failures=\"1\""))
  }

  @Test func `an update writes what came and keeps the rest`() throws {
    let command = try test(
      ["# lists", #"{"say": "make a list called groceries"}"#, ""], "--update")
    #expect(command.status == 0, "\(command.error)")
    let rows = try String(contentsOf: folder.appending(path: "rows.jsonl"), encoding: .utf8)
    #expect(rows.hasPrefix("# lists\n{\"say\": \"make a list called groceries\", \"expect\": {"))
    #expect(rows.contains(#""response": "success""#))
    let again = try sotto(
      ["test", "\(folder.path)/rows.jsonl", "--app", "\(folder.path)/Listable.app"])
    #expect(again.status == 0, "\(again.error)")
  }

  @Test func `rows are read from YAML`() throws {
    let file = folder.appending(path: "rows.yaml")
    try """
    # lists
    - say: make a list called groceries
      expect: {intent: INCreateTaskListIntent, response: success}
    - say:
        en: add milk to the groceries list
        de: setze Brot auf die Liste groceries
      expect:
        intent: INAddTasksIntent
        outcome: failed
    """.write(to: file, atomically: true, encoding: .utf8)
    let command = try sotto(["test", file.path, "--app", "\(folder.path)/Listable.app"])
    #expect(command.status == 1)
    #expect(command.output.contains("1 passed, 2 failed"), "\(command.output)\(command.error)")
    #expect(command.error.contains("rows.yaml:4: error: “setze Brot auf die Liste groceries”"))
    #expect(command.error.contains("outcome: expected “failed”, found “done”"))
    try "- say: [".write(to: file, atomically: true, encoding: .utf8)
    let broken = try sotto(["test", file.path, "--app", "\(folder.path)/Listable.app"])
    #expect(broken.status == 2)
    #expect(broken.error.contains("rows.yaml:"), "\(broken.error)")
  }

  /// The sample app has a name in each of its languages.
  @Test func `a matrix says a sentence with each name`() throws {
    let row = #"{"say": "make a list called tools in {app}", "expect": {"app": "Listable"}}"#
    let one = try test([row])
    #expect(one.output.contains("1 passed, 0 failed"), "\(one.output)\(one.error)")
    let all = try test([row], "--matrix", "--debug")
    #expect(all.output.contains("> make a list called tools in Listable\n"), "\(all.output)")
    #expect(all.output.contains("> make a list called tools in Списки\n"), "\(all.output)")
    #expect(all.output.contains(" passed, 0 failed"), "\(all.output)\(all.error)")
  }

  @Test func `a watch tests again what has changed`() throws {
    let file = folder.appending(path: "rows.jsonl")
    let row = #"{"say": "make a list called groceries", "expect": {"response": "failure"}}"#
    try row.write(to: file, atomically: true, encoding: .utf8)
    let log = folder.appending(path: "watch.log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = Command.products.appending(path: "sotto")
    process.arguments = ["test", file.path, "--app", "\(folder.path)/Listable.app", "--watch"]
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { process.terminate() }
    func printed(_ text: String) -> Bool {
      (try? String(contentsOf: log, encoding: .utf8))?.contains(text) == true
    }
    wait { printed("0 passed, 1 failed") }
    // Dates of files may be no finer.
    sleep(1)
    try row.replacing("failure", with: "success").write(
      to: file, atomically: true, encoding: .utf8)
    wait { printed("1 passed, 0 failed") }
    #expect(printed("1 passed, 0 failed"))
  }

  @Test func `what cannot be tested is told`() throws {
    #expect(try test(["{"]).status == 2)
    #expect(try test([#"{"say": "x"}"#], "--filter", "nowhere").error.contains("nowhere"))
    let missing = try sotto(["test", "--app", "\(folder.path)/None.app"])
    #expect(missing.status == 2)
  }
}
