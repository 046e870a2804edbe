import Foundation

/// One kind of ride for a way, and what it costs.
package struct Offer: Codable, Hashable, Sendable {
  /// The kind: "standard". The app says it in the person's language.
  package var option: String
  /// How many people it takes.
  package var seats: Int
  /// When a car can be there.
  package var pickup: Date
  package var least: Money
  package var most: Money

  package init(option: String, seats: Int, pickup: Date, least: Money, most: Money) {
    self.option = option
    self.seats = seats
    self.pickup = pickup
    self.least = least
    self.most = most
  }
}

/// The answer to `GET /options`.
package struct Offers: Codable, Hashable, Sendable {
  package var options: [Offer]
  /// The ways to pay, that which is taken where none is named first.
  package var payments: [String]
  /// Until when the prices hold.
  package var expires: Date

  package init(options: [Offer], payments: [String], expires: Date) {
    self.options = options
    self.payments = payments
    self.expires = expires
  }
}
