import Foundation
import Synchronization

/// The events that wait for one reader. Who sends waits for nobody.
final class EventStream: Sendable {
  private struct State {
    var waiting: [Data] = []
    var bytes = 0
    var isEnded = false
    var wake: @Sendable () -> Void = {}
    var onClose: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let backlog: Int
  /// Whether its reader may still hear it: a token may have been revoked.
  let mayGoOn: @Sendable () -> Bool

  /// - Parameter backlog: Bytes that may wait; a reader that lets more wait is cut off.
  init(backlog: Int, mayGoOn: @escaping @Sendable () -> Bool) {
    self.backlog = backlog
    self.mayGoOn = mayGoOn
  }

  /// Sends an event; a stream that has ended drops it, and one whose reader may hear it no more ends.
  func send(_ event: Data) {
    guard mayGoOn() else { return end() }
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      guard !state.isEnded else { return nil }
      state.bytes += event.count
      if state.bytes > backlog {
        (state.waiting, state.isEnded) = ([], true)
      } else {
        state.waiting.append(event)
      }
      return state.wake
    }
    wake?()
  }

  /// No more will come; what waits still goes out.
  func end() {
    let wake = state.withLock { state in
      state.isEnded = true
      return state.wake
    }
    wake()
  }

  /// - Parameter wake: Called when there is something to take.
  func attach(wake: @escaping @Sendable () -> Void) { state.withLock { $0.wake = wake } }

  /// - Parameter action: Called when nobody reads any more.
  func onClose(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onClose.append(action) }
  }

  /// What waits; `nil` when there is nothing and nothing will be.
  func take() -> Data? {
    state.withLock { state in
      guard !(state.waiting.isEmpty && state.isEnded) else { return nil }
      defer { (state.waiting, state.bytes) = ([], 0) }
      return state.waiting.reduce(into: Data()) { $0 += $1 }
    }
  }

  /// Nobody reads it any more.
  func close() {
    let actions = state.withLock { state in
      state.isEnded = true
      state.wake = {}
      defer { (state.waiting, state.onClose) = ([], []) }
      return state.onClose
    }
    for action in actions { action() }
  }
}
