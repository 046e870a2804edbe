import Foundation
import HopDispatchAPI

/// A booking that was sent, and of which no answer has come: the ride may be booked or not.
package struct UnansweredBooking: Codable, Equatable, Sendable {
  package let booking: Booking
  package let sent: Date

  package init(booking: Booking, sent: Date) {
    self.booking = booking
    self.sent = sent
  }

  /// The key to send a booking by: the same again where the person asks for the same ride again, which
  /// then is booked once.
  package func key(for booking: Booking, at now: Date) -> String? {
    var same = booking
    same.key = self.booking.key
    guard same == self.booking, now.timeIntervalSince(sent) < Self.validity else { return nil }
    return same.key
  }

  /// Seconds after which the same words mean another ride.
  private static let validity = 15.0 * 60
}
