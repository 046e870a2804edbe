public import Foundation

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Where an app asks where the person is. Nothing here locates: what an app asks for is refused, as
/// by a person who does not allow it, and its delegate hears so on the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Unchecked: as on iOS, the app uses it from one thread; only the delegate is called, on the main
  // queue.

  /// Whom the answers go to.
  open weak var delegate: (any CLLocationManagerDelegate)?

  /// How precisely the app wants to know, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// How far the person has to move to be worth an update, in metres.
  open var distanceFilter = kCLDistanceFilterNone

  /// Where the person was last: not known.
  open var location: CLLocation? { nil }

  /// Denied, always.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// Denied, always.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// There are none.
  open class func locationServicesEnabled() -> Bool { false }

  open func requestWhenInUseAuthorization() { refuse() }

  open func requestAlwaysAuthorization() { refuse() }

  /// Fails with `CLError.denied`.
  open func requestLocation() { fail() }

  /// Fails with `CLError.denied`.
  open func startUpdatingLocation() { fail() }

  open func stopUpdatingLocation() {}

  /// Fails with `CLError.denied`.
  open func startMonitoringSignificantLocationChanges() { fail() }

  open func stopMonitoringSignificantLocationChanges() {}

  private func refuse() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}
