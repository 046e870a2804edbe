@_exported import Intents

/// A place on a map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  /// Makes a place of which nothing is known but where it is.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, postalAddress: nil)
  }

  /// Makes a place of which its address is known.
  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress?) {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    self.init(location: location, name: nil, postalAddress: postalAddress)
  }

  /// Where it is.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
}
