import Foundation
import SottoClient
import SottoHost
import SottoSocket
import SottoWire

/// Tells the service manager that has started this process how it stands (sd_notify(3)).
struct ServiceNotifier: Sendable {
  private let socket: String
  /// How often it wants to hear that all is well; `nil` where it does not.
  private let watchdog: Duration?

  /// - Returns: `nil` where no service manager waits for news of this process.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let socket = environment["NOTIFY_SOCKET"], "/@".contains(socket.prefix(1)),
      !socket.isEmpty
    else { return nil }
    self.socket = socket
    let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.flatMap {
      $0 > 0 ? $0 : nil
    }
    watchdog = isMeant ? microseconds.map { .microseconds($0) } : nil
    // What this process starts has no news for it.
    for name in ["NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"] { unsetenv(name) }
  }

  func tell(_ news: String...) {
    DatagramSocket.send(Data(news.joined(separator: "\n").utf8), to: socket)
  }

  /// Says that all is well for as long as the assistant of a home answers, by its socket as anybody's.
  func watch(_ home: SottoHome) -> Task<Void, Never>? {
    guard let watchdog else { return nil }
    return Task {
      while !Task.isCancelled {
        if await Self.answers(home, within: watchdog / 3) { tell("WATCHDOG=1") }
        try? await Task.sleep(for: watchdog / 3)
      }
    }
  }

  private static func answers(_ home: SottoHome, within limit: Duration) async -> Bool {
    guard let descriptor = try? UnixSocket.connect(to: home.socket) else { return false }
    let client = AssistantClient(descriptor: descriptor)
    defer { client.close() }
    return (try? await client.call(ClientCalls.Status(leavesNotice: true), within: limit)) != nil
  }
}
