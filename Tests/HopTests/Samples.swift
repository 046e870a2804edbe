import Foundation
import HopDispatchAPI

@testable import HopDispatch
@testable import HopShared

/// Places and bookings that tests have in common.
enum Samples {
  static let station = Spot(name: "Central Station", latitude: 54.3149, longitude: 10.1319)
  static let airport = Spot(name: "Airport", latitude: 54.379, longitude: 10.145)
  static let island = Spot(name: "Gull Island", latitude: 54.183, longitude: 7.887)

  static func booking(
    _ key: String, rider: String = "ann", to dropOff: Spot = airport, option: String = "standard",
    people: Int = 1, payment: String? = nil, scheduled: Date? = nil
  ) -> Booking {
    Booking(
      key: key, rider: rider, pickup: station, dropOff: dropOff, option: option, people: people,
      payment: payment, scheduled: scheduled)
  }
}

/// A folder that goes with its owner.
final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "hop-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
