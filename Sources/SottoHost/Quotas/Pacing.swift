@preconcurrency import Dispatch
import SottoSocket
import Synchronization

/// Takes what an app tells no faster than it may tell it; of what comes faster, the latest counts.
///
/// That suits what replaces what was told before: what plays, the names of a type, where a ride is.
/// What is taken is taken in order, one after the other.
final class Pacing: Sendable {
  typealias Work = @Sendable () -> Void

  private let state: Mutex<State>

  private struct State {
    var allowance: Allowance
    /// The latest of each kind, in the order in which the kinds were first told of.
    var waiting: [(kind: String, work: Work)] = []
  }

  /// More kinds than these do not wait: an app that invents new ones is not heard for a while.
  private static let mostKinds = 100

  init(burst: Int, perSecond: Double) {
    state = Mutex(State(allowance: Allowance(burst: burst, perSecond: perSecond)))
  }

  /// Does the work now, or as soon as the app may have it done.
  ///
  /// - Parameter kind: What it is about: later work of the same kind takes its place.
  /// - Returns: Whether it is, or will be, done, unless it is replaced.
  @discardableResult
  func take(_ kind: String = "", _ work: @escaping Work) -> Bool {
    state.withLock { state in
      if let index = state.waiting.firstIndex(where: { $0.kind == kind }) {
        state.waiting[index].work = work
        return true
      }
      // Done while nobody else can come between: what is told later must not be heard earlier.
      if state.waiting.isEmpty, state.allowance.take() {
        work()
        return true
      }
      guard state.waiting.count < Self.mostKinds else { return false }
      state.waiting.append((kind, work))
      if state.waiting.count == 1 { wake(&state) }
      return true
    }
  }

  private func wake(_ state: inout State) {
    let wait = state.allowance.wait().seconds
    DispatchQueue.global().asyncAfter(deadline: .now() + wait) { [weak self] in self?.goOn() }
  }

  private func goOn() {
    state.withLock { state in
      while !state.waiting.isEmpty, state.allowance.take() { state.waiting.removeFirst().work() }
      if !state.waiting.isEmpty { wake(&state) }
    }
  }
}
