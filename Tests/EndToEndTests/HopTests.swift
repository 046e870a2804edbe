import Foundation
import Testing

/// Rides from end to end: the command, the assistant, Hop's extension and its dispatch.
@Suite(.ownThread, .serialized) struct HopTests {
  struct Row: Decodable, CustomStringConvertible, Sendable {
    var say: String
    var answers: [String]?
    var exit: Int32?
    /// A part of each reply, in order.
    var replies: [String]
    var description: String { ([say] + (answers ?? [])).joined(separator: " / ") }
  }

  private static let town = Result { try HopTown() }

  /// One conversation: what is said later is about what was said before. The car does not wait, and so
  /// no other test comes between two rows.
  @Test func `sentences are carried out`() throws {
    for row in Cases.read("hop", as: Row.self) { try check(row) }
  }

  private func check(_ row: Row) throws {
    let answer = try Self.town.get().home.say(row.say, answers: row.answers ?? [])
    // Prices have a space that breaks no line.
    let replies = answer.output.replacing("\u{a0}", with: " ").split(separator: "\n")
      .filter { !$0.hasPrefix("  ") }
    #expect(answer.status == row.exit ?? 0, "\(row): \(answer.output)\(answer.error)")
    #expect(replies.count == row.replies.count, "\(row): \(answer.output)")
    for (reply, part) in zip(replies, row.replies) {
      #expect(reply.contains(part), "\(row): \(answer.output)")
    }
  }

  @Test(arguments: Cases.read("hop-talks", as: TalkRow.self))
  func `a conversation goes on`(row: TalkRow) throws {
    try row.check(in: Self.town.get().home)
  }

  @Test func `a ride is followed until the person is there, and then costs`() throws {
    let town = try HopTown(pace: 60)
    defer { town.dispatch.kill() }
    let home = town.home
    let booked = try home.say(HopTown.request)
    #expect(booked.output.contains("price: €21.20"), "\(booked.output)\(booked.error)")
    let followed = try home.say("where is my ride", options: ["--follow"])
    // How far it has come by the first reply is the machine's affair.
    let phases = [
      "is confirmed: ", "is on its way: ", "is here: ", "are on your way",
      "is over. It cost €21.20.",
    ]
    let told = followed.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map { line in
      phases.firstIndex { line.contains($0) }
    }
    #expect(told.count >= 2, "\(followed.output)\(followed.error)")
    #expect(told == phases.indices.suffix(told.count).map(\.self), "\(followed.output)")
    #expect(try home.say("give my last ride 5 stars and a 2 euro tip").status == 0)
    #expect(
      try home.say("cancel my ride").output == "Hop couldn't cancel your ride. Ask where it is.\n")
  }

  @Test func `where home is is asked once, and kept`() throws {
    let town = try HopTown()
    defer { town.dispatch.kill() }
    let home = town.home
    let first = try home.say(
      "take me home from the station in hop", answers: ["hotel aurora", "standard"])
    #expect(first.output.hasPrefix("Where is “home”?"), "\(first.output)\(first.error)")
    #expect(first.output.contains("destination: Hotel Aurora"))
    #expect(try home.say("cancel my ride").status == 0)
    let second = try home.say("вызови такси домой от вокзала", answers: ["стандарт"])
    #expect(second.output.hasPrefix("Что именно"), "\(second.output)\(second.error)")
    #expect(second.output.contains("Отель Аврора"))
    #expect(try home.hop("home").contains("Aurora"))
    #expect(try home.hop("home", "--forget") == "")
    #expect(throws: TestHome.Failure.self) { try home.hop("home") }
    #expect(try home.hop("home", "zoo") == "Zoo\n")
  }

  @Test func `a ride for later is on the list of another app, and ticked off there`() throws {
    let town = try HopTown()
    defer { town.dispatch.kill() }
    let home = town.home
    try home.installListable()
    #expect(try home.sotto("apps", "allow", "hop", "--requests").status == 0)
    let request = "book a standard ride from the station to the airport tomorrow at nine in hop"
    #expect(try home.say(request).output.hasPrefix("Hop has your request: "))
    #expect(try list(of: home, until: "○ Hop: ").contains(", 09:00"))
    #expect(try home.say("cancel my ride in hop").status == 0)
    #expect(try list(of: home, until: "✓ Hop: ").contains("✓ Hop: "))
    #expect(try home.sotto("status").output.contains("Hop: ") == false)
  }

  /// What Listable has on its lists, as soon as that has some text.
  private func list(of home: TestHome, until text: String) throws -> String {
    let show = [Command.products.appending(path: "Listable").path, "show"]
    var list = ""
    try wait {
      list = try Command.output(of: show, environment: ["SOTTO_HOME": home.folder.path])
      return list.contains(text)
    }
    return list
  }
}
