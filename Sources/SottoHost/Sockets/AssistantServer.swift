import Foundation
import SottoSocket
import SottoWire
import Synchronization

/// Serves the assistant to front ends over connections.
package final class AssistantServer: Sendable {
  private let assistant: Assistant
  private let settings: AssistantSettings
  private let state = Mutex(State())
  private let onQuit: @Sendable () -> Void

  private struct State {
    var listener: Listener?
    var clients: [ClientConnection] = []
    var lastUsed = ContinuousClock.now
    var watch: Task<Void, Never>?
  }

  /// - Parameter onQuit: Called when the assistant is to end: asked to, or idle for long enough.
  package init(
    assistant: Assistant, settings: AssistantSettings, onQuit: @escaping @Sendable () -> Void
  ) {
    self.assistant = assistant
    self.settings = settings
    self.onQuit = onQuit
  }

  /// Begins to take connections at a socket's path.
  package func listen(at path: String) throws {
    let listener = try Listener(path: path) { [weak self] in
      _ = self?.endIdlest()
    } onConnection: { [weak self] in
      self?.serve($0)
    }
    let watch = Task { [weak self] in
      while !Task.isCancelled, let server = self {
        await server.tidyUp()
        try? await Task.sleep(for: .seconds(5))
      }
    }
    state.withLock {
      $0.listener = listener
      $0.watch = watch
    }
  }

  /// Takes no more connections.
  package func close() {
    state.withLock {
      $0.listener?.close()
      $0.listener = nil
      $0.watch?.cancel()
    }
  }

  /// Serves one connected front end; where there are as many as may be, in place of the one that has
  /// been idle for longest.
  package func serve(_ descriptor: Int32) {
    if state.withLock({ $0.clients.count >= Self.mostClients }), !endIdlest() {
      Foundation.close(descriptor)
      return
    }
    let connection = ClientConnection(assistant: assistant, onQuit: onQuit)
    let count = state.withLock { state in
      state.clients.append(connection)
      return state.clients.count
    }
    assistant.metrics.set(connections: count)
    connection.open(descriptor) { [weak self, connection] in self?.forget(connection) }
  }

  /// How many front ends are served at once: a few more than anybody has, and few enough to leave
  /// descriptors to everything else.
  private static let mostClients: Int = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return max(4, Int(min(128, limit.rlim_cur / 4)))
  }()

  /// - Returns: Whether there was one that could be ended.
  private func endIdlest() -> Bool {
    let clients = state.withLock { $0.clients }
    let idle = clients.filter { !$0.isBusy }
    guard let idlest = idle.min(by: { $0.comesBefore($1) }) else { return false }
    forget(idlest)
    idlest.close()
    return true
  }

  private func forget(_ connection: ClientConnection) {
    let count = state.withLock { state in
      state.clients.removeAll { $0 === connection }
      state.lastUsed = .now
      return state.clients.count
    }
    assistant.metrics.set(connections: count)
  }

  private func tidyUp() async {
    await assistant.sweep()
    guard let limit = settings.assistantIdle else { return }
    let isNeeded = await assistant.isNeeded()
    let isIdle = state.withLock { state in
      if isNeeded || !state.clients.isEmpty { state.lastUsed = .now }
      return state.lastUsed.duration(to: .now) > limit
    }
    if isIdle { onQuit() }
  }
}
