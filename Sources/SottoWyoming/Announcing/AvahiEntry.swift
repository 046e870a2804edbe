import Foundation
import Logging
import SottoBus

/// What Avahi tells the house of one server, kept true while Avahi ends, begins, or finds its name taken.
///
/// Source: the interfaces `org.freedesktop.Avahi.Server` and `.EntryGroup`.
struct AvahiEntry {
  private let announcement: Announcement
  private let bus: BusConnection
  private var name: String
  /// The object that holds it; `nil` while there is none.
  private var group: String?

  private static let service = "org.freedesktop.Avahi"
  private static let server = "\(service).Server"
  private static let entryGroup = "\(service).EntryGroup"
  private static let collision = "\(service).CollisionError"
  private static let limit = Duration.seconds(5)

  /// What Avahi says of itself, and of a group.
  private enum State {
    static let serverRunning = 2.0
    static let groupEstablished = 2.0
    static let groupCollision = 3.0
  }

  init(_ announcement: Announcement, on bus: BusConnection) {
    self.announcement = announcement
    self.bus = bus
    name = Announcement.name(onHost: ProcessInfo.processInfo.hostName)
  }

  /// Announces it until the bus ends.
  ///
  /// - Throws: `BusError` where the bus has no way to follow Avahi.
  mutating func keep() async throws(BusError) {
    for rule in [
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'",
      "type='signal',sender='\(Self.service)',member='StateChanged'",
    ] {
      _ = try await bus.call(.bus("AddMatch", .string(rule)), within: Self.limit)
    }
    await attempt()
    for await message in bus.messages { await hear(message) }
  }

  private mutating func hear(_ message: BusMessage) async {
    switch (message.interface, message.member) {
    case (_, "NameOwnerChanged"):
      group = nil
      // The new owner's name is empty where it has ended.
      if message.values.last?.string?.isEmpty == false { await attempt() }
    case (Self.server, "StateChanged") where message.values.first?.number == State.serverRunning:
      // The machine's own name is another, or its addresses are known only now.
      await attempt()
    case (Self.entryGroup, "StateChanged") where message.path == group:
      switch message.values.first?.number {
      case State.groupEstablished: Announcement.log.info("the house is told of “\(name)”")
      case State.groupCollision: await attempt(unlike: name)
      default: break
      }
    default: break
    }
  }

  /// Puts it into Avahi, where that runs.
  ///
  /// - Parameter taken: The name that another has.
  private mutating func attempt(unlike taken: String? = nil) async {
    do throws(BusError) {
      if let taken {
        let other = try await server("GetAlternativeServiceName", .string(taken)).first?.string
        guard let other, other != taken else { return }
        name = other
      }
      guard try await server("GetState").first?.number == State.serverRunning else { return }
      if let group { _ = try? await call(group, Self.entryGroup, "Free") }
      guard let group = try await server("EntryGroupNew").first?.string else { return }
      self.group = group
      // Any interface and protocol, no flags, the usual domain and this machine; no further text.
      _ = try await call(
        group, Self.entryGroup, "AddService", .int32(-1), .int32(-1), .uint32(0), .string(name),
        .string(announcement.type), .string(""), .string(""), .uint16(announcement.port),
        .array([], of: "ay"))
      _ = try await call(group, Self.entryGroup, "Commit")
    } catch  where error.name == Self.collision {
      // Another program of this machine has it; where another machine has, the group changes its state.
      await attempt(unlike: name)
    } catch {
      Announcement.log.notice("the house is not told where this is: \(error.message)")
    }
  }

  private func server(_ member: String, _ values: BusValue...) async throws(BusError) -> [BusValue]
  {
    try await bus.call(
      BusCall(
        destination: Self.service, path: "/", interface: Self.server, member: member,
        values: values), within: Self.limit)
  }

  @discardableResult
  private func call(
    _ path: String, _ interface: String, _ member: String, _ values: BusValue...
  ) async throws(BusError) -> [BusValue] {
    try await bus.call(
      BusCall(
        destination: Self.service, path: path, interface: interface, member: member,
        values: values), within: Self.limit)
  }
}
