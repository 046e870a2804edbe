import Foundation
import SottoSocket
import SottoWire
import Synchronization

/// Long work of an app by which it gets to know what its person can ask for, as reading a library for the
/// first time.
///
/// Front ends show it while it goes on, unless it ends within half a second. What is not found meanwhile is
/// answered with a word about it. It ends with `finish`, when all is done, and with whoever holds this
/// value.
public final class PersonProgress: Sendable {
  private let state: Mutex<State>

  private struct State {
    var total: Int
    var done = 0
    /// When something is shown next.
    var next = ContinuousClock.now + .milliseconds(500)
    var isShown = false
    var isOver = false

    var message: SystemCalls.ShowProgress {
      SystemCalls.ShowProgress(done: done, total: max(total, 1), isLong: isShown)
    }
  }

  /// Work begins.
  ///
  /// - Parameter total: How much there is to do, in whatever is counted; 0 where that is not known yet.
  public init(of total: Int = 0) {
    state = Mutex(State(total: max(total, 0)))
    AssistantConnection.current?.tell(state.withLock(\.message))
  }

  deinit { finish() }

  /// There is more to do than was known.
  public func expect(_ count: Int) { state.withLock { $0.total += max(count, 0) } }

  /// More of it is done. It may be called by any thread, and as often as there is reason to: what is told
  /// is told five times a second at most.
  public func advance(by count: Int = 1) {
    let message = state.withLock { state -> SystemCalls.ShowProgress? in
      state.done = min(state.done + max(count, 0), state.total)
      guard !state.isOver, state.done < state.total, ContinuousClock.now >= state.next else {
        return nil
      }
      state.next = .now + .milliseconds(200)
      state.isShown = true
      return state.message
    }
    if let message { AssistantConnection.current?.tell(message) }
  }

  /// Nothing is left to do, or nothing more is done.
  public func finish() {
    let message = state.withLock { state -> SystemCalls.ShowProgress? in
      guard !state.isOver else { return nil }
      state.isOver = true
      state.total = max(state.total, 1)
      state.done = state.total
      return state.message
    }
    if let message { AssistantConnection.current?.tell(message) }
  }
}
