import Foundation
import SottoAssistant
import SottoBus

/// The desktop's other players, as a browser or VLC, which are controlled where no app has anything
/// loaded.
actor OtherPlayers {
  let address: String
  /// The connection, once it knows which players there are; `nil` where it has ended.
  var opening: Task<BusConnection?, Never>?
  var current: BusConnection?
  var roster = PlayerRoster()
  /// How loud each was before it was muted, by its connection.
  private var audible: [String: Double] = [:]

  /// What a player that does not answer may cost: when all are asked what they
  /// play, when one is to do something, and when it is looked at what plays then.
  static let timeToAsk = Duration.seconds(1)
  static let timeToAct = Duration.seconds(1)
  static let timeToFollow = Duration.milliseconds(200)

  /// Of more players than that the ones that changed last are asked.
  static let mostAsked = 20

  /// - Parameter address: The session's bus.
  init(_ address: String) { self.address = address }

  /// Begins to notice which of them changed last.
  func listen() async { _ = await connected() }

  /// Has the player that plays carry out a transport control, else the one that changed last.
  ///
  /// - Parameter onlyIfPlaying: Whether one that is paused is left alone.
  /// - Returns: `nil` where there is no such player.
  func perform(_ control: Plan.Control, onlyIfPlaying: Bool) async -> ControlResult? {
    guard let bus = await connected() else { return nil }
    let players = await players(bus)
    let chosen =
      players.first(where: \.isPlaying)
      ?? players.first { player in
        !onlyIfPlaying && (player.isPaused || control.command == "play" && player.hasTrack)
      }
    guard let chosen else { return nil }
    let who = ControlledPlayer.other(chosen.name)
    do throws(BusError) {
      switch chosen.step(for: control, audible: audible[chosen.entry.owner]) {
      case .refusal: return .refused(who)
      case .nothingMore: return .nothingMore(who)
      case .nothing: return .done(who, chosen.nowPlaying)
      case .call(let method, let values):
        _ = try await call(bus, chosen, PlayerInterface.player.name, method, values)
        return .done(who, await following(chosen, after: method, bus))
      case .set(let property, let value):
        _ = try await call(
          bus, chosen, PlayerInterface.properties.name, "Set",
          [.string(PlayerInterface.player.name), .string(property), .variant(value)])
        var now = chosen.nowPlaying
        if property == "Volume" { now.volume = remember(value.number, of: chosen) }
        return .done(who, now)
      }
    } catch {
      return .refused(who)
    }
  }

  /// Keeps how loud it was, for when it is to be heard again.
  private func remember(_ volume: Double?, of player: OtherPlayer) -> Double? {
    let loudest = [volume, player.volume].compactMap(\.self).first { $0 > 0 }
    audible[player.entry.owner] = loudest ?? audible[player.entry.owner]
    return volume
  }

  /// What plays after a method: a player says that it took it before it has loaded the next track.
  private func following(
    _ player: OtherPlayer, after method: String, _ bus: BusConnection
  ) async -> NowPlaying? {
    guard ["Next", "Previous"].contains(method) else { return player.nowPlaying }
    let before = player.nowPlaying
    let deadline = ContinuousClock.now + Self.timeToFollow
    // It may say only later what it has gone on to, and first by the name of a file.
    var latest: NowPlaying?
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero, let now = await ask(player.entry, bus, within: left)?.nowPlaying else {
        return latest
      }
      if now.item != before.item || now.title != before.title {
        if now == latest { return now }
        latest = now
      }
      try? await Task.sleep(for: .milliseconds(40))
    }
  }
}
