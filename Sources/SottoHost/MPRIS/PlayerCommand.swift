import Foundation
import Intents
import SottoBus
import SottoWire

/// What the desktop wants of what plays.
enum PlayerCommand: Equatable {
  /// A transport control, as a Reading spells it.
  case perform(String, PlainValue?)
  /// It is so already, or means something that is no more.
  case nothing

  /// A method of the player.
  ///
  /// - Parameters:
  ///   - now: What is known of what plays.
  ///   - date: When it was called.
  /// - Throws: `BusError` for a method that there is not, or values that it does not take.
  init(
    _ method: String, _ values: [BusValue], _ now: PlayerProperties, at date: Date = .now
  ) throws(BusError) {
    guard let signature = PlayerInterface.player.signature(of: method) else {
      throw BusError("UnknownMethod", "The player has no method \(method).")
    }
    let given = values.map(\.signature).joined()
    guard given == signature else {
      throw BusError("InvalidArgs", "\(method) takes “\(signature)”, and not “\(given)”.")
    }
    let isPlaying = now.playing?.isPlaying == true
    switch method {
    case "Next": self = .perform("nextTrack", nil)
    case "Previous": self = .perform("previousTrack", nil)
    case "Stop": self = .perform("stop", nil)
    case "PlayPause": self = Self.turn(on: !isPlaying, now)
    case "Play": self = isPlaying ? .nothing : Self.turn(on: true, now)
    case "Pause": self = isPlaying ? Self.turn(on: false, now) : .nothing
    case "Seek":
      self = Self.seek(by: (values.first?.number ?? 0) / 1_000_000, now, at: date)
    case "SetPosition":
      let position = (values.last?.number ?? -1) / 1_000_000
      let isThere = position >= 0 && position <= now.playing?.duration ?? .infinity
      let isMeant = now.playing != nil && values.first?.string == now.track
      self = isThere && isMeant ? .perform("changePlaybackPosition", .number(position)) : .nothing
    default: throw BusError("NotSupported", "Sotto opens no addresses; ask it to play something.")
    }
  }

  /// An app may have but one button for both.
  private static func turn(on: Bool, _ now: PlayerProperties) -> PlayerCommand {
    let command = on ? "play" : "pause"
    return .perform(now.takes(command) ? command : "togglePlayPause", nil)
  }

  /// Beyond the end is the next track, before the beginning the beginning.
  private static func seek(
    by seconds: Double, _ now: PlayerProperties, at date: Date
  ) -> PlayerCommand {
    guard seconds != 0 else { return .nothing }
    let target = now.position(at: date) + seconds
    if let duration = now.playing?.duration, target > duration { return .perform("nextTrack", nil) }
    guard now.takes("changePlaybackPosition"), now.playing?.elapsed != nil else {
      return .perform(seconds > 0 ? "seekForward" : "seekBackward", .number(abs(seconds)))
    }
    return .perform("changePlaybackPosition", .number(max(target, 0)))
  }

  /// A property of the player that is set.
  ///
  /// - Throws: `BusError` where it cannot be, or not to that.
  init(setting property: String, to value: BusValue, _ now: PlayerProperties) throws(BusError) {
    guard let known = PlayerInterface.player.properties[property] else {
      throw BusError("UnknownProperty", "The player has no property \(property).")
    }
    guard known.isWritable else {
      throw BusError("PropertyReadOnly", "\(property) cannot be set.")
    }
    let value = value.content
    guard value.signature == known.type, value.number?.isFinite != false else {
      throw BusError("InvalidArgs", "\(property) is of the type “\(known.type)”.")
    }
    let number = value.number ?? 0
    switch property {
    case "LoopStatus":
      let modes = ["None": "none", "Track": "one", "Playlist": "all"]
      guard let mode = modes[value.string ?? ""] else {
        throw BusError("InvalidArgs", "LoopStatus is None, Track or Playlist.")
      }
      self = .perform("changeRepeatMode", .string(mode))
    case "Shuffle": self = .perform("changeShuffleMode", .bool(value.bool == true))
    case "Volume": self = .perform("setVolume", .number(min(max(number, 0), 1) * 100))
    // To play at no speed is to pause.
    case _ where number <= 0: self = try PlayerCommand("Pause", [], now)
    default:
      let rates = PlayerProperties.rates
      self = .perform(
        "changePlaybackRate", .number(min(max(number, rates.lowerBound), rates.upperBound)))
    }
  }
}
