/// How far a ride has come, in the order in which it goes on; SiriKit's words.
package enum RidePhase: String, Codable, CaseIterable, Sendable {
  /// A driver is being looked for, or the time for that has not come.
  case received
  case confirmed, approachingPickup, pickup, ongoing, completed
  case canceled

  /// Whether a ride that is here has been there before.
  package func isBeyond(_ other: RidePhase) -> Bool {
    let order = Self.allCases
    return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0)
  }

  package var isOver: Bool { self == .completed || self == .canceled }
}
