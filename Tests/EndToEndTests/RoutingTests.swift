import Foundation
import Testing

/// Which app is asked, where several could be.
@Suite(.ownThread) struct RoutingTests {
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

  @Test func `an app that the person pays for goes before others, and is not forgotten`() throws {
    let home = try TestHome()
    try home.installFaulty()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput subscribe fully in keeper").status == 0)
    #expect(try home.say("play kaput fine").output.hasSuffix("in Keeper.\n"))
    try home.sotto("quit")
    #expect(try home.say("play kaput fine").output.hasSuffix("in Keeper.\n"))
  }

  @Test func `an app without the intent is told by its button that the person likes it`() throws {
    let home = try TestHome()
    // The volume of whoever runs this test stays as it is.
    try home.addTool("wpctl", "exit 2")
    try home.installMelody()
    try home.installTestApp("Keeper")
    #expect(try home.say("play kaput spin Zorbing in keeper").status == 0)
    let liked = try home.say("i like this song")
    #expect(liked.output == "You like Zorbing: Keeper will remember it.\n", "\(liked.output)")
    // It has no button for the opposite, and whoever has an intent for it plays nothing.
    #expect(try home.say("i don't like this song").output == "Nothing is playing in Melody.\n")
    #expect(try home.say("play kaput fine in keeper").output == "Playing liked in Keeper.\n")
    #expect(try home.say("volume 50 percent").output == "Keeper couldn't do that.\n")
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
