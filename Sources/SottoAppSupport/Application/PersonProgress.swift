import Foundation
import SottoSocket
import SottoWire
import Synchronization

/// Long work of an app, as reading a library for the first time, which front ends show its person while
/// it goes on.
///
/// Work that ends within half a second is not shown. It ends with `finish`, when all is done, and with
/// whoever holds this value.
public final class PersonProgress: Sendable {
  private let total: Int
  private let state = Mutex(State())

  private struct State {
    var done = 0
    /// When something is told next.
    var next = ContinuousClock.now + .milliseconds(500)
    var isTold = false
    var isOver = false
  }

  /// Work begins.
  ///
  /// - Parameter total: How much there is to do, in whatever is counted.
  public init(of total: Int) { self.total = max(total, 0) }

  deinit { finish() }

  /// More of it is done. It may be called by any thread, and as often as there is reason to: what is told
  /// is told five times a second at most.
  public func advance(by count: Int = 1) {
    let message = state.withLock { state -> SystemCalls.ShowProgress? in
      state.done = min(state.done + max(count, 0), total)
      guard !state.isOver, state.done < total, ContinuousClock.now >= state.next else { return nil }
      state.next = .now + .milliseconds(200)
      state.isTold = true
      return SystemCalls.ShowProgress(done: state.done, total: total)
    }
    if let message { AssistantConnection.current?.tell(message) }
  }

  /// Nothing is left to do, or nothing more is done.
  public func finish() {
    let isShown = state.withLock { state in
      defer { state.isOver = true }
      return state.isTold && !state.isOver
    }
    if isShown {
      AssistantConnection.current?.tell(SystemCalls.ShowProgress(done: total, total: total))
    }
  }
}
