import Foundation
import HopDispatchAPI

/// A ride as the dispatch keeps it.
struct DispatchedRide: Codable, Hashable, Sendable {
  var id: String
  var booking: Booking
  var payment: String
  var driver: Ride.Driver
  var timeline: RideTimeline
  /// When the dispatch began, or begins, to look for a driver.
  var start: Date
  var fare: Money
  var cancellation: Cancellation?
  var feedback: Feedback?

  struct Cancellation: Codable, Hashable, Sendable {
    var date: Date
    var fee: Money?
  }

  func phase(at now: Date) -> RidePhase {
    cancellation == nil ? timeline.phase(at: now) : .canceled
  }

  /// Whether a car is bound to it: one that is booked for later binds none yet.
  func isUnderWay(at now: Date) -> Bool { !phase(at: now).isOver && start <= now }

  /// When it changes next by itself.
  func nextChange(after now: Date) -> Date? {
    cancellation == nil ? timeline.nextChange(after: now) : nil
  }

  func ride(at now: Date) -> Ride {
    let phase = phase(at: now)
    return Ride(
      id: id, phase: phase, booking: booking, payment: payment,
      driver: now >= timeline.confirmed ? driver : nil, arrival: timeline.arrival,
      end: cancellation?.date ?? timeline.end,
      fare: cancellation.map(\.fee) ?? fare, feedback: feedback)
  }
}
