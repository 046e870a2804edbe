import Intents
import SottoBus
import SottoWire

// What it is asked.

extension ExportedPlayer {
  func answer(_ call: BusMessage, _ connection: BusConnection) {
    do throws(BusError) {
      switch try request(call) {
      case .known(let values): connection.reply(to: call, .success(values))
      case .command(.nothing): connection.reply(to: call, .success([]))
      case .command(.perform(let command, let value)):
        openCommands += 1
        Task { await perform(command, value, for: call, connection) }
      }
    } catch {
      connection.reply(to: call, .failure(error))
    }
  }

  private enum Request {
    case known([BusValue])
    case command(PlayerCommand)
  }

  private func request(_ call: BusMessage) throws(BusError) -> Request {
    guard call.path == PlayerInterface.path else {
      throw BusError("UnknownObject", "There is nothing at \(call.path ?? "?").")
    }
    let member = call.member ?? ""
    let interfaces = [
      PlayerInterface.application, .player, .properties, .introspectable,
    ].filter { $0.methods[member] != nil && (call.interface ?? $0.name) == $0.name }
    guard let interface = interfaces.first else {
      throw BusError("UnknownMethod", "There is no \(member) in \(call.interface ?? "it").")
    }
    let given = call.values.map(\.signature).joined()
    guard given == interface.signature(of: member) else {
      throw BusError("InvalidArgs", "\(member) does not take “\(given)”.")
    }
    switch interface.name {
    case PlayerInterface.player.name:
      return .command(try PlayerCommand(member, call.values, told))
    case PlayerInterface.introspectable.name: return .known([.string(PlayerInterface.description)])
    case PlayerInterface.properties.name: return try property(member, call.values)
    // It neither comes to the front nor quits, and says so.
    default: return .known([])
    }
  }

  private func property(_ member: String, _ values: [BusValue]) throws(BusError) -> Request {
    let interface = values.first?.string ?? ""
    guard let known = told.values(of: interface) else {
      throw BusError("UnknownInterface", "There is no interface \(interface).")
    }
    if member == "GetAll" { return .known([.properties(known)]) }
    let name = values[1].string ?? ""
    if member == "Set", interface == PlayerInterface.player.name {
      return .command(try PlayerCommand(setting: name, to: values[2], told))
    }
    guard let value = known[name] else {
      throw BusError("UnknownProperty", "\(interface) has no property \(name).")
    }
    guard member == "Get" else { throw BusError("PropertyReadOnly", "\(name) cannot be set.") }
    return .known([.variant(value)])
  }

  private func perform(
    _ command: String, _ value: PlainValue?, for call: BusMessage, _ connection: BusConnection
  ) async {
    let name = told.playing?.appName ?? "Sotto"
    let isDone = await line.run { [session] in await session.perform(command, value: value) }
    connection.reply(
      to: call, isDone ? .success([]) : .failure(BusError("Failed", "\(name) did not do that.")))
    openCommands -= 1
    leaveIfIdle()
  }
}
