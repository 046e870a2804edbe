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

  /// - Parameters:
  ///   - placemark: What was said, or answered.
  ///   - other: The other end, which is not meant: nobody rides from a place to the same.
  func result(
    _ placemark: CLPlacemark?, for end: End, from other: CLPlacemark? = nil
  ) -> INPlacemarkResolutionResult {
    guard let placemark else { return .needsValue() }
    let other = other.flatMap(place(at:))
    if let place = place(at: placemark) { return success(place, unless: other) }
    switch service.gazetteer.choice(placemark.name ?? "") {
    case .own(let own):
      guard let known = known(own) else {
        asked[end] = own
        return .needsValue()
      }
      return success(known, unless: other)
    case .exact(let place):
      keep(place, for: end)
      return success(place, unless: other)
    case .near(let place): return .confirmationRequired(with: self.placemark(of: place))
    case .several(let places):
      let meant = places.filter { $0 != other }
      if meant.count == 1 { return success(meant[0], unless: other) }
      return .disambiguation(with: meant.map(self.placemark))
    case .none: return .unsupported()
    }
  }

  private func success(_ place: Place, unless other: Place?) -> INPlacemarkResolutionResult {
    place == other ? .unsupported() : .success(with: placemark(of: place))
  }

  /// Where “home” is; `nil` where nobody knows yet.
  private func known(_ own: NamedThing) -> Place? {
    do throws(KeptFileError) { return try service.ownPlaces?.place(of: own) } catch {
      RideService.log(error)
      return nil
    }
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
