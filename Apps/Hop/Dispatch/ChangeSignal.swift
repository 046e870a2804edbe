import Foundation
import Synchronization

/// Wakes all who wait whenever something has changed; nobody holds a thread meanwhile.
final class ChangeSignal: Sendable {
  private struct Waiters {
    var changes = 0
    var next = 0
    var all: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let waiters = Mutex(Waiters())

  /// How many changes there were.
  var count: Int { waiters.withLock { $0.changes } }

  func signal() {
    let woken = waiters.withLock { waiters in
      defer { waiters.all = [:] }
      waiters.changes += 1
      return waiters.all.values.map(\.self)
    }
    for waiter in woken { waiter.resume() }
  }

  /// Returns when there were more changes than so many, or after some seconds.
  func wait(after count: Int, seconds: Double) async {
    guard seconds > 0 else { return }
    await withCheckedContinuation { continuation in
      let number: Int? = waiters.withLock { waiters in
        guard waiters.changes == count else { return nil }
        waiters.next += 1
        waiters.all[waiters.next] = continuation
        return waiters.next
      }
      guard let number else { return continuation.resume() }
      Task {
        try? await Task.sleep(for: .seconds(min(seconds, 3600)))
        waiters.withLock { $0.all.removeValue(forKey: number) }?.resume()
      }
    }
  }
}
