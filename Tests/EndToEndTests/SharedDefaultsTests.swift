import Foundation
import Testing

/// What an app and its extension share, without either of them ever asking for it to be stored.
@Suite(.ownThread, .serialized) struct SharedDefaultsTests {
  private static let home = Result {
    let home = try TestHome()
    try home.installTestApp("Keeper")
    return home
  }

  /// Who sets the note, by what the sentence tells it to do.
  static let writers = [("keep", "KeeperIntents"), ("hand", "Keeper"), ("later", "Keeper")]

  @Test(arguments: writers)
  func `what was set survives the end of its process`(verb: String, process: String) throws {
    let home = try Self.home.get()
    #expect(try home.say("play kaput \(verb) apples in keeper").status == 0)
    if verb == "later" { try wait { note(of: home) == "apples" } }
    try end(process, of: home)
    #expect(note(of: home) == "apples")
    #expect(try home.say("play kaput tell in keeper").output.contains("apples"))
    #expect(try home.say("play kaput \(verb) pears in keeper").status == 0)
    if verb == "later" { try wait { note(of: home) == "pears" } }
    #expect(try home.say("play kaput tell in keeper").output.contains("pears"))
  }

  @Test func `what one has set the other reads at once`() throws {
    let home = try Self.home.get()
    for round in 0..<5 {
      #expect(try home.say("play kaput hand plum\(round) in keeper").status == 0)
      #expect(try home.say("play kaput tell in keeper").output.contains("plum\(round)"))
      #expect(try home.say("play kaput keep fig\(round) in keeper").status == 0)
      #expect(try home.say("play kaput tell in keeper").output.contains("fig\(round)"))
    }
    #expect(values(of: home)["of-app"] as? String == "plum4")
    #expect(values(of: home)["of-extension"] as? String == "fig4")
  }

  /// The hearer stores what it has heard, without a call that would store it.
  @Test(arguments: [
    ("ring", "app-heard", "app.sotto.Keeper.from-extension"),
    ("call", "extension-heard", "heard"),
  ])
  func `a notification reaches the other process`(verb: String, key: String, heard: String) throws {
    let home = try Self.home.get()
    // Both processes run from here on.
    #expect(try home.say("play kaput hand nothing in keeper").status == 0)
    #expect(try home.say("play kaput \(verb) once in keeper").status == 0)
    try wait { values(of: home)[key] as? String == heard }
  }

  private func values(of home: TestHome) -> [String: Any] {
    home.values(ofGroup: "group.app.sotto.Keeper")
  }

  private func note(of home: TestHome) -> String? { values(of: home)["note"] as? String }

  private func end(_ name: String, of home: TestHome) throws {
    let victims = Processes.named(name, of: home)
    try #require(!victims.isEmpty)
    for victim in victims {
      kill(victim.identifier, SIGKILL)
      while Processes.isRunning(victim.identifier) { usleep(1000) }
    }
  }

  private func wait(until isTrue: () -> Bool) throws {
    for _ in 0..<2000 {
      if isTrue() { return }
      usleep(5000)
    }
    throw TestHome.Failure("It did not happen within ten seconds.")
  }
}
