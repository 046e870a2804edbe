/// How far a ride has come, in the order in which it goes on; SiriKit's words.
package enum RidePhase: String, Codable, CaseIterable, Sendable {
  /// A driver is being looked for, or the time for that has not come.
  case received
  case confirmed, approachingPickup, pickup, ongoing, completed
  case canceled

  package var isOver: Bool { self == .completed || self == .canceled }
}
