import Foundation
import Synchronization

/// The connections that are open. There are so many at most: one more takes the place of the one that
/// has been idle for longest.
final class ConnectionTable: Sendable {
  private struct Entry {
    var socket: ClientSocket
    /// Since when it has nothing to do; `nil` while a request of it is answered.
    var idleSince: ContinuousClock.Instant?
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var isClosed = false
    var whenEmpty: [CheckedContinuation<Void, Never>] = []

    var idlest: ObjectIdentifier? {
      entries.compactMap { entry in entry.value.idleSince.map { (entry.key, $0) } }
        .min { $0.1 < $1.1 }?.0
    }

    /// Those who wait for the last to end, when it has.
    mutating func takeWaiting() -> [CheckedContinuation<Void, Never>] {
      guard isClosed, entries.isEmpty else { return [] }
      defer { whenEmpty = [] }
      return whenEmpty
    }
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

  /// Takes a connection in.
  ///
  /// - Returns: Whether there is room for it.
  func add(_ socket: ClientSocket) -> Bool {
    let (hasRoom, idlest): (Bool, ClientSocket?) = state.withLock { state in
      guard !state.isClosed else { return (false, nil) }
      var idlest: ClientSocket?
      if state.entries.count >= limit {
        guard let found = state.idlest else { return (false, nil) }
        idlest = state.entries.removeValue(forKey: found)?.socket
      }
      state.entries[ObjectIdentifier(socket)] = Entry(socket: socket, idleSince: .now)
      return (true, idlest)
    }
    idlest?.shut()
    return hasRoom
  }

  /// Ends the connection that has been idle for longest, where descriptors have run out.
  func makeRoom() {
    let idlest = state.withLock { state in
      state.idlest.flatMap { state.entries.removeValue(forKey: $0)?.socket }
    }
    idlest?.shut()
  }

  /// Whether a request of the connection is answered.
  func set(_ socket: ClientSocket, isBusy: Bool) {
    state.withLock {
      $0.entries[ObjectIdentifier(socket)]?.idleSince = isBusy ? nil : .now
    }
  }

  func remove(_ socket: ClientSocket) {
    let waiting = state.withLock { state in
      state.entries[ObjectIdentifier(socket)] = nil
      return state.takeWaiting()
    }
    for waiting in waiting { waiting.resume() }
  }

  /// Takes no more, ends those that are idle, and waits until the others have ended; after some time
  /// they are ended, too.
  func close(within limit: Duration) async {
    let idle = state.withLock { state in
      state.isClosed = true
      return state.entries.values.filter { $0.idleSince != nil }.map(\.socket)
    }
    for socket in idle { socket.shut() }
    let watch = Task {
      try await Task.sleep(for: limit)
      for socket in state.withLock({ $0.entries.values.map(\.socket) }) { socket.shut() }
    }
    await withCheckedContinuation { continuation in
      let waiting = state.withLock { state in
        state.whenEmpty.append(continuation)
        return state.takeWaiting()
      }
      for waiting in waiting { waiting.resume() }
    }
    watch.cancel()
  }
}
