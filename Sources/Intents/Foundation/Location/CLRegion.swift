/// An area with a name.
open class CLRegion: PlainObject, @unchecked Sendable {
  /// The app's name for the area.
  open fileprivate(set) var identifier: String

  /// Whether its app is told when the person comes.
  open var notifyOnEntry: Bool

  /// Whether its app is told when the person leaves.
  open var notifyOnExit: Bool

  public required init(reader: PlainReader) {
    identifier = reader.value("identifier", default: "")
    notifyOnEntry = reader.value("notifyOnEntry", default: true)
    notifyOnExit = reader.value("notifyOnExit", default: true)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(identifier, as: "identifier")
    if !notifyOnEntry { writer.write(notifyOnEntry, as: "notifyOnEntry") }
    if !notifyOnExit { writer.write(notifyOnExit, as: "notifyOnExit") }
  }
}

/// A circle around a point.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  open private(set) var center: CLLocationCoordinate2D

  /// Metres.
  open private(set) var radius: CLLocationDistance

  /// Makes the circle of `radius` metres around `center`.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(reader: .empty)
    self.identifier = identifier
  }

  public required init(reader: PlainReader) {
    center = CLLocationCoordinate2D(
      latitude: reader.required("latitude", placeholder: 0),
      longitude: reader.required("longitude", placeholder: 0))
    radius = reader.required("radius", placeholder: 0)
    super.init(reader: reader)
  }

  package override func write(to writer: inout PlainWriter) {
    super.write(to: &writer)
    writer.write(center.latitude, as: "latitude")
    writer.write(center.longitude, as: "longitude")
    writer.write(radius, as: "radius")
  }

  /// Whether `coordinate` lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: point) <= radius
  }
}
