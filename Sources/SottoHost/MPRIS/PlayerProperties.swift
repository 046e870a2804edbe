import Foundation
import SottoBus
import SottoWire

/// What the desktop is told of what plays.
struct PlayerProperties: Sendable {
  /// What plays; `nil` is nothing.
  let playing: PlayingSummary?
  /// Where its picture lies.
  let picture: URL?

  init(of playing: PlayingSummary?, picture: URL? = nil) {
    self.playing = playing
    self.picture = picture
  }

  /// The speeds that an app may be asked for, which its own bounds may narrow.
  static let rates = 0.25...4.0
  static let noTrack = "/org/mpris/MediaPlayer2/TrackList/NoTrack"

  /// Those of an interface, by their names; `nil` where it has none.
  func values(of interface: String, at date: Date = .now) -> [String: BusValue]? {
    switch interface {
    case PlayerInterface.application.name: application
    case PlayerInterface.player.name: player(at: date)
    default: nil
    }
  }

  /// The app has the name, as it is the one that a person knows; it has no window of ours to raise,
  /// and to end it is none of the desktop's business.
  private var application: [String: BusValue] {
    [
      "CanQuit": .boolean(false), "CanRaise": .boolean(false), "HasTrackList": .boolean(false),
      "Identity": .string(playing?.appName ?? "Sotto"),
      "SupportedUriSchemes": .strings([]), "SupportedMimeTypes": .strings([]),
    ]
  }

  private func player(at date: Date) -> [String: BusValue] {
    var values: [String: BusValue] = [
      "PlaybackStatus": .string(
        playing.map { $0.isPlaying ? "Playing" : "Paused" } ?? "Stopped"),
      "Rate": .double(rate), "Metadata": .properties(metadata),
      "MinimumRate": .double(takes("changePlaybackRate") ? Self.rates.lowerBound : rate),
      "MaximumRate": .double(takes("changePlaybackRate") ? Self.rates.upperBound : rate),
      "Volume": .double(playing?.volume ?? 1),
      "Position": .int64(Self.microseconds(position(at: date))),
      "CanGoNext": .boolean(takes("nextTrack")), "CanGoPrevious": .boolean(takes("previousTrack")),
      "CanPlay": .boolean(takes("play") || takes("togglePlayPause")),
      "CanPause": .boolean(takes("pause") || takes("togglePlayPause")),
      "CanSeek": .boolean(canSeek), "CanControl": .boolean(true),
    ]
    if takes("changeRepeatMode") { values["LoopStatus"] = .string(loopStatus) }
    if takes("changeShuffleMode") { values["Shuffle"] = .boolean(playing?.shuffleMode ?? false) }
    return values
  }

  /// Whether the app takes a command; one that does not say so may.
  func takes(_ command: String) -> Bool {
    playing.map { $0.commands?.contains(command) ?? true } ?? false
  }

  private var canSeek: Bool {
    takes("changePlaybackPosition") || takes("seekForward") && takes("seekBackward")
  }

  var rate: Double { playing?.rate ?? 1 }

  private var loopStatus: String {
    switch playing?.repeatMode {
    case "one": "Track"
    case "all": "Playlist"
    default: "None"
    }
  }

  private var metadata: [String: BusValue] {
    guard let playing else { return ["mpris:trackid": .objectPath(Self.noTrack)] }
    var values: [String: BusValue] = ["mpris:trackid": .objectPath(track)]
    values["mpris:length"] = playing.duration.map { .int64(Self.microseconds($0)) }
    values["mpris:artUrl"] = picture.map { .string($0.absoluteString) }
    values["xesam:title"] = playing.title.map(BusValue.string)
    values["xesam:artist"] = playing.artist.map { .strings([$0]) }
    values["xesam:album"] = playing.album.map(BusValue.string)
    return values
  }

  /// The path that stands for what is loaded.
  var track: String {
    guard let playing else { return Self.noTrack }
    let item = Self.element(playing.identifier ?? playing.title ?? "")
    return "/app/sotto/track/\(Self.element(playing.app))/\(item)"
  }

  /// A text as an element of a path, which may have letters, digits and underscores.
  private static func element(_ text: String) -> String {
    let bytes = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        String(Unicode.Scalar(byte))
      default: byte < 16 ? "_0\(String(byte, radix: 16))" : "_\(String(byte, radix: 16))"
      }
    }
    return bytes.isEmpty ? "_" : bytes.joined()
  }

  /// Seconds from the beginning.
  func position(at date: Date) -> Double {
    guard let playing, let elapsed = playing.elapsed else { return 0 }
    let since = playing.isPlaying ? date.timeIntervalSince1970 - playing.at : 0
    let position = elapsed + max(since, 0) * rate
    return min(max(position, 0), playing.duration ?? .infinity)
  }

  static func microseconds(_ seconds: Double) -> Int64 { Int64(seconds * 1_000_000) }
}

extension PlayerProperties {
  /// Of an interface, what is other than it was, and what is no more; what nobody is told of left out.
  func changes(
    of interface: PlayerInterface, since before: PlayerProperties
  ) -> (changed: [String: BusValue], gone: [String]) {
    let (old, new) = (before.values(of: interface.name) ?? [:], values(of: interface.name) ?? [:])
    let told = interface.properties.filter(\.value.isTold).keys
    return (
      new.filter { told.contains($0.key) && old[$0.key] != $0.value },
      told.filter { new[$0] == nil && old[$0] != nil }.sorted()
    )
  }

  /// Whether the position is another than who knew the former would expect: it goes on, or begins at
  /// the beginning.
  func hasJumped(since before: PlayerProperties, at date: Date) -> Bool {
    guard playing != nil else { return false }
    let expected = track == before.track ? before.position(at: date) : 0
    let tolerance = track == before.track ? Self.jump : Self.start
    return abs(position(at: date) - expected) > tolerance
  }

  /// Seconds by which a player's clock may be wrong, and after which a new track has begun elsewhere.
  private static let jump = 0.5
  private static let start = 2.0
}
