import Intents
import SottoWire

/// How loud the app plays, where the person may change it by saying so.
///
/// Apple's `MPRemoteCommandCenter` has no command for it, since a phone has buttons. An app that
/// controls no volume here is not asked for one.
@MainActor
public final class PlayerVolume {
  public static let shared = PlayerVolume()

  /// 0 is silence, 1 as loud as what plays was made; `nil` while the app controls no volume.
  public private(set) var level: Double? {
    didSet { MPNowPlayingInfoCenter.default().set(volume: level) }
  }

  private var apply: (Double) -> Void = { _ in }
  /// What to go back to when the person wants to hear it again.
  private var audible = 1.0

  private init() {}

  /// Lets the person change how loud the app plays.
  ///
  /// - Parameters:
  ///   - level: How loud it plays now, from 0 to 1.
  ///   - apply: Makes it as loud as it is told, from 0 to 1.
  public func control(from level: Double, apply: @escaping (Double) -> Void) {
    self.level = level
    self.apply = apply
    if level > 0 { audible = level }
  }

  /// Carries out a control as a Reading spells it; `nil` when it is none of the volume.
  func perform(_ command: String, value: PlainValue?) -> MPRemoteCommandHandlerStatus? {
    guard ["setVolume", "changeVolume", "mute", "unmute"].contains(command) else { return nil }
    guard let level, let wanted = wanted(command, percent: value?.number, from: level) else {
      return .commandFailed
    }
    if level > 0 { audible = level }
    self.level = wanted
    apply(wanted)
    return .success
  }

  private func wanted(_ command: String, percent: Double?, from level: Double) -> Double? {
    let wanted: Double? =
      switch command {
      case "setVolume": percent.map { $0 / 100 }
      case "changeVolume":
        // "Louder", when muted, is louder than it was.
        percent.map { (level > 0 || $0 < 0 ? level : audible) + $0 / 100 }
      case "mute": 0
      default: level > 0 ? level : audible
      }
    return wanted.map { min(max($0, 0), 1) }
  }
}
