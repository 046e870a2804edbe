import Intents
import SottoAssistant
import SottoBus
import Testing

@testable import SottoHost

/// The desktop's other players: which there are, and what they are told.
@Suite struct OtherPlayerTests {
  @Test func `the one that changed last is last`() {
    var roster = PlayerRoster()
    roster.set(":1.1", of: "org.mpris.MediaPlayer2.mpv")
    roster.set(":1.2", of: "org.mpris.MediaPlayer2.vlc")
    #expect(roster.entries.map(\.owner) == [":1.1", ":1.2"])
    roster.changed(":1.1")
    roster.changed(":1.9")
    #expect(roster.entries.map(\.owner) == [":1.2", ":1.1"])
    roster.set(":1.3", of: "org.mpris.MediaPlayer2.vlc")
    #expect(roster.entries.map(\.owner) == [":1.1", ":1.3"])
    roster.set("", of: "org.mpris.MediaPlayer2.mpv")
    roster.set(nil, of: "org.mpris.MediaPlayer2.nobody")
    #expect(roster.entries.map(\.name) == ["org.mpris.MediaPlayer2.vlc"])
  }

  @Test(arguments: [
    ("org.mpris.MediaPlayer2.mpv", true), ("org.mpris.MediaPlayer2.firefox.instance_1_7", true),
    ("org.mpris.MediaPlayer2.sottovoce", true), ("org.mpris.MediaPlayer2.sotto", false),
    ("org.mpris.MediaPlayer2.sotto.instance42", false),
    ("org.mpris.MediaPlayer2.playerctld", false), ("org.mpris.MediaPlayer2.", false),
    ("org.freedesktop.Notifications", false),
  ])
  func `an assistant is no other player`(name: String, isPlayer: Bool) {
    #expect(PlayerRoster.isPlayer(name) == isPlayer)
    var roster = PlayerRoster()
    roster.set(":1.1", of: name)
    #expect(roster.entries.isEmpty != isPlayer)
  }

  private func player(_ player: [String: BusValue], identity: String? = "mpv") -> OtherPlayer {
    OtherPlayer(
      .init(name: "org.mpris.MediaPlayer2.mpv.instance7", owner: ":1.1"),
      identity.map { ["Identity": .string($0)] } ?? [:], player)
  }

  @Test func `it is called what it calls itself, without what would disturb`() {
    #expect(player([:], identity: "VLC\n\u{202E}media player").name == "VLC media player")
    #expect(player([:], identity: nil).name == "mpv")
    let long = player([:], identity: String(repeating: "x", count: 5000))
    #expect(long.name.count < 500)
  }

  @Test func `nonsense of its is nothing`() {
    let odd = player([
      "PlaybackStatus": .int32(1), "Metadata": .string("x"), "Volume": .string("loud"),
    ])
    #expect(!odd.isPlaying && !odd.isPaused && !odd.hasTrack && odd.volume == nil)
    #expect(odd.nowPlaying.title == nil)
    let control = Plan.Control(command: "setVolume", value: 30)
    #expect(odd.step(for: control, audible: nil) == .refusal)
  }

  @Test(arguments: [Double.nan, .infinity, 1e308, -1e308, -0.1, 11])
  func `no volume is one that no player has`(volume: Double) {
    let odd = player(["PlaybackStatus": .string("Playing"), "Volume": .double(volume)])
    #expect(odd.volume == nil && odd.nowPlaying.volume == nil)
    for command in ["changeVolume", "setVolume", "mute", "unmute"] {
      let control = Plan.Control(command: command, value: 10)
      #expect(odd.step(for: control, audible: nil) == .refusal)
    }
  }

  /// A command and its value, the state it meets, and what comes of it.
  @Test(
    arguments: [
      ("pause", nil, true, .call("Pause", [])), ("pause", nil, false, .nothing),
      ("play", nil, true, .nothing), ("play", nil, false, .call("Play", [])),
      ("togglePlayPause", nil, true, .call("PlayPause", [])),
      ("stop", nil, true, .call("Stop", [])),
      ("nextTrack", nil, true, .call("Next", [])), ("previousTrack", nil, true, .nothingMore),
      ("seekForward", 30, true, .call("Seek", [.int64(30_000_000)])),
      ("seekBackward", nil, true, .call("Seek", [.int64(-15_000_000)])),
      ("seekForward", 1e300, true, .refusal),
      (
        "changePlaybackPosition", 61, true,
        .call("SetPosition", [.objectPath("/track/1"), .int64(61_000_000)])
      ),
      ("changePlaybackRate", 1.5, true, .set("Rate", .double(1.5))),
      ("changePlaybackRate", 0, true, .refusal),
      ("changeRepeatMode", "one", true, .set("LoopStatus", .string("Track"))),
      ("changeRepeatMode", "some", true, .refusal), ("changeShuffleMode", true, true, .refusal),
      ("setVolume", 30, true, .set("Volume", .double(0.3))),
      ("changeVolume", 10, true, .set("Volume", .double(0.6))),
      ("changeVolume", -80, true, .set("Volume", .double(0))),
      ("setVolume", 700, true, .set("Volume", .double(1))),
      ("mute", nil, true, .set("Volume", .double(0))),
      ("whatIsPlaying", nil, true, .nothing), ("like", nil, true, .refusal),
      ("flyAway", nil, true, .refusal),
    ] as [(String, PlainValue?, Bool, OtherPlayer.Step)])
  func `a command is a call`(
    command: String, value: PlainValue?, isPlaying: Bool, step: OtherPlayer.Step
  ) {
    let player = player([
      "PlaybackStatus": .string(isPlaying ? "Playing" : "Paused"), "Volume": .double(0.5),
      "Rate": .double(1), "LoopStatus": .string("None"), "CanGoPrevious": .boolean(false),
      "Metadata": .properties(["mpris:trackid": .objectPath("/track/1")]),
    ])
    let control = Plan.Control(command: command, value: value)
    #expect(player.step(for: control, audible: nil) == step)
  }

  @Test func `what was muted is as loud again as it was`() {
    let silent = player(["Volume": .double(0)])
    func volume(_ command: String, _ value: PlainValue?, _ audible: Double?) -> OtherPlayer.Step {
      silent.step(for: Plan.Control(command: command, value: value), audible: audible)
    }
    #expect(volume("unmute", nil, 0.4) == .set("Volume", .double(0.4)))
    #expect(volume("unmute", nil, nil) == .set("Volume", .double(1)))
    #expect(volume("changeVolume", 10, 0.4) == .set("Volume", .double(0.5)))
  }
}
