import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// The way from an app's or extension's process to the assistant that started it.
///
/// The assistant hands over one end of a socket pair, and names it in `SOTTO_CHANNEL`.
enum AssistantConnection {
  private static let peer = Mutex<Peer?>(nil)

  /// The connection; `nil` in a process that the assistant did not start.
  static var current: Peer? { peer.withLock { $0 } }

  /// Connects to the assistant, once in a process, and keeps the defaults of its groups exchanged.
  ///
  /// When the connection ends, the assistant is gone: `onClose` is called, and the process ends.
  static func open(
    as role: Hello.Role, handlers: CallHandlers, onClose: @escaping @Sendable () -> Void = {}
  ) throws(StartFailure) -> Peer {
    guard let text = ProcessInfo.processInfo.environment["SOTTO_CHANNEL"],
      let descriptor = Int32(text), fcntl(descriptor, F_GETFD) >= 0
    else { throw .noAssistant }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    keepMethodRecord()
    var handlers = handlers
    handlers.on(event: AppCalls.Notification.self) { CFNotificationCenter.deliver($0.notification) }
    let exchanging = handlers.bracketed(
      before: SharedDefaults.exchange, after: SharedDefaults.exchange)
    SharedDefaults.exchangeAtEndOfTurns()
    let opened = Peer(descriptor: descriptor, role: role, handlers: exchanging) { _ in
      onClose()
      exit(0)
    }
    peer.withLock { $0 = opened }
    return opened
  }

  /// Notes in memory shared with the assistant which method is called.
  private static func keepMethodRecord() {
    guard let text = ProcessInfo.processInfo.environment["SOTTO_METHOD"],
      let descriptor = Int32(text)
    else { return }
    let memory = mmap(
      nil, MethodRecord.length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    close(descriptor)
    if let memory, memory != MAP_FAILED { MethodRecord.keep(in: memory) }
  }
}

/// Why a process of an app cannot do its work; said on standard error.
enum StartFailure: Error, CustomStringConvertible {
  case noAssistant
  case badBundle(path: String, key: String, problem: String)

  var description: String {
    switch self {
    case .noAssistant:
      """
      This is a part of an app that the assistant starts by itself. Install the app with \
      “sotto apps install NAME.app” and speak to it with “sotto”.
      """
    case .badBundle(let path, let key, let problem): "\(path): \(key): \(problem)"
    }
  }

  /// Says why on standard error and ends the process, as the system's own loaders do.
  func exitProcess() -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(self)\n".utf8))
    exit(78)
  }
}
