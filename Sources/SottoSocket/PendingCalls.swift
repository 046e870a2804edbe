@preconcurrency import Dispatch
import Intents
import SottoWire
import Synchronization

/// The calls of one connection that wait for their answer, each for as long as it may.
///
/// One timer serves all of them: setting one for each call would wake a thread for each.
final class PendingCalls: Sendable {
  typealias Continuation = CheckedContinuation<PlainValue, any Error>

  private struct Pending {
    var name: String
    var continuation: Continuation
    var deadline: ContinuousClock.Instant?
  }

  private struct State {
    var calls: [Int: Pending] = [:]
    var lastIdentifier = 0
    /// When deadlines are looked at next.
    var alarm: ContinuousClock.Instant?
    /// Why no answer can come any more.
    var end: CallFailure?
  }

  private let state = Mutex(State())

  /// Takes in a call. Returns its identifier; `nil` when the connection has ended, which the
  /// continuation is told.
  func add(_ name: String, timeout: Duration?, _ continuation: Continuation) -> Int? {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    let identifier: Int? = state.withLock { state in
      guard state.end == nil else { return nil }
      state.lastIdentifier += 1
      state.calls[state.lastIdentifier] = Pending(
        name: name, continuation: continuation, deadline: deadline)
      if let deadline { setAlarm(at: deadline, &state) }
      return state.lastIdentifier
    }
    if identifier == nil {
      continuation.resume(throwing: CallFailure(.disconnected, "The connection has ended."))
    }
    return identifier
  }

  /// Ends one call; an answer that comes too late or twice is nobody's.
  func finish(_ identifier: Int, with result: Result<PlainValue, any Error>) {
    state.withLock { $0.calls.removeValue(forKey: identifier) }?.continuation.resume(with: result)
  }

  /// Ends all calls, those to come too. Returns whether this is the first time.
  func end(with failure: CallFailure) -> Bool {
    let calls: [Pending]? = state.withLock { state in
      guard state.end == nil else { return nil }
      state.end = failure
      defer { state.calls = [:] }
      return Array(state.calls.values)
    }
    for call in calls ?? [] { call.continuation.resume(throwing: failure) }
    return calls != nil
  }

  var hasEnded: Bool { state.withLock { $0.end != nil } }

  private func setAlarm(at deadline: ContinuousClock.Instant, _ state: inout State) {
    if let alarm = state.alarm, alarm <= deadline { return }
    state.alarm = deadline
    let wait = (deadline - .now).seconds
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in
      self?.endLateCalls()
    }
  }

  private func endLateCalls() {
    let now = ContinuousClock.now
    let late = state.withLock { state in
      state.alarm = nil
      let late = state.calls.filter { $0.value.deadline.map { $0 <= now } ?? false }
      for identifier in late.keys { state.calls[identifier] = nil }
      if let next = state.calls.values.compactMap(\.deadline).min() { setAlarm(at: next, &state) }
      return late.values
    }
    for call in late {
      call.continuation.resume(throwing: CallFailure(.timedOut, "\(call.name) took too long."))
    }
  }
}
