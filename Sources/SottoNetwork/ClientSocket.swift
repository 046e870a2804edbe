import Foundation
import Synchronization

/// A client's connection: bytes in and out, each within its time. For one task at a time.
package final class ClientSocket: Sendable {
  package enum Failure: Error, Equatable, Sendable {
    /// The client has ended the connection, or this side has.
    case ended
    case late
  }

  let descriptor: Int32
  /// The addresses of both ends, as text without ports; empty where the system does not tell.
  package let local: String
  package let peer: String
  /// Both ends as the system's table of sockets has them; `nil` where it does not tell.
  private let ends: (local: String, peer: String)?
  private let isOfSameUserFound = Mutex<Bool?>(nil)
  private let poll: EventPoll
  /// False once it was shut: another connection may have its number then.
  private let isOpen = Mutex(true)

  /// Takes over a connected descriptor that waits for nothing.
  init(descriptor: Int32, poll: EventPoll) {
    self.descriptor = descriptor
    self.poll = poll
    let (near, far) = (SocketEnd(descriptor, getsockname), SocketEnd(descriptor, getpeername))
    (local, peer) = (near?.host ?? "", far?.host ?? "")
    ends = near.flatMap { near in far.map { (near.entry, $0.entry) } }
    var yes: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    poll.add(descriptor)
  }

  /// Who the client is, where it is on this machine; `nil` for one that has gone already, or of which nothing is
  /// told. Looked up anew each time.
  package var localClient: LocalClient? {
    ends.flatMap { LocalClient(local: $0.local, peer: $0.peer) }
  }

  /// Whether a process of this user, or of root, is the client: as the system tells it, of a client on this
  /// machine. One that has gone already, or of which nothing is told, is nobody's.
  package var isOfSameUser: Bool {
    isOfSameUserFound.withLock { found in
      if let found { return found }
      let isSame = localClient?.isOfSameUser ?? false
      found = isSame
      return isSame
    }
  }

  /// Waits for bytes and returns those that have come, so many at most; none means that the client has
  /// said all.
  package func read(atMost count: Int, until deadline: ContinuousClock.Instant)
    async throws(Failure)
    -> [UInt8]
  {
    while true {
      switch receive(atMost: count) {
      case .success(let bytes): return bytes
      case .failure(let failure) where failure != .late: throw failure
      case .failure: try await wait(to: .read, until: deadline)
      }
    }
  }

  /// Writes all of it.
  package func write(_ data: Data, until deadline: ContinuousClock.Instant) async throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try await wait(to: .write, until: deadline)
      } else if errno != EINTR {
        throw .ended
      }
      guard ContinuousClock.now < deadline else { throw .late }
    }
  }

  /// Waits until somebody interrupts, or some time has passed.
  ///
  /// - Throws: `ended` when the client has gone meanwhile.
  package func rest(until deadline: ContinuousClock.Instant) async throws(Failure) {
    switch await poll.wait(for: descriptor, to: .read, until: deadline) {
    case .stopped: throw .ended
    case .late, .interrupted: return
    case .ready:
      // What a client says in the midst of a stream is nobody's; that it has gone is.
      switch receive(atMost: 4096) {
      case .success(let bytes) where !bytes.isEmpty: return
      case .failure(.late): return
      default: throw .ended
      }
    }
  }

  /// Wakes a `rest`.
  package func interrupt() {
    isOpen.withLock { if $0 { poll.interrupt(descriptor) } }
  }

  /// Ends the connection: who reads or writes it finds that. From any thread.
  package func shut() {
    isOpen.withLock { if $0 { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  /// Says that no more will come, and takes in what the client still sends, for a moment: a connection
  /// that is closed on unread bytes takes the answer with it.
  package func finish() async {
    shutdown(descriptor, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + .seconds(1)
    var left = 1 << 20
    while left > 0, let bytes = try? await read(atMost: 16 << 10, until: deadline), !bytes.isEmpty {
      left -= bytes.count
      guard ContinuousClock.now < deadline else { return }
    }
  }

  func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      poll.remove(descriptor)
      Foundation.close(descriptor)
    }
  }

  private func wait(
    to readiness: EventPoll.Readiness, until deadline: ContinuousClock.Instant
  ) async throws(Failure) {
    switch await poll.wait(for: descriptor, to: readiness, until: deadline) {
    case .ready, .interrupted: return
    case .late: throw .late
    case .stopped: throw .ended
    }
  }

  /// - Returns: `late` where there is nothing yet.
  private func receive(atMost count: Int) -> Result<[UInt8], Failure> {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let got = recv(descriptor, buffer.baseAddress, count, 0)
      code = got < 0 ? errno : 0
      filled = max(0, got)
    }
    switch code {
    case 0: return .success(bytes)
    case EAGAIN, EINTR: return .failure(.late)
    default: return .failure(.ended)
    }
  }
}
