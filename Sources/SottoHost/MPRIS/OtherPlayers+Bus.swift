import Foundation
import SottoBus

extension OtherPlayers {
  /// Those that answer, the one that changed last first.
  func players(_ bus: BusConnection) async -> [OtherPlayer] {
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

  nonisolated func ask(
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

  nonisolated func call(
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
  func connected() async -> BusConnection? {
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
