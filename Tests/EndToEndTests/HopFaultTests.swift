import Foundation
import Testing

/// What the person hears, and what is true, when the service of an app is not what it should be.
@Suite(.ownThread) struct HopFaultTests {
  @Test func `a dispatch that is killed tells the ride's true state afterwards`() throws {
    let home = try TestHome()
    let rides = home.folder.appending(path: "rides")
    let first = try DispatchProcess(folder: rides)
    try home.installHop(dispatchAt: first.port)
    let booked = try home.say(HopTown.request)
    #expect(booked.status == 0, "\(booked.output)\(booked.error)")
    first.kill()
    let gone = try home.say("where is my ride")
    #expect(gone.output == "Hop can't reach its service right now. Try again in a moment.\n")
    #expect(gone.status == 3)
    let second = try DispatchProcess(folder: rides)
    defer { second.kill() }
    try home.pointHop(at: second.port)
    let found = try home.say("where is my ride")
    #expect(found.output.contains("Ida, Škoda Enyaq, in "), "\(found.output)\(found.error)")
    #expect(try home.say("cancel my ride").status == 0)
    #expect(try home.say("where is my ride").output == "Your ride has been called off.\n")
  }

  @Test func `a dispatch that is not there is told as such, and so is one that is not granted`()
    throws
  {
    let town = try HopTown()
    defer { town.dispatch.kill() }
    let home = town.home
    let port = "\(town.dispatch.port)"
    try home.sotto("apps", "deny", "--network", "--local-port", port, "Hop")
    let denied = try home.say(HopTown.request)
    #expect(denied.output == "Hop can't reach its service right now. Try again in a moment.\n")
    try home.sotto("apps", "allow", "--network", "--local-port", port, "Hop")
    #expect(try home.say(HopTown.request).status == 0)
    #expect(try home.say("cancel my ride").status == 0)
    town.dispatch.kill()
    for sentence in [HopTown.request, "how much is a ride from the station to the zoo in hop"] {
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
    let stub = try StubDispatch(manner)
    try home.installHop(dispatchAt: stub.port)
    // For one that says nothing.
    try home.pointHop(at: stub.port, patience: 1)
    for sentence in [HopTown.request, "where is my ride"] {
      let answer = try home.say(sentence)
      #expect(
        answer.output == "Hop can't reach its service right now. Try again in a moment.\n",
        "\(answer.error)")
      #expect(answer.status == 3)
    }
  }

  /// The answer to the booking gets lost, and that to the question what became of it does not.
  @Test func `a ride whose answer is lost is booked once, and told`() throws {
    let town = try HopTown()
    defer { town.dispatch.kill() }
    let home = town.home
    let stub = try StubDispatch(.loses(of: town.dispatch.port) { $0.hasPrefix("POST") })
    try home.pointHop(at: stub.port)
    let booked = try home.say(HopTown.request)
    #expect(
      booked.output.hasPrefix("Hop has booked your ride: "), "\(booked.output)\(booked.error)")
    #expect(stub.count(of: "POST /rides") == 1)
    #expect(try home.hop("rides").split(separator: "\n").count == 1)
  }

  /// Who says it again means the same ride.
  @Test func `a ride of which nothing is known is booked once when it is asked for again`() throws {
    let town = try HopTown()
    defer { town.dispatch.kill() }
    let home = town.home
    let stub = try StubDispatch(
      .loses(of: town.dispatch.port) { $0.hasPrefix("POST") || $0.contains("key=") })
    try home.pointHop(at: stub.port)
    let unknown = try home.say(HopTown.request)
    #expect(
      unknown.output.hasPrefix(
        "Hop got no answer from its service, so your ride may be booked or not."),
      "\(unknown.output)\(unknown.error)")
    #expect(unknown.status == 3)
    try home.pointHop(at: town.dispatch.port)
    let found = try home.say("where is my ride")
    // Booked it is; whether a driver was found already is the clock's affair.
    #expect(
      found.output.contains("Ida, Škoda Enyaq")
        || found.output.hasPrefix("Hop has your request.\n"),
      "\(found.output)\(found.error)")
    let again = try home.say(HopTown.request)
    #expect(
      again.output.hasPrefix("Hop has booked your ride: Ida"), "\(again.output)\(again.error)")
    #expect(try home.hop("rides").split(separator: "\n").count == 1)
    // What is known to be booked is another ride from then on.
    #expect(
      try home.say(HopTown.request).output.hasPrefix("Hop has to finish your last ride first."))
  }
}
