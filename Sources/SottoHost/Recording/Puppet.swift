import Intents
import SottoSocket
import SottoWire
import Synchronization

/// What takes the place of an app's process where a saved conversation is played back.
final class Puppet: AppSide {
  /// What answers the process.
  let handlers: CallHandlers
  private let name: String
  private let playback: Playback
  private let state = Mutex(State())

  private struct State {
    var hasEnded = false
    var observers: [@Sendable () -> Void] = []
  }

  init(_ name: String, of playback: Playback, answeredBy handlers: CallHandlers) {
    self.name = name
    self.playback = playback
    self.handlers = handlers
  }

  var isWarm: Bool { playback.isWarm(name) }
  var isAtWork: Bool { false }
  var isAlive: Bool { state.withLock { !$0.hasEnded } }
  var isEnding: Bool { false }
  var log: ProcessLog? { nil }
  var trace: ProcessTrace { playback.trace(of: name) }

  func exchange(
    _ call: String, _ body: PlainValue, within limit: Duration
  ) async throws -> PlainValue {
    guard isAlive else { throw CallFailure(.disconnected, "The connection has ended.") }
    do {
      return try await playback.answer(call, body, of: name)
    } catch let failure as CallFailure where [.disconnected, .timedOut].contains(failure.code) {
      kill()
      throw failure
    }
  }

  func tell(_ event: String, _ body: PlainValue) {}

  func stop() async { kill() }

  func kill() {
    let observers = state.withLock { state in
      state.hasEnded = true
      defer { state.observers = [] }
      return state.observers
    }
    observers.forEach { $0() }
  }

  func whenEnded(_ observer: @escaping @Sendable () -> Void) {
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.observers.append(observer) }
      return state.hasEnded
    }
    if hasEnded { observer() }
  }
}
