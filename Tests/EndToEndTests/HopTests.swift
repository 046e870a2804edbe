import Foundation
import Testing

/// Rides from end to end: the command, the assistant, Hop's extension and its dispatch.
@Suite(.serialized) struct HopTests {
  struct Row: Decodable, CustomTestStringConvertible, Sendable {
    var say: String
    var answers: [String]?
    var exit: Int32?
    /// A part of each reply, in order.
    var replies: [String]
    var testDescription: String { ([say] + (answers ?? [])).joined(separator: " / ") }
  }

  /// A home with Hop, and what it talks to.
  private struct Town {
    let home = Result { try TestHome() }
    let dispatch: DispatchProcess

    init(pace: Double = 1) throws {
      let home = try home.get()
      dispatch = try DispatchProcess(folder: home.folder.appending(path: "rides"), pace: pace)
      try home.installHop(dispatchAt: dispatch.port)
    }
  }

  private static let town = Result { try Town() }
  private static let request = "book a standard ride from the station to the airport in hop"

  /// One conversation: what is said later is about what was said before.
  @Test(arguments: Cases.read("hop", as: Row.self))
  func `a sentence is carried out`(row: Row) throws {
    let answer = try Self.town.get().home.get().say(row.say, answers: row.answers ?? [])
    let replies = answer.output.split(separator: "\n")
    #expect(answer.status == row.exit ?? 0, "\(answer.output)\(answer.error)")
    #expect(replies.count == row.replies.count, "\(answer.output)")
    for (reply, part) in zip(replies, row.replies) {
      #expect(reply.contains(part), "\(answer.output)")
    }
  }

  @Test func `a ride is followed until the person is there, and then costs`() throws {
    let town = try Town(pace: 60)
    let home = try town.home.get()
    let booked = try home.say(Self.request)
    #expect(booked.output.contains("price: €21.20"), "\(booked.output)\(booked.error)")
    let followed = try home.say("where is my ride", options: ["--follow"])
    // How far it has come by the first reply is the machine's affair.
    let phases = [
      "is confirmed: ", "is on its way: ", "is here: ", "are on your way",
      "is over. It cost €21.20.",
    ]
    let told = followed.output.split(separator: "\n").map { line in
      phases.firstIndex { line.contains($0) }
    }
    #expect(told.count >= 2, "\(followed.output)\(followed.error)")
    #expect(told == phases.indices.suffix(told.count).map(\.self), "\(followed.output)")
    #expect(try home.say("give my last ride 5 stars and a 2 euro tip").status == 0)
    #expect(
      try home.say("cancel my ride").output == "Hop couldn't cancel your ride. Ask where it is.\n")
  }

  @Test func `where home is is asked once, and kept`() throws {
    let town = try Town()
    let home = try town.home.get()
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

  @Test func `a dispatch that is killed tells the ride's true state afterwards`() throws {
    let home = try TestHome()
    let rides = home.folder.appending(path: "rides")
    let first = try DispatchProcess(folder: rides)
    try home.installHop(dispatchAt: first.port)
    let booked = try home.say(Self.request)
    #expect(booked.status == 0, "\(booked.output)\(booked.error)")
    first.kill()
    let gone = try home.say("where is my ride")
    #expect(gone.output == "Hop can't reach its service right now. Try again in a moment.\n")
    #expect(gone.status == 3)
    let second = try DispatchProcess(folder: rides)
    try home.pointHop(at: second.port)
    let found = try home.say("where is my ride")
    #expect(found.output.contains("Ida, Škoda Enyaq, in "), "\(found.output)\(found.error)")
    #expect(try home.say("cancel my ride").status == 0)
    #expect(try home.say("where is my ride").output == "Your ride has been called off.\n")
  }

  @Test func `a dispatch that is not there is told as such, and so is one that is not granted`()
    throws
  {
    let town = try Town()
    let home = try town.home.get()
    try home.sotto("apps", "deny", "--network", "Hop")
    let denied = try home.say(Self.request)
    #expect(denied.output == "Hop can't reach its service right now. Try again in a moment.\n")
    try home.sotto("apps", "allow", "--network", "Hop")
    #expect(try home.say(Self.request).status == 0)
    #expect(try home.say("cancel my ride").status == 0)
    town.dispatch.kill()
    for sentence in [Self.request, "how much is a ride from the station to the zoo in hop"] {
      let gone = try home.say(sentence)
      #expect(gone.output == "Hop can't reach its service right now. Try again in a moment.\n")
      #expect(gone.status == 3)
    }
    let cancelled = try home.say("cancel my ride")
    #expect(cancelled.output == "Hop couldn't cancel your ride. Ask where it is.\n")
  }

  @Test(arguments: [
    StubDispatch.Manner.silent, .says("<html>hello</html>"), .says(#"{"rides": [{"id": 7}]}"#),
    .says(#"{"options": [], "payments": [], "expires": 1e999}"#), .says(""),
  ])
  func `what answers nonsense, or nothing, does no harm`(manner: StubDispatch.Manner) throws {
    let home = try TestHome()
    try home.installHop(dispatchAt: try StubDispatch(manner).port)
    for sentence in [Self.request, "where is my ride"] {
      let answer = try home.say(sentence)
      #expect(
        answer.output == "Hop can't reach its service right now. Try again in a moment.\n",
        "\(answer.error)")
      #expect(answer.status == 3)
    }
  }

  /// The answer to the booking gets lost, and that to the question what became of it does not.
  @Test func `a ride whose answer is lost is booked once, and told`() throws {
    let town = try Town()
    let home = try town.home.get()
    let stub = try StubDispatch(.loses(of: town.dispatch.port) { $0.hasPrefix("POST") })
    try home.pointHop(at: stub.port)
    let booked = try home.say(Self.request)
    #expect(
      booked.output.hasPrefix("Hop has booked your ride: "), "\(booked.output)\(booked.error)")
    #expect(stub.count(of: "POST /rides") == 1)
    #expect(try home.hop("rides").split(separator: "\n").count == 1)
  }

  /// Who says it again means the same ride.
  @Test func `a ride of which nothing is known is booked once when it is asked for again`() throws {
    let town = try Town()
    let home = try town.home.get()
    let stub = try StubDispatch(
      .loses(of: town.dispatch.port) { $0.hasPrefix("POST") || $0.contains("key=") })
    try home.pointHop(at: stub.port)
    let unknown = try home.say(Self.request)
    #expect(
      unknown.output.hasPrefix(
        "Hop got no answer from its service, so your ride may be booked or not."),
      "\(unknown.output)\(unknown.error)")
    #expect(unknown.status == 3)
    try home.pointHop(at: town.dispatch.port)
    #expect(try home.say("where is my ride").output.contains("Ida, Škoda Enyaq"))
    let again = try home.say(Self.request)
    #expect(
      again.output.hasPrefix("Hop has booked your ride: Ida"), "\(again.output)\(again.error)")
    #expect(try home.hop("rides").split(separator: "\n").count == 1)
    // What is known to be booked is another ride from then on.
    #expect(try home.say(Self.request).output.hasPrefix("Hop has to finish your last ride first."))
  }
}
