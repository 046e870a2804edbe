import Foundation

/// Where buses are, as D-Bus writes addresses.
package enum BusAddress {
  /// The bus of the person's session, as an environment says; `nil` where there is none.
  package static func session(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let runtime = environment["XDG_RUNTIME_DIR"] else { return nil }
    return socket("\(runtime)/bus")
  }

  /// The bus of the machine's services, as an environment says; `nil` where there is none.
  package static func system(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SYSTEM_BUS_ADDRESS"], !address.isEmpty { return address }
    return socket("/run/dbus/system_bus_socket")
  }

  private static func socket(_ path: String) -> String? {
    access(path, R_OK | W_OK) == 0 ? "unix:path=\(path)" : nil
  }
}
