import Foundation
import HopDispatchAPI
import HopShared

/// Rides as a shell shows them: a line each, the latest first.
enum RideList {
  static func show(_ rides: [Ride]) {
    if rides.isEmpty { print("No rides yet.") }
    for ride in rides { print(line(ride)) }
  }

  private static func line(_ ride: Ride) -> String {
    let kind = RideTerms.options.name(of: ride.option, in: HopCommand.language)
    let price = ride.fare.map {
      $0.amount.formatted(
        .currency(code: $0.currency).locale(Locale(identifier: HopCommand.language)))
    }
    let parts = [
      ride.arrival.formatted(date: .numeric, time: .shortened), ride.phase.rawValue,
      "\(ride.pickup.name) – \(ride.dropOff.name)", kind, price,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
