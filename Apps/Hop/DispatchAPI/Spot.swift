import Foundation

/// Where somebody gets in or out.
package struct Spot: Codable, Hashable, Sendable {
  /// What the person calls it.
  package var name: String
  /// Degrees, positive in the north.
  package var latitude: Double
  /// Degrees, positive in the east.
  package var longitude: Double

  package init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Kilometres as the crow flies.
  package func distance(to other: Spot) -> Double {
    let radians = Double.pi / 180
    let (north, east) = (
      (other.latitude - latitude) * radians, (other.longitude - longitude) * radians
    )
    let a =
      pow(sin(north / 2), 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * 6371 * asin(min(1, a.squareRoot()))
  }
}
