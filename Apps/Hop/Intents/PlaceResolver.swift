import HopDispatchAPI
import HopShared
import Intents

/// Finds the two places of one request, and learns where the person's own are.
final class PlaceResolver {
  enum End: Hashable { case pickup, dropOff }

  private let service: RideService
  let language = INPreferences.siriLanguageCode()
  /// Which place of the person's own was asked about.
  private var asked: [End: NamedThing] = [:]

  init(_ service: RideService) { self.service = service }

  /// - Parameter placemark: What was said, or answered.
  func result(_ placemark: CLPlacemark?, for end: End) -> INPlacemarkResolutionResult {
    guard let placemark else { return .needsValue() }
    if let place = place(at: placemark) { return .success(with: self.placemark(of: place)) }
    switch service.gazetteer.choice(placemark.name ?? "") {
    case .own(let place): return own(place, for: end)
    case .exact(let place):
      keep(place, for: end)
      return .success(with: self.placemark(of: place))
    case .near(let place): return .confirmationRequired(with: self.placemark(of: place))
    case .several(let places): return .disambiguation(with: places.map(self.placemark))
    case .none: return .unsupported()
    }
  }

  /// Where “home” is; the person is asked where nobody knows yet.
  private func own(_ place: NamedThing, for end: End) -> INPlacemarkResolutionResult {
    do throws(KeptFileError) {
      if let known = try service.ownPlaces?.place(of: place) {
        return .success(with: placemark(of: known))
      }
    } catch {
      RideService.log(error)
    }
    asked[end] = place
    return .needsValue()
  }

  /// Takes up what the person has chosen or confirmed, of which no method of the handler is told.
  func settle(pickup: CLPlacemark?, dropOff: CLPlacemark?) {
    for (end, placemark) in [(End.pickup, pickup), (.dropOff, dropOff)] {
      if let place = placemark.flatMap(place(at:)) { keep(place, for: end) }
    }
  }

  private func keep(_ place: Place, for end: End) {
    guard let own = asked[end] else { return }
    do throws(KeptFileError) { try service.ownPlaces?.keep(place, as: own) } catch {
      RideService.log(error)
    }
  }

  /// Where somebody gets in or out; `nil` where that is not known yet.
  func spot(_ placemark: CLPlacemark?) -> Spot? {
    placemark.flatMap(place(at:))?.spot(in: language)
  }

  func placemark(of place: Place) -> CLPlacemark {
    CLPlacemark(
      location: CLLocation(
        latitude: place.position.latitude, longitude: place.position.longitude),
      name: place.name(in: language), postalAddress: nil)
  }

  /// The place that a placemark of ours is of.
  private func place(at placemark: CLPlacemark) -> Place? {
    guard let coordinate = placemark.location?.coordinate else { return nil }
    return service.gazetteer.place(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
