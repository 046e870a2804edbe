import Foundation
import Intents
import SottoLanguage

extension Dialogue {
  /// The answer to a transport control.
  package func answer(to control: Plan.Control, _ result: ControlResult) -> String {
    switch result {
    case .nothingPlays: say(["control.nothing"])
    case .refused(let player): say(["control.failed"], ["app": name(player)])
    case .nothingMore(let player): say(["control.nothingMore"], ["app": name(player)])
    case .done(let player, let now):
      say(
        keys(of: control, now),
        [
          "app": name(player), "player": otherName(player), "item": now.map(name) ?? "",
          "next": now?.next ?? "",
          "number": now?.volume.map(percent) ?? "", "duration": duration(control),
        ].filter { !$0.value.isEmpty })
    case .volume(let volume): say(keys(of: control, nil), ["number": percent(volume)])
    }
  }

  private func name(_ player: ControlledPlayer) -> String { player.name(in: language.code) }

  /// The name of a player that is no app, which is said with everything it does; else empty.
  private func otherName(_ player: ControlledPlayer) -> String {
    if case .other(let name) = player { name } else { "" }
  }

  private func percent(_ share: Double) -> String {
    Int(exactly: (share * 100).rounded()).map { "\($0)" } ?? ""
  }

  /// How far is gone forward or back, in words; empty where nobody said.
  private func duration(_ control: Plan.Control) -> String {
    guard control.command.hasPrefix("seek"), let seconds = control.value?.number, seconds > 0 else {
      return ""
    }
    let units = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds], width: .wide
    ).locale(Locale(identifier: language.code))
    return Duration.seconds(seconds).formatted(units)
  }

  private func keys(of control: Plan.Control, _ now: NowPlaying?) -> [String] {
    switch control.command {
    case "whatIsPlaying" where now?.title == nil:
      [now?.isPlaying == false ? "control.pause" : "control.whatIsPlaying.untitled"]
    case "whatIsPlaying" where now?.isPlaying == false: ["control.whatIsPlaying.paused"]
    case "whatIsNext" where now?.next == nil: ["control.whatIsNext.unknown"]
    case "setVolume", "changeVolume", "unmute": ["control.volume"]
    case "like", "dislike": ["INUpdateMediaAffinityIntent.done.\(control.command)"]
    case "changeRepeatMode", "changeShuffleMode":
      ["control.\(control.command).\(control.value.map(constant) ?? "")", "control.done"]
    default: ["control.\(control.command)", "control.done"]
    }
  }

  private func constant(_ value: PlainValue) -> String {
    value.string ?? value.bool.map { "\($0)" } ?? ""
  }

  private func name(_ now: NowPlaying) -> String {
    guard let title = now.title else { return "" }
    return name(["type": "song", "title": .string(title), "artist": .string(now.artist ?? "")])
  }
}
