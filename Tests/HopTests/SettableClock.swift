import Foundation
import Synchronization

/// A clock that stands until it is set on.
final class SettableClock: Sendable {
  static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let now = Mutex(start)

  var read: @Sendable () -> Date { { [self] in now.withLock { $0 } } }

  func add(_ seconds: Double) { now.withLock { $0 += seconds } }
}
