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
    var clients = 0
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
    let listener = try Listener(path: path) { [weak self] in self?.serve($0) }
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

  /// Serves one connected front end.
  package func serve(_ descriptor: Int32) {
    state.withLock { $0.clients += 1 }
    let connection = ClientConnection(assistant: assistant, onQuit: onQuit)
    connection.open(descriptor) { [weak self] in
      self?.state.withLock {
        $0.clients -= 1
        $0.lastUsed = .now
      }
    }
  }

  private func tidyUp() async {
    await assistant.sweep()
    guard let limit = settings.assistantIdle else { return }
    let isNeeded = await assistant.isNeeded()
    let isIdle = state.withLock { state in
      if isNeeded || state.clients > 0 { state.lastUsed = .now }
      return state.lastUsed.duration(to: .now) > limit
    }
    if isIdle { onQuit() }
  }
}
