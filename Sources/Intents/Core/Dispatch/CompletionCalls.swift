import Synchronization

/// How often a completion handler is called, for as long as anybody holds it.
package final class CompletionCalls: Sendable {
  private struct State {
    var count = 0
    var isReleased = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// A handler that keeps what it has called may call it again at any time; this long is waited for that.
  private static let patience = Duration.milliseconds(200)

  package init() {}

  package func add() { state.withLock { $0.count += 1 } }

  /// Nobody holds the completion handler any more.
  package func release() {
    let waiting = state.withLock { state in
      state.isReleased = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// How often it was called in all.
  package var total: Int {
    get async {
      let clock = Task {
        try? await Task.sleep(for: Self.patience)
        release()
      }
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if !state.isReleased { state.waiting = continuation }
          return state.isReleased
        }
        if isOver { continuation.resume() }
      }
      clock.cancel()
      return state.withLock(\.count)
    }
  }
}
