import Foundation
import HopDispatchAPI

/// Decides whether a booking can be served, and by whom, when and for how much.
struct BookingDesk {
  let town: Town
  let pace: Double

  /// - Parameter number: How many rides there were before.
  /// - Throws: `Refusal` where it cannot be served.
  func ride(for booking: Booking, number: Int, at now: Date) throws(Refusal) -> DispatchedRide {
    guard let tariff = town.tariff(of: booking.option),
      let driver = town.driver(of: tariff.option, turn: number)
    else {
      let known = town.tariffs.map(\.option).joined(separator: ", ")
      throw Refusal(.badRequest, "There is no ride “\(booking.option)”. There are: \(known).")
    }
    guard (1...tariff.seats).contains(booking.people) else {
      throw Refusal(
        .tooManyPeople,
        "“\(tariff.option)” takes 1 to \(tariff.seats) people, not \(booking.people).")
    }
    let payment = booking.payment ?? town.payments[0]
    guard town.payments.contains(payment) else {
      throw Refusal(
        .badRequest,
        "“\(payment)” is no way to pay. There are: "
          + town.payments.joined(separator: ", ") + ".")
    }
    try town.check(from: booking.pickup, to: booking.dropOff)
    try check(booking.scheduled, at: now)
    let kilometres = town.way(from: booking.pickup, to: booking.dropOff)
    let timeline = RideTimeline(
      from: now, of: tariff.option, kilometres: kilometres, scheduled: booking.scheduled, pace: pace
    )
    return DispatchedRide(
      id: "ride-\(UUID().uuidString.lowercased())", booking: booking, payment: payment,
      driver: driver, timeline: timeline,
      start: timeline.start(pace: pace), fare: tariff.price(of: kilometres))
  }

  private func check(_ scheduled: Date?, at now: Date) throws(Refusal) {
    guard let scheduled else { return }
    if scheduled < now - 60 {
      throw Refusal(.badRequest, "The time of the pickup is over. Name one that is to come.")
    }
    if scheduled > now + Self.farthest {
      throw Refusal(.tooFarAhead, "Rides are booked for the next 7 days. Name a time in them.")
    }
  }

  /// Seconds ahead for which rides are booked.
  private static let farthest = 7.0 * 24 * 60 * 60
}
