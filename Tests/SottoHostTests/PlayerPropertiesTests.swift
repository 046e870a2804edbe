import Foundation
import SottoBus
import SottoWire
import Testing

@testable import SottoHost

/// What the desktop is told of what plays.
@Suite struct PlayerPropertiesTests {
  private let date = Date(timeIntervalSince1970: 1000)

  private func values(_ playing: PlayingSummary?) throws -> [String: BusValue] {
    try #require(PlayerProperties(of: playing).values(of: PlayerInterface.player.name, at: date))
  }

  @Test func `a track has its names and types`() throws {
    let values = try values(.sample(at: date))
    #expect(values["PlaybackStatus"] == .string("Playing"))
    #expect(
      values["Metadata"]
        == .properties([
          "mpris:trackid": .objectPath("/app/sotto/track/app_2emusic/s1"),
          "mpris:length": .int64(30_000_000), "xesam:title": .string("Song"),
          "xesam:artist": .strings(["Somebody"]), "xesam:album": .string("Album"),
        ]))
    for interface in [PlayerInterface.application, .player] {
      let told = try #require(
        PlayerProperties(of: .sample(at: date)).values(of: interface.name, at: date))
      #expect(Set(told.keys) == Set(interface.properties.keys), "\(interface.name)")
      for (name, value) in told {
        #expect(value.signature == interface.properties[name]?.type, "\(name)")
      }
    }
  }

  @Test func `nothing is stopped, and no track`() throws {
    let values = try values(nil)
    #expect(values["PlaybackStatus"] == .string("Stopped"))
    #expect(
      values["Metadata"]
        == .properties(["mpris:trackid": .objectPath("/org/mpris/MediaPlayer2/TrackList/NoTrack")]))
    #expect(values["CanPlay"] == .boolean(false))
  }

  @Test(arguments: ["", "ü/#", "日本", "a_b", "a.b", String(repeating: "x", count: 10_000)])
  func `any identifier is a path of its own`(identifier: String) throws {
    var playing = PlayingSummary.sample(at: date)
    playing.identifier = identifier
    let track = PlayerProperties(of: playing).track
    #expect(track.wholeMatch(of: /(\/[A-Za-z0-9_]+)+/) != nil)
    playing.identifier = identifier + "_"
    #expect(PlayerProperties(of: playing).track != track)
  }

  @Test func `what an app does not take cannot be done`() throws {
    var playing = PlayingSummary.sample(at: date)
    playing.commands = ["pause", "play"]
    let values = try values(playing)
    #expect(values["CanPause"] == .boolean(true))
    for property in ["CanGoNext", "CanGoPrevious", "CanSeek"] {
      #expect(values[property] == .boolean(false), "\(property)")
    }
    #expect(values["LoopStatus"] == nil && values["Shuffle"] == nil)
    #expect(values["MinimumRate"] == .double(1) && values["MaximumRate"] == .double(1))
  }

  @Test func `the position goes on as fast as it plays, and no further than the end`() {
    var playing = PlayingSummary.sample(at: date)
    playing.rate = 2
    #expect(PlayerProperties(of: playing).position(at: date + 3) == 16)
    #expect(PlayerProperties(of: playing).position(at: date + 60) == 30)
    playing.isPlaying = false
    #expect(PlayerProperties(of: playing).position(at: date + 3) == 10)
    playing.elapsed = nil
    #expect(PlayerProperties(of: playing).position(at: date + 3) == 0)
  }

  @Test func `only what is new is told, and the position never`() {
    let before = PlayerProperties(of: .sample(at: date))
    var playing = PlayingSummary.sample(at: date + 5)
    playing.elapsed = 15
    playing.volume = 0.5
    playing.commands = ["setVolume", "changeShuffleMode"]
    let (changed, gone) = PlayerProperties(of: playing).changes(
      of: .player, since: before)
    #expect(changed["Volume"] == .double(0.5))
    #expect(changed["Position"] == nil && changed["Metadata"] == nil && changed["Shuffle"] == nil)
    #expect(gone == ["LoopStatus"])
  }

  @Test func `a jump is told, and the way there is none`() {
    let before = PlayerProperties(of: .sample(at: date))
    func hasJumped(_ change: (inout PlayingSummary) -> Void) -> Bool {
      var playing = PlayingSummary.sample(at: date + 5)
      change(&playing)
      return PlayerProperties(of: playing).hasJumped(since: before, at: date + 5)
    }
    #expect(!hasJumped { $0.elapsed = 15.2 }, "it has gone on")
    #expect(hasJumped { $0.elapsed = 25 }, "forward")
    #expect(hasJumped { $0.elapsed = 0 }, "begun anew")
    #expect(!hasJumped { ($0.identifier, $0.elapsed) = ("s2", 0.1) }, "the next from its beginning")
    #expect(
      hasJumped { ($0.identifier, $0.elapsed) = ("s2", 20) }, "the next from where it was left")
    #expect(!PlayerProperties(of: nil).hasJumped(since: before, at: date))
  }

  @Test func `the description has everything there is`() {
    for interface in [PlayerInterface.application, .player] {
      let names = Array(interface.methods.keys) + interface.signals.keys + interface.properties.keys
      for name in names {
        #expect(PlayerInterface.description.contains("name=\"\(name)\""), "\(name)")
      }
    }
  }
}
