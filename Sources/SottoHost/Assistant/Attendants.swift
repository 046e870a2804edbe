import SottoSocket
import SottoWire

/// The front ends whose person can be asked something now.
actor Attendants {
  private var peers: [Peer] = []

  func add(_ peer: Peer) { peers.append(peer) }

  /// Asks the person at the newest front end; `nil` when nobody is there or nobody decided.
  func allow(_ question: ClientCalls.AskPermission) async -> Bool? {
    peers.removeAll(where: \.isClosed)
    guard let peer = peers.last else { return nil }
    return try? await peer.call(question).allowed
  }
}
