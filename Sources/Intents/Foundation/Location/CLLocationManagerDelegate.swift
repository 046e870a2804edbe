public import Foundation

/// What an app is told of where the person is; all methods are optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Never called: nothing here locates.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// A location was asked for, and there is none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// The answer to a question for permission.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// The answer to a question for permission, as older apps take it.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
