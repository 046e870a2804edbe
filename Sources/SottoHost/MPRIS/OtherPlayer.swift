import Foundation
import Intents
import SottoAssistant
import SottoBus
import SottoWire

/// One of the desktop's other players, as it was when it was asked.
struct OtherPlayer: Sendable {
  let entry: PlayerRoster.Entry
  /// Of the application and of the player, by their names.
  private let application: [String: BusValue]
  private let player: [String: BusValue]

  init(_ entry: PlayerRoster.Entry, _ application: [String: BusValue], _ player: [String: BusValue])
  {
    self.entry = entry
    self.application = application
    self.player = player
  }

  /// The name that a person knows it by.
  var name: String {
    let identity = application["Identity"]?.string ?? ""
    let name = entry.name.dropFirst(PlayerRoster.prefix.count).prefix { $0 != "." }
    return (identity.isEmpty ? String(name) : identity).shown(atMost: ShownLength.name)
  }

  var isPlaying: Bool { player["PlaybackStatus"]?.string == "Playing" }
  var isPaused: Bool { player["PlaybackStatus"]?.string == "Paused" }

  private var metadata: [String: BusValue] { player["Metadata"]?.properties ?? [:] }

  /// Whether it would have something to play.
  var hasTrack: Bool {
    track != nil && track != PlayerProperties.noTrack || title != nil
  }

  var track: String? { metadata["mpris:trackid"]?.string }

  private var title: String? {
    metadata["xesam:title"]?.string.flatMap {
      $0.isEmpty ? nil : $0.shown(atMost: ShownLength.name)
    }
  }

  /// From 0, silence, to 1; some go beyond. Nonsense is none.
  var volume: Double? {
    player["Volume"]?.number.flatMap { (0...Self.loudest).contains($0) ? $0 : nil }
  }

  /// Louder than any player goes.
  private static let loudest = 10.0

  /// Whether it has a property, where not all have.
  func has(_ property: String) -> Bool { player[property] != nil }

  /// Whether it says that it does something; one that does not say may.
  func can(_ ability: String) -> Bool { player[ability]?.bool ?? true }

  var nowPlaying: NowPlaying {
    let artists = metadata["xesam:artist"]?.elements?.compactMap(\.string) ?? []
    return NowPlaying(
      app: entry.name, item: track, title: title,
      artist: artists.isEmpty
        ? nil : artists.joined(separator: ", ").shown(atMost: ShownLength.name),
      isPlaying: isPlaying,
      volume: volume)
  }
}

extension OtherPlayer {
  /// What carries out a transport control.
  enum Step: Equatable {
    case call(String, [BusValue])
    case set(String, BusValue)
    /// It is so already, or was only asked for.
    case nothing
    /// It plays nothing after this, or before it.
    case nothingMore
    /// There is nothing for it.
    case refusal
  }

  /// - Parameter audible: How loud it was before it was muted.
  func step(for control: Plan.Control, audible: Double?) -> Step {
    let number = control.value?.number
    switch control.command {
    case "whatIsPlaying", "whatIsNext": return .nothing
    case "play": return isPlaying ? .nothing : .call("Play", [])
    case "pause": return isPlaying ? .call("Pause", []) : .nothing
    case "togglePlayPause": return .call("PlayPause", [])
    case "stop": return .call("Stop", [])
    case "nextTrack": return can("CanGoNext") ? .call("Next", []) : .nothingMore
    case "previousTrack": return can("CanGoPrevious") ? .call("Previous", []) : .nothingMore
    case "seekForward": return seek(by: number ?? Self.usualJump)
    case "seekBackward": return seek(by: -(number ?? Self.usualJump))
    case "changePlaybackPosition":
      guard let track, let position = Self.microseconds(number), position >= 0 else {
        return .refusal
      }
      return .call("SetPosition", [.objectPath(track), .int64(position)])
    case "changePlaybackRate":
      guard has("Rate"), let number, number > 0 else { return .refusal }
      return .set("Rate", .double(number))
    case "changeRepeatMode":
      let modes = ["none": "None", "one": "Track", "all": "Playlist"]
      guard has("LoopStatus"), let mode = modes[control.value?.string ?? ""] else {
        return .refusal
      }
      return .set("LoopStatus", .string(mode))
    case "changeShuffleMode":
      guard has("Shuffle"), let shuffles = control.value?.bool else { return .refusal }
      return .set("Shuffle", .boolean(shuffles))
    default:
      guard let wanted = wantedVolume(control, audible: audible) else { return .refusal }
      return .set("Volume", .double(wanted))
    }
  }

  /// Seconds, where nobody says how far.
  private static let usualJump = 15.0

  private func seek(by seconds: Double) -> Step {
    guard can("CanSeek"), let offset = Self.microseconds(seconds) else { return .refusal }
    return .call("Seek", [.int64(offset)])
  }

  private static func microseconds(_ seconds: Double?) -> Int64? {
    seconds.flatMap { Int64(exactly: ($0 * 1_000_000).rounded()) }
  }

  private func wantedVolume(_ control: Plan.Control, audible: Double?) -> Double? {
    guard let volume else { return nil }
    let share = control.value?.number.map { $0 / 100 }
    let wanted: Double? =
      switch control.command {
      case "setVolume": share
      // "Louder", when muted, is louder than it was.
      case "changeVolume": share.map { (volume > 0 || $0 < 0 ? volume : audible ?? 0) + $0 }
      case "mute": 0
      case "unmute": volume > 0 ? volume : audible ?? 1
      default: nil
      }
    return wanted.map { min(max($0, 0), max(volume, 1)) }
  }
}
