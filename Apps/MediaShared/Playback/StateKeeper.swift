import Dispatch
import Foundation
import Synchronization

/// Writes down what plays, beside the playing.
package final class StateKeeper<State: StoredState>: Sendable {
  private let url: URL
  private let queue = DispatchQueue(label: "media.state")
  /// What is yet to be written: only the latest state counts.
  private let waiting = Mutex<State?>(nil)

  package init(url: URL) { self.url = url }

  /// Takes in what is to be written soon; what changes together is written once.
  package func keep(_ state: State) {
    waiting.withLock { $0 = state }
    queue.asyncAfter(deadline: .now() + 0.05) { self.write() }
  }

  /// Writes at once, on the caller's thread.
  package func keepNow(_ state: State) {
    waiting.withLock { $0 = state }
    queue.sync { write() }
  }

  private func write() {
    let state = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    guard let state else { return }
    do {
      try state.write(to: url)
    } catch {
      Notice.say("What plays cannot be kept: \(error.localizedDescription)")
    }
  }
}
