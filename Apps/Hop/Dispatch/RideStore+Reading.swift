import Foundation
import HopDispatchAPI

// What is read of the rides, and when it is worth reading again.

extension RideStore {
  /// A rider's rides at a moment, the latest first.
  struct Snapshot: Sendable {
    var rides: [Ride]
    /// When one of them changes by itself.
    var nextChange: Date?
    /// How many changes had come by then.
    fileprivate var changes: Int
  }

  /// - Parameter key: The key of a booking, where its ride alone is wanted.
  func rides(of rider: String, key: String? = nil) -> Snapshot {
    let now = clock()
    let own = rides.reversed()
      .filter { $0.booking.rider == rider && (key == nil || $0.booking.key == key) }
      .prefix(Self.mostTold)
    return Snapshot(
      rides: own.map { $0.ride(at: now) },
      nextChange: own.compactMap { $0.nextChange(after: now) }.min(), changes: changes.count)
  }

  /// Waits until rides may stand otherwise than they did, or until a moment.
  nonisolated func waitForChange(since snapshot: Snapshot, until limit: Date) async {
    let next = min(limit, snapshot.nextChange ?? limit)
    await changes.wait(after: snapshot.changes, seconds: next.timeIntervalSince(clock()))
  }

  private static let mostTold = 20
}
