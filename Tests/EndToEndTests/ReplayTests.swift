import Foundation
import Testing

/// Saved conversations had anew: those in Cases/Replays, and what can be wrong with one.
@Suite(.ownThread) struct ReplayTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sotto-replay-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static let saved: [URL] = {
    let cases = Bundle.module.url(forResource: "Cases/Replays", withExtension: nil)
    return
      (cases.flatMap {
        try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      } ?? [])
      .filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
  }()

  static func text(_ name: String) throws -> String {
    let file = try #require(saved.first { $0.lastPathComponent == "\(name).jsonl" })
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func replay(_ text: String, _ options: String...) throws -> Command {
    let file = folder.appending(path: "talk.jsonl")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try Self.sotto(["replay", file.path] + options)
  }

  private static func sotto(_ arguments: [String]) throws -> Command {
    try Command(arguments, environment: ProcessInfo.processInfo.environment, limit: 120)
  }

  @Test func `there is a conversation of each sample app that answers requests`() {
    #expect(Self.saved.count >= 4)
  }

  @Test(arguments: saved) func `a saved conversation comes out equal`(file: URL) throws {
    let command = try Self.sotto(["replay", file.path])
    #expect(command.status == 0, "\(command.output)\(command.error)")
    #expect(command.output.hasSuffix("turns, equal\n"))
  }

  @Test func `an equal conversation is updated to the same bytes`() throws {
    let text = try Self.text("hop-de")
    let command = try replay(text, "--update")
    #expect(command.status == 0, "\(command.error)")
    let file = folder.appending(path: "talk.jsonl")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var what: String
    /// A text in the file, and what is there instead.
    var from: String
    var to: String
    /// What is told of the first difference.
    var told: [String]
    var testDescription: String { what }
  }

  @Test(arguments: [
    Change(
      what: "the person is told other words", from: "Список «Дача» создан.",
      to: "Создан список «Дача».",
      told: [
        "error: turn 1, “создай список Дача”: the answer",
        "text: expected “Создан список «Дача».”, found “Список «Дача» создан.”",
        "> создай список Дача",
      ]),
    Change(
      what: "an app answered something else", from: #""response":{"code":"success""#,
      to: #""response":{"code":"failure""#, told: ["turn 1", "the answer"]),
    Change(
      what: "an app is asked something else", from: #""taskTitles":["гвозди"]"#,
      to: #""taskTitles":["болты"]"#,
      told: [
        "turn 2", "“begin” to", "intent.parameters.taskTitles[0]: expected “болты”, found “гвозди”",
      ]),
    Change(
      what: "something else is said", from: #""text":"что осталось"}}"#,
      to: #""text":"покажи список Дача"}}"#, told: ["“begin” to"]),
  ])
  func `a difference is found and told`(change: Change) throws {
    let text = try Self.text("listable-ru")
    let range = try #require(text.range(of: change.from))
    let command = try replay(text.replacingCharacters(in: range, with: change.to))
    #expect(command.status == 1, "\(command.output)\(command.error)")
    for part in change.told { #expect(command.error.contains(part), "\(command.error)") }
    #expect(command.error.contains("talk.jsonl:"))
  }

  @Test func `programs are told, and an update mends it`() throws {
    let text = try Self.text("listable-ru")
      .replacing("Список «Дача» создан.", with: "Создан список «Дача».", maxReplacements: 1)
    let told = try replay(text, "--json")
    #expect(told.status == 1)
    struct Row: Decodable {
      struct Difference: Decodable {
        var turn: Int
        var path: String
      }
      var equal: Bool
      var difference: Difference
    }
    let row = try JSONDecoder().decode(Row.self, from: Data(told.output.utf8))
    #expect(!row.equal && row.difference.turn == 1 && row.difference.path == "text")
    #expect(try replay(text, "--update").status == 0)
    let mended = folder.appending(path: "talk.jsonl")
    #expect(try String(contentsOf: mended, encoding: .utf8) == Self.text("listable-ru"))
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var what: String
    var change: @Sendable (String) -> String
    var line: Int?
    var told: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Wrong(
      what: "empty", change: { _ in "" }, line: 1, told: "is no conversation that Sotto has saved"),
    Wrong(what: "no JSON", change: { _ in "play hello\n" }, line: 1, told: "is no JSON"),
    Wrong(
      what: "another document", change: { _ in "{\"say\": \"play hello\"}\n" }, line: 1,
      told: "is no conversation that Sotto has saved"),
    Wrong(
      what: "another format", change: { $0.replacing("\"format\":1", with: "\"format\":2") },
      line: 1, told: "this one reads format 1"),
    Wrong(
      what: "an unknown zone", change: { $0.replacing("Europe/Berlin", with: "Europe/Atlantis") },
      line: 1, told: "Europe/Atlantis"),
    Wrong(
      what: "cut in a line", change: { String($0.dropLast(400)) }, line: nil,
      told: "is where the file was cut"),
    Wrong(
      what: "cut after a line",
      change: { $0.split(separator: "\n").dropLast(3).joined(separator: "\n") + "\n" }, line: nil,
      told: "is where the file was cut"),
    Wrong(
      what: "cut after the header",
      change: { "\($0.split(separator: "\n")[0])\n" }, line: 1,
      told: "is where the file was cut"),
    Wrong(
      what: "a line is no JSON",
      change: {
        var lines = $0.split(separator: "\n").map(String.init)
        lines[4] = "{\"said\":"
        return lines.joined(separator: "\n") + "\n"
      }, line: 5, told: "is no JSON"),
    Wrong(
      what: "a line is nothing that happens",
      change: {
        var lines = $0.split(separator: "\n").map(String.init)
        lines[4] = "{\"sung\": \"la\"}"
        return lines.joined(separator: "\n") + "\n"
      }, line: 5, told: "cannot be read"),
    Wrong(
      what: "an unknown intent",
      change: {
        $0.replacing(
          "\"INRequestRideIntent\",\"parameters\"", with: "\"INRentBoatIntent\",\"parameters\"")
      },
      line: nil, told: "names the intent INRentBoatIntent"),
    Wrong(
      what: "more turns than one can have",
      change: {
        let lines = $0.split(separator: "\n").map(String.init)
        let said = lines.first { $0.contains("\"said\":") } ?? ""
        return (lines.dropLast() + Array(repeating: said, count: 200)).joined(separator: "\n")
          + "\n"
      }, line: nil, told: "a saved conversation has 100 turns at most"),
    Wrong(
      what: "longer than one can be",
      change: { $0 + String(repeating: String(repeating: " ", count: 1 << 20) + "\n", count: 33) },
      line: 1, told: "longer than the 32 MB"),
    Wrong(
      what: "lines after the end", change: { $0 + "{\"said\":{\"text\":\"hi\"},\"at\":1}\n" },
      line: nil, told: "comes after the end"),
  ])
  func `a wrong file is refused, with its line`(wrong: Wrong) throws {
    let command = try replay(wrong.change(Self.text("hop-de")))
    #expect(command.status == 2, "\(command.output)\(command.error)")
    #expect(
      command.error.contains("talk.jsonl:\(wrong.line.map(String.init) ?? "")"), "\(command.error)")
    #expect(command.error.contains(wrong.told), "\(command.error)")
  }

  @Test func `what is no file is not waited for`() throws {
    let fifo = folder.appending(path: "fifo").path
    mkfifo(fifo, 0o600)
    for place in [fifo, "/dev/zero", folder.path] {
      let command = try Self.sotto(["replay", place])
      #expect(command.status == 2 && command.error.contains("not a file"), "\(command.error)")
    }
  }

  /// Whatever a person said, what comes of a masked one is the same.
  @Test(arguments: saved) func `a masked conversation goes as it went`(file: URL) throws {
    let masked = folder.appending(path: "masked.jsonl")
    let written = try Self.sotto(["replay", file.path, "--masked", masked.path])
    #expect(written.status == 0, "\(written.output)\(written.error)")
    let replayed = try Self.sotto(["replay", masked.path])
    #expect(replayed.status == 0, "\(replayed.output)\(replayed.error)")
    let (before, after) = try (
      String(contentsOf: file, encoding: .utf8), String(contentsOf: masked, encoding: .utf8)
    )
    #expect(after.contains(#""masked":true"#))
    // What the apps' bundles declare stays.
    let conversation = after.split(separator: "\n").drop { !$0.contains("\"known\":") }
      .joined(separator: "\n")
    for secret in [
      "Hello", "Skyfall", "Adele", "xyzzy", "Дача", "гвозди", "свечи", "Hauptbahnhof", "Zoo",
      "Škoda",
      "+49 431", "西游记", "HP 101", "BB3597D4", "2026-11-28",
    ] where before.contains(secret) {
      #expect(!conversation.contains(secret), "\(secret)")
    }
    #expect(try Self.sotto(["replay", masked.path, "--update"]).status == 0)
    #expect(try String(contentsOf: masked, encoding: .utf8) == after)
  }

  @Test func `a missing file is refused, and others are replayed`() throws {
    let file = try #require(Self.saved.first)
    let command = try Self.sotto(["replay", "/nowhere.jsonl", file.path])
    #expect(command.status == 2)
    #expect(command.error.contains("/nowhere.jsonl:1: error: There is no such file"))
    #expect(command.output.contains("turns, equal"))
  }
}
