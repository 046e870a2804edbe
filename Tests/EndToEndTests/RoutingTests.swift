import Foundation
import Testing

/// Which app is asked, where several could be.
@Suite struct RoutingTests {
  @Test func `a chosen app is kept`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    let asked = try home.say("play kaput fine")
    #expect(asked.output.hasPrefix("Which app: 1. Faulty; 2. Keeper?"), "\(asked.output)")
    #expect(asked.status == 4)
    let dropped = try home.say("play kaput fine", answers: ["never mind"])
    #expect(dropped.output.hasSuffix("OK.\n"))
    let chosen = try home.say("play kaput fine", answers: ["the first one"])
    #expect(chosen.output.hasSuffix("Playing First by Nobody in Faulty.\n"), "\(chosen.output)")
    let again = try home.say("play kaput fine")
    #expect(again.output == "Playing First by Nobody in Faulty.\n")
    // The one that is named goes before the one that was chosen.
    #expect(try home.say("play kaput fine in keeper").output.hasSuffix("in Keeper.\n"))
  }

  @Test func `a locked session keeps what an app restricts`() throws {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    let locked = try home.say("play kaput fine in keeper", options: ["--locked"])
    #expect(locked.output.contains("Keeper can't do that while the device is locked."))
    #expect(locked.status == 3)
    #expect(try home.say("play kaput fine", options: ["--locked"]).status == 3)
    #expect(try home.say("play kaput fine in keeper").status == 0)
  }
}
