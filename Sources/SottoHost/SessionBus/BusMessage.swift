/// What another program asks or tells by the bus.
struct BusMessage: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case call, signal }

  var kind: Kind
  /// By which a call is answered.
  var number: UInt64
  /// The unique name of who sent it.
  var sender: String?
  var path: String?
  var interface: String?
  var member: String?
  var values: [BusValue]
}

/// A method of another program's object.
struct BusCall: Sendable {
  var destination: String
  var path: String
  var interface: String
  var member: String
  var values: [BusValue] = []
}

extension BusCall {
  /// A method of the bus itself.
  static func bus(_ member: String, _ values: BusValue...) -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: member, values: values)
  }
}

/// Why a call failed, as D-Bus has it.
struct BusError: Error, Hashable {
  /// Such as `org.freedesktop.DBus.Error.UnknownMethod`.
  var name: String
  var message: String

  /// - Parameter name: One of the bus's own, without what all of them begin with.
  init(_ name: String, _ message: String) {
    self.init(name: name.contains(".") ? name : "org.freedesktop.DBus.Error.\(name)", message)
  }

  private init(name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  static let timedOut = BusError("Timeout", "It did not answer in time.")
  static let disconnected = BusError("Disconnected", "The connection to the bus has ended.")
}
