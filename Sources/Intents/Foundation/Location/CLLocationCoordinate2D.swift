/// Degrees of latitude, positive north of the equator.
public typealias CLLocationDegrees = Double

/// Metres.
public typealias CLLocationDistance = Double

/// Metres; a negative accuracy says that the value beside it is not known.
public typealias CLLocationAccuracy = Double

/// Metres per second; negative when not known.
public typealias CLLocationSpeed = Double

/// Degrees from true north, clockwise; negative when not known.
public typealias CLLocationDirection = Double

/// A point on the earth, in degrees of the World Geodetic System of 1984.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees, positive in the north.
  public var latitude: CLLocationDegrees

  /// Degrees, positive in the east.
  public var longitude: CLLocationDegrees

  /// Makes the point at 0° north, 0° east.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Makes a point; whether there is such a point, `CLLocationCoordinate2DIsValid(_:)` says.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the earth has a point at `coordinate`.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  -90...90 ~= coordinate.latitude && -180...180 ~= coordinate.longitude
}
