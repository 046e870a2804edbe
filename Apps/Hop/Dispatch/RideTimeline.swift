import Foundation
import HopDispatchAPI

/// When a ride goes from phase to phase: fixed at booking, so that where a ride stands is told by the
/// clock alone, whoever asks and whatever ended meanwhile.
struct RideTimeline: Codable, Hashable, Sendable {
  /// A driver was found.
  var confirmed: Date
  /// The car sets off.
  var approach: Date
  /// It waits for the person.
  var arrival: Date
  /// They have set off.
  var departure: Date
  var end: Date

  /// - Parameters:
  ///   - kilometres: The way.
  ///   - scheduled: When the person wants to be picked up; `nil` for as soon as can be.
  ///   - pace: How many times as fast as on a clock everything happens but the waiting for `scheduled`.
  init(
    from now: Date, of option: String, kilometres: Double, scheduled: Date?, pace: Double
  ) {
    let soonest = now + (Self.search + Self.preparation + Self.drive(for: option)) / pace
    arrival = max(soonest, scheduled ?? soonest)
    approach = arrival - Self.drive(for: option) / pace
    confirmed = approach - Self.preparation / pace
    departure = arrival + Self.boarding / pace
    end = departure + max(60, kilometres / Self.speed * 3600) / pace
  }

  func phase(at now: Date) -> RidePhase {
    switch now {
    case ..<confirmed: .received
    case ..<approach: .confirmed
    case ..<arrival: .approachingPickup
    case ..<departure: .pickup
    case ..<end: .ongoing
    default: .completed
    }
  }

  /// When the next phase begins; `nil` when there is none.
  func nextChange(after now: Date) -> Date? {
    [confirmed, approach, arrival, departure, end].first { $0 > now }
  }

  /// When the dispatch begins to look for a driver.
  func start(pace: Double) -> Date { confirmed - Self.search / pace }

  /// Seconds until a car of a kind is with the person: the rarer, the longer.
  static func drive(for option: String) -> Double {
    switch option {
    case "xl": 7 * 60
    case "lux": 9 * 60
    default: 5 * 60
    }
  }

  /// Seconds in which a driver is found.
  private static let search = 2.0
  /// Seconds until the driver sets off.
  private static let preparation = 30.0
  /// Seconds that the car waits for the person.
  private static let boarding = 60.0
  /// Kilometres an hour.
  private static let speed = 30.0
}
