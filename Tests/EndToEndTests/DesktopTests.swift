import Foundation
import Testing

/// The desktop's keys and panels, by their own programs, on a bus with a real assistant.
@Suite(.ownThread, .serialized, .timeLimit(.minutes(5))) struct DesktopTests {
  private struct Parts: Sendable {
    var home: TestHome
    nonisolated(unsafe) var bus: MessageBus
  }

  private static let parts = Result {
    let bus = try MessageBus()
    let home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    try home.installMelody()
    return Parts(home: home, bus: bus)
  }

  /// Melody plays an album from its beginning.
  private func playing() throws -> (home: TestHome, bus: MessageBus) {
    let parts = try Self.parts.get()
    let reply = try parts.home.say("play the album 25")
    try #require(reply.status == 0, "\(reply.output)\(reply.error)")
    wait { parts.bus.playerctl("status") == "Playing" }
    return (parts.home, parts.bus)
  }

  @Test func `keys reach the app that plays`() throws {
    let (home, bus) = try playing()
    #expect(bus.playerctl("--list-all") == "sotto")
    let first = bus.playerctl("metadata", "title")
    #expect(try home.say("what's playing").output.contains(first))
    #expect(bus.playerctl("metadata", "artist") == "Adele")
    #expect(bus.playerctl("metadata", "album") == "25")
    #expect(bus.playerctl("metadata", "--format", "{{playerName}}") == "sotto")

    #expect(bus.playerctl("pause") == "")
    #expect(bus.playerctl("status") == "Paused")
    #expect(try home.say("what's playing").output.contains("is paused"))
    #expect(bus.playerctl("pause") == "", "it is already")
    #expect(bus.playerctl("play-pause") == "")
    #expect(bus.playerctl("status") == "Playing")

    #expect(bus.playerctl("next") == "")
    wait { bus.playerctl("metadata", "title") != first }
    let second = bus.playerctl("metadata", "title")
    #expect(second != first)
    #expect(try home.say("what's playing").output.contains(second))
    #expect(bus.playerctl("previous") == "")
    wait { bus.playerctl("metadata", "title") == first }
    #expect(bus.playerctl("metadata", "title") == first)

    #expect(bus.playerctl("volume", "0.3") == "")
    wait { bus.playerctl("volume").hasPrefix("0.3") }
    #expect(bus.playerctl("volume").hasPrefix("0.3"))
    #expect(bus.playerctl("volume", "1") == "")
    #expect(bus.playerctl("loop", "Playlist") == "")
    #expect(bus.playerctl("loop") == "Playlist")
    #expect(bus.playerctl("loop", "None") == "")
    #expect(bus.playerctl("shuffle", "On") == "")
    #expect(bus.playerctl("shuffle") == "On")
    #expect(bus.playerctl("shuffle", "Off") == "")
    #expect(bus.playerctl("shuffle") == "Off")
  }

  @Test func `a panel is told of each change and of each jump`() throws {
    let (home, bus) = try playing()
    let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
    let panel = try LineFollower(
      ["playerctl", "--follow", "metadata", "--format", "{{status}} {{title}}"],
      environment: environment)
    let monitor = try LineFollower(
      ["dbus-monitor", "--address", bus.address, "path='/org/mpris/MediaPlayer2',type='signal'"],
      environment: environment)
    wait { !panel.lines.isEmpty && !monitor.lines.isEmpty }
    let title = bus.playerctl("metadata", "title")
    #expect(panel.lines.last == "Playing \(title)")

    let heard = monitor.lines.count
    #expect(bus.playerctl("position", "20") == "")
    wait { monitor.lines.contains { $0.contains("member=Seeked") } }
    #expect(monitor.lines.dropFirst(heard).contains { $0.contains("int64 20") })
    #expect(bus.playerctl("position").hasPrefix("20"))
    #expect(try home.say("pause").status == 0)
    wait { panel.lines.last == "Paused \(title)" }
    #expect(panel.lines.last == "Paused \(title)")
    #expect(try home.say("next").status == 0)
    wait { panel.lines.last?.hasPrefix("Playing") == true }
    #expect(panel.lines.last?.hasSuffix(title) == false)
    #expect(monitor.lines.count { $0.contains("member=Seeked") } == 1, "nothing else has jumped")
    #expect(!monitor.lines.contains { $0.contains("\"Position\"") })
  }

  @Test func `what makes no sense changes nothing, and says so`() throws {
    let (_, bus) = try playing()
    let player = "org.mpris.MediaPlayer2.Player"
    let title = bus.playerctl("metadata", "title")
    let volume = bus.playerctl("volume")
    let track = bus.playerctl("metadata", "mpris:trackid").trimmingCharacters(in: ["'"])
    #expect(track.hasPrefix("/app/sotto/track/"))
    #expect(bus.busctl("set-property", player, "Volume", "d", "7") == "")
    #expect(bus.playerctl("volume").hasPrefix("1.0"))
    #expect(bus.playerctl("volume", volume) == "")
    #expect(
      bus.busctl("set-property", player, "LoopStatus", "s", "Bogus").contains(
        "LoopStatus is None, Track or Playlist"))
    #expect(bus.busctl("set-property", player, "Volume", "s", "x").contains("of the type"))
    #expect(bus.busctl("set-property", player, "Position", "x", "1").contains("cannot be set"))
    #expect(bus.busctl("get-property", player, "Colour").contains("no property Colour"))
    #expect(bus.busctl("call", player, "OpenUri", "s", "file:///a").contains("opens no addresses"))
    #expect(bus.busctl("call", player, "Dance").contains("no Dance"))
    for position in ["-5", "99000000000"] {
      #expect(bus.busctl("call", player, "SetPosition", "ox", track, "--", position) == "")
    }
    #expect(bus.busctl("call", player, "SetPosition", "ox", "/app/other", "20000000") == "")
    #expect(Double(bus.playerctl("position")) ?? 99 < 15)
    #expect(bus.playerctl("metadata", "title") == title)
    // A jump beyond the end is the next track.
    #expect(bus.busctl("call", player, "Seek", "x", "99000000") == "")
    wait { bus.playerctl("metadata", "title") != title }
    #expect(bus.playerctl("metadata", "title") != title)
    let shown = bus.busctl("introspect")
    #expect(shown.contains(".SetPosition") && shown.contains(".Metadata"))
    #expect(shown.contains("readonly") == false || shown.contains("writable"))
  }

  @Test func `a bus that goes and comes back finds the player again`() throws {
    let (home, bus) = try playing()
    bus.stop()
    #expect(try home.say("pause").output == "Paused.\n")
    try bus.start()
    wait { bus.playerctl("status") == "Paused" }
    #expect(bus.playerctl("status") == "Paused")
    #expect(bus.playerctl("play") == "")
    #expect(bus.playerctl("status") == "Playing")
  }

  @Test(arguments: [nil, "unix:path=/nonexistent"] as [String?])
  func `without a bus the log says so once, and all else works`(address: String?) throws {
    let home = try TestHome()
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = address
    try home.installTestApp("Keeper")
    for title in ["Zorbing", "Diving", "Sliding"] {
      #expect(try home.say("play kaput spin \(title) in keeper").status == 0)
    }
    #expect(try home.say("what's playing").output == "Sliding is playing in Keeper.\n")
    let log = try String(
      contentsOf: home.folder.appending(path: "logs/assistant.log"), encoding: .utf8)
    let lines = log.split(separator: "\n").filter { $0.contains("sotto.desktop") }
    #expect(lines.count == 1, "\(log)")
  }

  @Test func `a second assistant has a name of its own, and none while nothing is loaded`() throws {
    let (_, bus) = try playing()
    let second = try TestHome()
    second.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    try second.installTestApp("Keeper")
    #expect(bus.playerctl("--list-all") == "sotto")
    #expect(try second.say("play kaput spin Zorbing in keeper").status == 0)
    let name = "sotto.instance\(second.assistantIdentifier ?? 0)"
    wait { bus.playerctl("--list-all").contains(name) }
    let player = "org.mpris.MediaPlayer2.Player"
    let expected = [
      ("PlaybackStatus", "\"Playing\""), ("Metadata", "\"xesam:title\" s \"Zorbing\""),
      ("CanControl", "b true"), ("CanGoNext", "b false"),
    ]
    for (property, value) in expected {
      let told = bus.busctl(
        "get-property", player, property, name: "org.mpris.MediaPlayer2.\(name)")
      #expect(told.contains(value), "\(property)")
    }
    let picture = bus.busctl(
      "get-property", player, "Metadata", name: "org.mpris.MediaPlayer2.\(name)")
    let found = try #require(picture.firstMatch(of: /"mpris:artUrl" s "(file:[^"]+)"/))
    let file = try #require(URL(string: String(found.1)))
    #expect(file.path.hasPrefix(second.folder.path))
    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Neither controls the other.
    try second.sotto("quit")
    wait { bus.playerctl("--list-all") == "sotto" }
    #expect(bus.playerctl("--list-all") == "sotto")
    #expect(try second.say("pause").output == "Nothing is playing.\n")
    #expect(bus.playerctl("status") == "Playing")
  }

  @Test func `where ours is paused and another plays, the other is meant by what is heard`() throws
  {
    let (home, bus) = try playing()
    let title = bus.playerctl("metadata", "title")
    #expect(try home.say("pause").output == "Paused.\n")
    let other = try ForeignPlayer(bus)
    #expect(try home.say("what's playing").output == "One by Stranger is playing in mpv.\n")
    #expect(try home.say("pause").output == "Paused in mpv.\n")
    #expect(try home.say("what's playing").output.contains("\(title) by Adele is paused"))
    #expect(try home.say("resume").output == "Playing.\n")
    #expect(bus.playerctl("--player=mpv", "status") == "Paused")
    withExtendedLifetime(other) {}
  }
}
