public import Foundation

/// A place that was measured: where, how precisely and when.
open class CLLocation: PlainObject, @unchecked Sendable {
  /// Where it is.
  open private(set) var coordinate: CLLocationCoordinate2D

  /// Metres above the sea.
  open private(set) var altitude: CLLocationDistance

  /// The radius of the circle it lies in, in metres; negative when the coordinate is not valid.
  open private(set) var horizontalAccuracy: CLLocationAccuracy

  /// How precise `altitude` is, in metres; negative when that is not valid.
  open private(set) var verticalAccuracy: CLLocationAccuracy

  /// The direction of travel; negative when not known.
  open private(set) var course: CLLocationDirection

  /// The speed; negative when not known.
  open private(set) var speed: CLLocationSpeed

  /// When it was measured.
  open private(set) var timestamp: Date

  /// Makes a location that is known by its coordinate only.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: .now)
  }

  /// Makes a location of something that stands still.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a location of something that moves.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init(reader: .empty)
  }

  public required init(reader: PlainReader) {
    coordinate = CLLocationCoordinate2D(
      latitude: reader.required("latitude", placeholder: 0),
      longitude: reader.required("longitude", placeholder: 0))
    altitude = reader.value("altitude", default: 0)
    horizontalAccuracy = reader.value("horizontalAccuracy", default: 0)
    verticalAccuracy = reader.value("verticalAccuracy", default: -1)
    course = reader.value("course", default: -1)
    speed = reader.value("speed", default: -1)
    timestamp = reader.value("timestamp", default: Date(timeIntervalSince1970: 0))
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(coordinate.latitude, as: "latitude")
    writer.write(coordinate.longitude, as: "longitude")
    if altitude != 0 { writer.write(altitude, as: "altitude") }
    if horizontalAccuracy != 0 { writer.write(horizontalAccuracy, as: "horizontalAccuracy") }
    if verticalAccuracy >= 0 { writer.write(verticalAccuracy, as: "verticalAccuracy") }
    if course >= 0 { writer.write(course, as: "course") }
    if speed >= 0 { writer.write(speed, as: "speed") }
    writer.write(timestamp, as: "timestamp")
  }

  /// The way over the earth's surface to `location`, in metres, along the great circle.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (from, to) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let north = sin((to.latitude - from.latitude) * radians / 2)
    let east = sin((to.longitude - from.longitude) * radians / 2)
    let parallels = cos(from.latitude * radians) * cos(to.latitude * radians)
    let chord = min(1, north * north + parallels * east * east)
    return 2 * Self.earthRadius * asin(chord.squareRoot())
  }

  /// The mean radius of the earth, in metres.
  private static let earthRadius = 6_371_008.8
}
