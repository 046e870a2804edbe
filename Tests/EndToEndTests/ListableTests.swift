import Foundation
import Testing

/// Lists and notes from end to end: the command, the assistant, Listable's extension and app.
@Suite(.ownThread, .serialized) struct ListableTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var say: String
    var answers: [String]?
    var exit: Int32?
    /// A part of each reply, in order.
    var replies: [String]
    var testDescription: String { ([say] + (answers ?? [])).joined(separator: " / ") }
  }

  private static let home = Result {
    let home = try TestHome()
    try home.installListable()
    return home
  }

  /// One conversation: what is said later is about what was said before.
  @Test(arguments: Cases.read("listable", as: Row.self))
  func `a sentence is carried out`(row: Row) throws {
    let answer = try Self.home.get().say(row.say, answers: row.answers ?? [])
    let replies = answer.output.split(separator: "\n")
    #expect(answer.status == row.exit ?? 0, "\(answer.output)\(answer.error)")
    #expect(replies.count >= row.replies.count, "\(answer.output)")
    for (reply, part) in zip(replies, row.replies) {
      #expect(reply.contains(part), "\(answer.output)")
    }
  }

  @Test(arguments: Cases.read("listable-talks", as: TalkRow.self))
  func `a conversation goes on`(row: TalkRow) throws {
    try row.check(in: Self.home.get())
  }

  /// The app itself, in a shell.
  @Test func `what is said can be shown, exported and taken in elsewhere`() throws {
    let home = try TestHome()
    try home.installListable()
    #expect(try home.say("add rice and onions to the trip list", answers: ["yes"]).status == 0)
    #expect(try home.say("tick off rice").status == 0)
    let app = Command.products.appending(path: "Listable").path
    func listable(_ arguments: String..., in folder: URL = home.folder) throws -> String {
      try Command.output(of: [app] + arguments, environment: ["SOTTO_HOME": folder.path])
    }
    #expect(try listable("show") == "trip\n  ✓ rice\n  ○ onions\n")
    #expect(try listable("show", "TRIP") == listable("show"))
    let other = home.folder.appending(path: "other")
    try FileManager.default.createDirectory(
      at: other.appending(path: "groups/group.app.sotto.listable"),
      withIntermediateDirectories: true)
    for format in [[], ["--ical"]] {
      let file = home.folder.appending(path: "exported").path
      let text = try Command.output(
        of: [app, "export"] + format, environment: ["SOTTO_HOME": home.folder.path])
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      #expect(try listable("import", file, in: other) == "2 tasks\n")
      #expect(try listable("show", in: other) == "trip\n  ✓ rice\n  ○ onions\n")
    }
    let refused = #expect(throws: TestHome.Failure.self) { try listable("show", "garden") }
    #expect(refused.map { "\($0)".contains("has no list “garden”. It has: trip.") } == true)
  }

  /// Where the app has not been installed there is nothing to show, and nowhere to put anything.
  @Test(arguments: [["show"], ["export"], ["import", "-"]])
  func `before it is installed its program says how to begin`(arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    let app = Command.products.appending(path: "Listable").path
    let refused = #expect(throws: TestHome.Failure.self) {
      try Command.output(of: [app] + arguments, environment: ["SOTTO_HOME": folder])
    }
    let text = refused.map { "\($0)" } ?? ""
    #expect(text.contains("sotto apps install --samples") && !text.contains("writable"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
