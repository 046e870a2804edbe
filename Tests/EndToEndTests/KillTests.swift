import Foundation
import Testing

/// Any process may be killed at any moment: nothing is lost, and the next sentence works.
@Suite(.ownThread, .serialized) struct KillTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installMelody()
    return home
  }

  static let victims = ["mpv", "Melody", "MelodyIntents", "sotto"]

  @Test(arguments: victims)
  func `the next sentence works`(victim: String) throws {
    let home = try Self.home.get()
    #expect(try home.say("Play Skyfall by Adele in Melody").status == 0)
    try kill(victim, of: home)
    let next = try home.say("play the album outer peace")
    #expect(
      next.output.hasPrefix(
        "Playing the album Outer Peace (Deluxe Edition) by Toro y Moi in Melody."),
      "\(next.error)")
  }

  @Test(arguments: victims)
  func `what played is not forgotten`(victim: String) throws {
    let home = try Self.home.get()
    #expect(try home.say("Play Skyfall by Adele in Melody").status == 0)
    try kill(victim, of: home)
    let resumed = try home.say("Play Melody")
    #expect(resumed.output.hasPrefix("Playing Skyfall by Adele"), "\(resumed.output)")
  }

  @Test(arguments: victims)
  func `a book goes on where it was`(victim: String) throws {
    let home = try Self.home.get()
    #expect(try home.say("play becoming from the beginning").status == 0)
    #expect(try home.say("go to 15 seconds").status == 0)
    try kill(victim, of: home)
    let resumed = try home.say("resume my audiobook")
    #expect(resumed.output.hasPrefix("Playing the audiobook Becoming"), "\(resumed.output)")
    let file = home.folder.appending(path: "groups/group.app.sotto.melody/Playback.plist")
    let kept = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    let position = (kept as? [String: Any])?["position"] as? Double
    #expect(try #require(position) >= 15)
  }

  /// The sentence itself may fail when its own process dies, but it is answered.
  @Test(arguments: victims, [1, 5, 20])
  func `killed in the middle of a sentence`(victim: String, milliseconds: UInt32) throws {
    let home = try Self.home.get()
    _ = try home.say("pause")
    let killer = Thread {
      usleep(milliseconds * 1000)
      try? kill(victim, of: home)
    }
    killer.start()
    let answer = try home.say("shuffle green day")
    #expect(answer.status != -1, "it was not answered in time")
    #expect(!(answer.output + answer.error).isEmpty)
    while !killer.isFinished { usleep(1000) }
    #expect(try home.say("shuffle green day").output.hasPrefix("Shuffling Green Day"))
  }
}

/// Kills a home's processes of a program, and returns when they have gone.
private func kill(_ name: String, of home: TestHome) throws {
  let victims =
    name == "sotto"
    ? [home.assistantIdentifier].compactMap(\.self)
    : Processes.named(name, of: home).map(\.identifier)
  for victim in victims { kill(victim, SIGKILL) }
  for victim in victims {
    // A process that is only waiting to be collected has gone as well.
    while Processes.isRunning(victim) { usleep(1000) }
  }
}
