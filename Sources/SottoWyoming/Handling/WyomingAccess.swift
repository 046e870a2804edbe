import Foundation
import Logging
import SottoClient
import SottoNetwork
import Synchronization

/// Who is answered. The protocol knows no passwords: so it is for the programs of the person alone, on this
/// machine, and for the clients that they have named.
final class WyomingAccess: Sendable {
  private let allowed: AllowedClients
  private let assistant: LastingClient
  private let log = Logger(label: "sotto.wyoming")
  /// What the log says already.
  private let told = Mutex<Set<String>>([])

  private static let mostTold = 100

  /// - Parameter assistant: Whose apps are none of the person's programs.
  init(allowed: AllowedClients, assistant: LastingClient) {
    self.allowed = allowed
    self.assistant = assistant
  }

  /// Why a client is not answered, and what to do; `nil` where it is.
  func refusal(of socket: ClientSocket) async -> String? {
    guard let refusal = await reason(against: socket) else { return nil }
    let isNew = told.withLock { told in
      told.count < Self.mostTold && told.insert(refusal).inserted
    }
    if isNew { log.warning("refused a client: \(refusal)") }
    return refusal
  }

  private func reason(against socket: ClientSocket) async -> String? {
    guard MachineAddresses.contain(socket.peer) else {
      return allowed.contain(host: socket.peer)
        ? nil
        : "\(socket.peer) is not answered. To let it ask for anything, name \(socket.peer) in “wyoming-allow” of Sotto's settings and start Sotto again."
    }
    guard let client = socket.localClient else { return Self.unknown }
    guard client.isOfSameUser else {
      return allowed.contain(user: client.user)
        ? nil
        : "Of this machine, only programs of the user who runs Sotto are answered. To let those of another ask for anything, name user:\(Self.name(of: client.user)) in “wyoming-allow” of Sotto's settings and start Sotto again."
    }
    // Root's programs are no apps of another user's, and show that user nothing.
    if client.user != getuid() { return nil }
    // Where another process is the assistant, the apps are that one's.
    let owners = [getpid(), try? await assistant.client().processIdentifier]
    switch client.isStarted(by: Set(owners.compactMap(\.self))) {
    case nil: return Self.unknown
    case false?: return nil
    case true?:
      return
        "An app does not speak for its person. To let it send requests to other apps: sotto apps allow APP --requests"
    }
  }

  private static let unknown =
    "The system does not tell whose program this client is, so it is not answered."

  private static func name(of user: uid_t) -> String {
    getpwuid(user).map { String(cString: $0.pointee.pw_name) } ?? "\(user)"
  }
}
