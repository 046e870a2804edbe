import Foundation

/// What a rider books: the body of `POST /rides`.
package struct Booking: Codable, Hashable, Sendable {
  /// Made by who books: the same key books once, however often it is sent.
  package var key: String
  package var rider: String
  package var pickup: Spot
  package var dropOff: Spot
  package var option: String
  package var people: Int
  /// A way to pay; `nil` for the first that the dispatch takes.
  package var payment: String?
  /// When the person wants to be picked up; `nil` for now.
  package var scheduled: Date?

  package init(
    key: String, rider: String, pickup: Spot, dropOff: Spot, option: String, people: Int,
    payment: String? = nil, scheduled: Date? = nil
  ) {
    self.key = key
    self.rider = rider
    self.pickup = pickup
    self.dropOff = dropOff
    self.option = option
    self.people = people
    self.payment = payment
    self.scheduled = scheduled
  }
}

/// How a ride was: the body of `POST /rides/ID/feedback`.
package struct Feedback: Codable, Hashable, Sendable {
  /// 0 to 5.
  package var rating: Double?
  package var tip: Money?

  package init(rating: Double? = nil, tip: Money? = nil) {
    self.rating = rating
    self.tip = tip
  }
}
