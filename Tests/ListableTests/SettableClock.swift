import Foundation
import Synchronization

/// A clock that stands until it is set.
final class SettableClock: Sendable {
  private let now: Mutex<Date>

  init(_ date: Date) { now = Mutex(date) }

  var date: Date { now.withLock { $0 } }
  var read: @Sendable () -> Date { { [self] in date } }

  func set(_ date: Date) { now.withLock { $0 = date } }
}
