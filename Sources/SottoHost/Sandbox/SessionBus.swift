import Foundation
import SottoBus
import SottoSocket

/// A filter before the person's session bus, for one app: `xdg-dbus-proxy`.
///
/// An app posts notifications by it and offers its player to the desktop's controls; all other names
/// of the bus are not there for it. The filter ends with whoever holds this value.
final class SessionBus: Sendable {
  /// Where the app finds the bus.
  let socket: String
  private let proxy: ChildProcess
  /// The proxy ends when the other end of this is closed, as it is when the assistant dies.
  private let lifeline: Int32

  /// Starts the filter, and returns when it listens.
  ///
  /// - Parameters:
  ///   - executable: The name of the app's executable, as that of its player on the bus.
  ///   - socket: Where it is to listen.
  ///   - environment: The assistant's own, which names the bus.
  /// - Returns: `nil` where there is no bus, or no filter: then an app has no bus at all.
  init?(for executable: String, at socket: String, environment: [String: String]) {
    guard let address = BusAddress.session(environment), access(Self.program, X_OK) == 0,
      let (ours, theirs) = try? UnixSocket.pair()
    else { return nil }
    defer { close(theirs) }
    let command = ChildCommand(
      executable: Self.program,
      arguments: ["--fd=3", address, socket, "--filter"] + Self.rules(for: executable),
      environment: [:], descriptors: [3: theirs])
    guard let proxy = try? ChildProcess(command) else {
      close(ours)
      return nil
    }
    var ready = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    // It says so by one byte; ended, it says nothing.
    guard poll(&ready, 1, 1000) == 1, read(ours, &byte, 1) == 1 else {
      proxy.kill()
      close(ours)
      return nil
    }
    self.socket = socket
    self.proxy = proxy
    lifeline = ours
  }

  deinit {
    close(lifeline)
    proxy.kill()
  }

  private static let program = "/usr/bin/xdg-dbus-proxy"

  static func rules(for executable: String) -> [String] {
    let name = executable.replacing(/[^A-Za-z0-9_]/, with: "_")
    return ["--talk=org.freedesktop.Notifications", "--own=org.mpris.MediaPlayer2.\(name).*"]
  }
}
