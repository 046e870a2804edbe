import Foundation
import SottoAssistant

/// The desktop's other players, as a browser or VLC, which are controlled where no app has anything
/// loaded.
actor OtherPlayers {
  private let address: String
  /// The connection, once it knows which players there are; `nil` where it has ended.
  private var opening: Task<BusConnection?, Never>?
  private var current: BusConnection?
  private var roster = PlayerRoster()
  /// How loud each was before it was muted, by its connection.
  private var audible: [String: Double] = [:]

  /// What a player that does not answer may cost, all in all a second: when all are asked what they
  /// play, when one is to do something, and when it is looked at what plays then.
  private static let timeToAsk = Duration.milliseconds(400)
  private static let timeToAct = Duration.milliseconds(400)
  private static let timeToFollow = Duration.milliseconds(200)

  /// Of more players than that the ones that changed last are asked.
  private static let mostAsked = 20

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

// MARK: - Asking

extension OtherPlayers {
  /// Those that answer, the one that changed last first.
  private func players(_ bus: BusConnection) async -> [OtherPlayer] {
    let asked = roster.entries.suffix(Self.mostAsked)
    let answers = await withTaskGroup(of: OtherPlayer?.self) { group in
      for entry in asked {
        group.addTask { await self.ask(entry, bus, within: Self.timeToAsk) }
      }
      var answers: [String: OtherPlayer] = [:]
      for await case let player? in group { answers[player.entry.name] = player }
      return answers
    }
    return asked.reversed().compactMap { answers[$0.name] }
  }

  private nonisolated func ask(
    _ entry: PlayerRoster.Entry, _ bus: BusConnection, within limit: Duration
  ) async -> OtherPlayer? {
    func all(_ interface: PlayerInterface) async -> [String: BusValue]? {
      let call = BusCall(
        destination: entry.owner, path: PlayerInterface.path,
        interface: PlayerInterface.properties.name, member: "GetAll",
        values: [.string(interface.name)])
      return try? await bus.call(call, within: limit).first?.properties
    }
    async let application = all(.application)
    guard let player = await all(.player) else { return nil }
    return OtherPlayer(entry, await application ?? [:], player)
  }

  private nonisolated func call(
    _ bus: BusConnection, _ player: OtherPlayer, _ interface: String, _ member: String,
    _ values: [BusValue]
  ) async throws(BusError) -> [BusValue] {
    try await bus.call(
      BusCall(
        destination: player.entry.owner, path: PlayerInterface.path, interface: interface,
        member: member, values: values), within: Self.timeToAct)
  }
}

// MARK: - The bus

extension OtherPlayers {
  /// The connection, made anew where it has ended.
  private func connected() async -> BusConnection? {
    let opening = self.opening ?? Task { await open() }
    self.opening = opening
    let bus = await opening.value
    // Nothing plays there that could be reached, which the person hears; the next time it is tried anew.
    if bus == nil, self.opening == opening { self.opening = nil }
    return bus
  }

  private func open() async -> BusConnection? {
    guard let opened = try? await BusConnection.open(address) else { return nil }
    current = opened
    roster = PlayerRoster()
    Task { await hear(opened) }
    do throws(BusError) {
      try await watch(opened)
      return opened
    } catch {
      opened.close()
      return nil
    }
  }

  private func watch(_ bus: BusConnection) async throws(BusError) {
    let rules = [
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0namespace='org.mpris.MediaPlayer2'",
      "type='signal',interface='\(PlayerInterface.properties.name)',"
        + "member='PropertiesChanged',path='\(PlayerInterface.path)',"
        + "arg0='\(PlayerInterface.player.name)'",
    ]
    for rule in rules {
      _ = try await bus.call(.bus("AddMatch", .string(rule)), within: Self.timeToAsk)
    }
    let names = try await bus.call(.bus("ListNames"), within: Self.timeToAsk).first?.elements
    for name in (names ?? []).compactMap(\.string) where PlayerRoster.isPlayer(name) {
      let owner = try? await bus.call(.bus("GetNameOwner", .string(name)), within: Self.timeToAsk)
      roster.set(owner?.first?.string, of: name)
    }
  }

  private func hear(_ bus: BusConnection) async {
    for await message in bus.messages {
      switch (message.member, message.sender) {
      case ("NameOwnerChanged", "org.freedesktop.DBus"):
        let values = message.values.map { $0.string ?? "" }
        if values.count == 3 { roster.set(values[2], of: values[0]) }
      case ("PropertiesChanged", let sender?): roster.changed(sender)
      default:
        let unknown = BusError("UnknownMethod", "There is nothing to call here.")
        if message.kind == .call { bus.reply(to: message, .failure(unknown)) }
      }
    }
    guard current === bus else { return }
    (current, opening) = (nil, nil)
  }
}
