import Foundation
import Testing

/// Players of the desktop that are no apps of ours, where no app has anything loaded.
@Suite(.ownThread, .serialized, .timeLimit(.minutes(5))) struct OtherPlayersTests {
  private let bus: MessageBus
  private let home: TestHome

  init() throws {
    bus = try MessageBus()
    home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    // The volume of whoever runs this test stays as it is.
    try home.addTool("wpctl", "exit 2")
  }

  private func say(_ text: String, locale: String? = nil) throws -> String {
    try home.say(text, locale: locale).output.trimmingCharacters(in: .newlines)
  }

  private func expect(
    _ text: String, _ reply: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let said = try say(text)
    #expect(said == reply, "\(text)", sourceLocation: location)
  }

  @Test func `the one that plays obeys, and the answer names it`() throws {
    try expect("pause", "Nothing is playing.")
    let other = try ForeignPlayer(bus)
    try expect("what's playing", "One by Stranger is playing in mpv.")
    try expect("pause", "Paused in mpv.")
    wait { bus.playerctl("status") == "Paused" }
    #expect(bus.playerctl("status") == "Paused")
    try expect("what's playing", "One by Stranger is paused in mpv.")
    try expect("resume", "Playing in mpv.")
    wait { bus.playerctl("status") == "Playing" }
    #expect(bus.playerctl("status") == "Playing")
    // What it is, mpv may tell too late to be named at once.
    #expect(try say("next").hasPrefix("Next in mpv"))
    wait { bus.playerctl("metadata", "title") == "Two" }
    #expect(try say("what's playing").contains("Two"))
    try expect("volume 40 percent", "Volume 40% in mpv.")
    try expect("louder", "Volume 50% in mpv.")
    #expect(bus.playerctl("volume").hasPrefix("0.5"))
    try expect("mute", "Muted in mpv.")
    try expect("unmute", "Volume 50% in mpv.")
    try expect("skip forward 30 seconds", "Forward 30 seconds in mpv.")
    #expect(Double(bus.playerctl("position")) ?? 0 > 30)
    #expect(try say("what's next").contains("mpv has nothing to play next"))
    #expect(try say("i like this song").contains("mpv") == false)
    try expect("поставь на паузу", "Пауза в mpv.")
    try expect("resume", "Playing in mpv.")
    try expect("stop the music", "Stopped in mpv.")
    wait { bus.playerctl("status") == "Stopped" }
    #expect(bus.playerctl("status") == "Stopped")
    try expect("pause", "Nothing is playing.")
    withExtendedLifetime(other) {}
  }

  @Test func `one that does not answer is not waited for`() throws {
    try expect("pause", "Nothing is playing.")
    let other = try ForeignPlayer(bus)
    #expect(try say("what's playing").hasSuffix("in mpv."))
    kill(other.process.processIdentifier, SIGSTOP)
    let start = ContinuousClock.now
    try expect("pause", "Nothing is playing.")
    // A call on the bus waits 25 seconds where it is not told otherwise.
    #expect(ContinuousClock.now - start < .seconds(25))
    kill(other.process.processIdentifier, SIGCONT)
    try expect("pause", "Paused in mpv.")
  }

  @Test func `of two that are paused the one that changed last resumes`() throws {
    try expect("pause", "Nothing is playing.")
    let first = try ForeignPlayer(bus)
    let second = try ForeignPlayer(
      bus, options: ["--playlist-start=1", "--pause"])
    try expect("pause", "Paused in mpv.")
    // A player says what has changed some time after it has.
    wait { (try? say("what's playing"))?.hasPrefix("One ") == true }
    #expect(try say("what's playing").hasPrefix("One "))
    let names = bus.playerctl("--list-all").split(separator: "\n").map(String.init)
    #expect(names.count == 2)
    let other = try #require(
      names.first { bus.playerctl("--player=\($0)", "metadata", "title") == "Two" })
    #expect(bus.playerctl("--player=\(other)", "volume", "0.8") == "")
    wait { (try? say("what's playing"))?.hasPrefix("Two ") == true }
    #expect(try say("what's playing").hasPrefix("Two "))
    try expect("resume", "Playing in mpv.")
    wait { bus.playerctl("--player=\(other)", "status") == "Playing" }
    #expect(bus.playerctl("--player=\(other)", "status") == "Playing")
    withExtendedLifetime((first, second)) {}
  }

  @Test func `who does not want it says so at the start`() throws {
    let other = try ForeignPlayer(bus)
    try home.serve(["--other-players=off"])
    try expect("pause", "Nothing is playing.")
    wait { bus.playerctl("status") == "Playing" }
    #expect(bus.playerctl("status") == "Playing")
    withExtendedLifetime(other) {}
  }
}
