import Foundation

/// A ride as it stands at a moment.
package struct Ride: Codable, Hashable, Sendable {
  package var id: String
  package var phase: RidePhase
  package var pickup: Spot
  package var dropOff: Spot
  package var option: String
  package var people: Int
  package var payment: String
  /// When the person wanted to be picked up; `nil` where it was at once.
  package var scheduled: Date?
  /// Who drives; `nil` while nobody has been found.
  package var driver: Driver?
  /// When the car is, or was, there.
  package var arrival: Date
  /// When the ride ends, or has ended.
  package var end: Date
  /// What it costs: before its end what was said at booking; of a cancelled one what that costs.
  package var fare: Money?
  package var feedback: Feedback?

  /// A driver and the car.
  package struct Driver: Codable, Hashable, Sendable {
    package var name: String
    package var phone: String
    package var rating: String
    package var maker: String
    package var model: String
    package var plate: String

    package init(
      name: String, phone: String, rating: String, maker: String, model: String, plate: String
    ) {
      self.name = name
      self.phone = phone
      self.rating = rating
      self.maker = maker
      self.model = model
      self.plate = plate
    }
  }

  package init(
    id: String, phase: RidePhase, booking: Booking, payment: String, driver: Driver?,
    arrival: Date, end: Date, fare: Money?, feedback: Feedback?
  ) {
    self.id = id
    self.phase = phase
    pickup = booking.pickup
    dropOff = booking.dropOff
    option = booking.option
    people = booking.people
    self.payment = payment
    scheduled = booking.scheduled
    self.driver = driver
    self.arrival = arrival
    self.end = end
    self.fare = fare
    self.feedback = feedback
  }
}

/// The answer to `GET /rides`: a rider's rides, the latest first.
package struct Rides: Codable, Hashable, Sendable {
  package var rides: [Ride]

  package init(rides: [Ride]) { self.rides = rides }
}
