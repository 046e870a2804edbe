import Foundation

/// Listens for connections and hands them on.
final class NetworkListener: Sendable {
  private let descriptor: Int32
  private let poll: EventPoll
  /// Where it listens, with the port that it got.
  let address: ServerAddress

  /// - Throws: `ServerError` when the address cannot be had.
  init(_ asked: ServerAddress, poll: EventPoll) throws(ServerError) {
    let family = try asked.withSocketAddress { family, _, _ in family }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else {
      throw ServerError("\(asked) cannot be served: \(ServerError.reason).")
    }
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    let isBound = try asked.withSocketAddress { _, address, length in
      bind(descriptor, address, length) == 0 && listen(descriptor, SOMAXCONN) == 0
    }
    guard isBound else {
      let code = errno
      close(descriptor)
      throw ServerError(Self.refusal(of: asked, code))
    }
    self.descriptor = descriptor
    self.poll = poll
    address = ServerAddress(host: asked.host, port: Self.port(of: descriptor) ?? asked.port)
    poll.add(descriptor)
  }

  /// Hands on each connection, until it is closed.
  ///
  /// - Parameter makeRoom: Called when the process has no descriptor left for one that waits.
  func run(
    makeRoom: () -> Void, onConnection: (ClientSocket) -> Void
  ) async {
    while true {
      let wake = await poll.wait(for: descriptor, to: .read, until: nil)
      guard wake == .ready else { break }
      while true {
        let accepted = accept(descriptor, nil, nil)
        if accepted >= 0 {
          _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
          _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
          onConnection(ClientSocket(descriptor: accepted, poll: poll))
        } else if errno == EAGAIN {
          break
        } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
          makeRoom()
          // Who waits is still there: without a pause this would turn in circles.
          try? await Task.sleep(for: .milliseconds(50))
        } else if errno != EINTR, errno != ECONNABORTED {
          break
        }
      }
    }
    poll.remove(descriptor)
    close(descriptor)
  }

  /// Listens no more.
  func stop() { poll.interrupt(descriptor) }

  private static func refusal(of address: ServerAddress, _ code: Int32) -> String {
    switch code {
    case EADDRINUSE:
      "\(address) is taken by \(PortHolder.name(at: address.port) ?? "another program"). End that one, or choose another port, as in \(ServerAddress.authority(address.host, address.port &+ 1))."
    case EACCES: "\(address) is not yours to take. Choose a port above 1023."
    case EADDRNOTAVAIL: "\(address.host) is no address of this machine."
    default: "\(address) cannot be served: \(String(cString: strerror(code)))."
    }
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard result == 0 else { return nil }
    // The port stands at the same place for both families.
    return withUnsafeBytes(of: &storage) { UInt16($0[2]) << 8 | UInt16($0[3]) }
  }
}
