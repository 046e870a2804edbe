import Foundation
import Testing

/// `sotto test` with an app that does what no person would notice.
@Suite struct TestMistakeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-test-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Faulty")
    let bundle = try Command(
      [
        "apps", "bundle", source.path, "--products", Command.products.path, "--output", folder.path,
      ], environment: ProcessInfo.processInfo.environment)
    try #require(bundle.status == 0, "\(bundle.error)")
  }

  private func test(_ rows: String...) throws -> Command {
    let file = folder.appending(path: "rows.jsonl")
    try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try Command(
      ["test", file.path, "--app", "\(folder.path)/Faulty.app"],
      environment: ProcessInfo.processInfo.environment)
  }

  private static let resolve = "FaultyIntents.IntentHandler: INPlayMediaIntent.resolveMediaItems "

  @Test func `a row fails whatever it expects`() throws {
    let command = try test(
      #"{"say": "play kaput twice in faulty", "expect": {"intent": "INPlayMediaIntent"}}"#,
      #"{"say": "play kaput choice in faulty", "answers": ["second"], "expect": {"outcome": "failed"}}"#,
      #"{"say": "play kaput crashing confirm in faulty"}"#,
      #"{"say": "play kaput crashing confirm in faulty", "expect": {"outcome": "failed"}}"#,
      #"{"say": "play kaput fine in faulty", "expect": {"outcome": "done"}}"#)
    #expect(command.status == 1)
    #expect(command.output.contains("2 passed, 3 failed"), "\(command.output)\(command.error)")
    #expect(
      command.error.contains(Self.resolve + "called its completion handler more than once; call"))
    #expect(command.error.contains(Self.resolve + "offered the same choices again after one"))
    #expect(command.error.contains("\n  The process ended by signal 4"), "\(command.error)")
    // Words, not what the values of a program look like; the assistant's log has names of its own.
    let told = command.error.split(separator: "\n").filter { !$0.contains(" [SottoHost] ") }
      .joined(separator: "\n")
    for word in ["Problem(", "Optional(", "badReply", "SottoWire."] {
      #expect(!told.contains(word), "\(told)")
    }
  }

  @Test func `a file that is not there is named in a sentence`() throws {
    let command = try Command(
      ["test", "\(folder.path)/none.jsonl", "--app", "\(folder.path)/Faulty.app"],
      environment: ProcessInfo.processInfo.environment)
    #expect(command.status == 2)
    #expect(command.error.contains("\(folder.path)/none.jsonl: "), "\(command.error)")
    #expect(!command.error.contains("Domain="), "\(command.error)")
  }
}
