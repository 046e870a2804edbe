/// What another program asks or tells by the bus.
package struct BusMessage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case call, signal }

  package var kind: Kind
  /// By which a call is answered.
  package var number: UInt64
  /// The unique name of who sent it.
  package var sender: String?
  package var path: String?
  package var interface: String?
  package var member: String?
  package var values: [BusValue]
}

/// A method of another program's object.
package struct BusCall: Sendable {
  var destination: String
  var path: String
  var interface: String
  var member: String
  var values: [BusValue]

  package init(
    destination: String, path: String, interface: String, member: String, values: [BusValue] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.values = values
  }
}

extension BusCall {
  /// A method of the bus itself.
  package static func bus(_ member: String, _ values: BusValue...) -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: member, values: values)
  }
}

/// Why a call failed, as D-Bus has it.
package struct BusError: Error, Hashable {
  /// Such as `org.freedesktop.DBus.Error.UnknownMethod`.
  package var name: String
  package var message: String

  /// - Parameter name: One of the bus's own, without what all of them begin with.
  package init(_ name: String, _ message: String) {
    self.init(name: name.contains(".") ? name : "org.freedesktop.DBus.Error.\(name)", message)
  }

  private init(name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  package static let timedOut = BusError("Timeout", "It did not answer in time.")
  package static let disconnected = BusError("Disconnected", "The connection to the bus has ended.")
}
