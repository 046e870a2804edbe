import Foundation
import HopDispatchAPI

/// What the dispatch answers, which is a stranger: all of it is looked at before anything is made of it.
protocol DispatchAnswer {
  /// - Throws: `ImplausibleAnswer`.
  func check() throws(ImplausibleAnswer)
}

/// What in an answer cannot be.
struct ImplausibleAnswer: Error, CustomStringConvertible {
  let description: String
}

extension Rides: DispatchAnswer {
  func check() throws(ImplausibleAnswer) {
    guard rides.count <= 100 else { throw ImplausibleAnswer(description: "\(rides.count) rides") }
    for ride in rides { try ride.check() }
  }
}

extension Ride: DispatchAnswer {
  func check() throws(ImplausibleAnswer) {
    try pickup.check()
    try dropOff.check()
    for date in [arrival, end] + [scheduled].compactMap(\.self) { try date.check() }
    try fare?.check()
    try feedback?.tip?.check()
    let words = driver.map { [$0.name, $0.phone, $0.rating, $0.maker, $0.model, $0.plate] } ?? []
    for text in [id, option, payment] + words { try text.check() }
    guard (1...100).contains(people) else {
      throw ImplausibleAnswer(description: "a ride for \(people) people")
    }
    guard !id.isEmpty, !id.contains("/") else {
      throw ImplausibleAnswer(description: "a ride without a usable identifier")
    }
  }
}

extension Offers: DispatchAnswer {
  func check() throws(ImplausibleAnswer) {
    guard (1...20).contains(options.count), payments.count <= 20 else {
      throw ImplausibleAnswer(description: "\(options.count) kinds of ride")
    }
    try expires.check()
    for payment in payments { try payment.check() }
    for offer in options {
      try offer.option.check()
      try offer.pickup.check()
      try offer.least.check()
      try offer.most.check()
      guard (1...100).contains(offer.seats) else {
        throw ImplausibleAnswer(description: "a car of \(offer.seats) seats")
      }
    }
  }
}

extension Spot {
  fileprivate func check() throws(ImplausibleAnswer) {
    try name.check()
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw ImplausibleAnswer(description: "a place at \(latitude), \(longitude)")
    }
  }
}

extension Money {
  fileprivate func check() throws(ImplausibleAnswer) {
    guard (0...100_000).contains(amount), currency.utf8.count == 3,
      currency.allSatisfy({ $0.isASCII && $0.isUppercase })
    else { throw ImplausibleAnswer(description: "a price of \(amount) “\(currency.prefix(20))”") }
  }
}

extension Date {
  /// Between 2000 and 2200.
  fileprivate func check() throws(ImplausibleAnswer) {
    guard (946_684_800...7_258_118_400).contains(timeIntervalSince1970) else {
      throw ImplausibleAnswer(description: "a time of \(timeIntervalSince1970) s since 1970")
    }
  }
}

extension String {
  fileprivate func check() throws(ImplausibleAnswer) {
    guard utf8.count <= 400 else {
      throw ImplausibleAnswer(description: "a text of \(utf8.count) bytes")
    }
  }
}
