import CoreLocation
import Intents

final class RideHandler: NSObject, INListRideOptionsIntentHandling, INRequestRideIntentHandling {
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    if let pickup = intent.pickupLocation { return .success(with: pickup) }
    let here = CLLocation(latitude: 52.52, longitude: 13.405)
    return .success(
      with: CLPlacemark(location: here, name: "Alexanderplatz", postalAddress: nil))
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult {
    intent.dropOffLocation.map { .success(with: $0) } ?? .needsValue()
  }

  /// Who goes to the theatre is asked when, and with how many.
  private func isForTheatre(_ intent: INRequestRideIntent) -> Bool {
    ["theatre", "театр", "剧院"].contains(intent.dropOffLocation?.name)
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult {
    if let time = intent.scheduledPickupTime { return .success(with: time) }
    return isForTheatre(intent) ? .needsValue() : .notRequired()
  }

  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    switch intent.partySize {
    case .none where isForTheatre(intent): .needsValue()
    case .none: .notRequired()
    case .some(let people) where people <= 4: .success(with: people)
    default: .unsupported()
    }
  }

  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    let isNear = (intent.pickupLocation?.location?.coordinate.latitude ?? 0) >= 0
    return INRequestRideIntentResponse(
      code: isNear ? .ready : .failureRequiringAppLaunchNoServiceInArea, userActivity: nil)
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Ride.status(.confirmed)
    response.rideStatus?.pickupLocation = intent.pickupLocation
    response.rideStatus?.dropOffLocation = intent.dropOffLocation
    response.rideStatus?.estimatedPickupDate = Date(timeIntervalSinceNow: 7 * 60)
    if let start = intent.scheduledPickupTime?.startDateComponents, let people = intent.partySize {
      let time = "\(start.hour ?? -1):\(start.minute ?? -1) for \(people)"
      response.rideStatus?.vehicle?.model = time
    }
    return response
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    let cart = INRideOption(name: "Cart", estimatedPickupDate: Date(timeIntervalSinceNow: 300))
    cart.priceRange = INPriceRange(price: 4.5, currencyCode: "EUR")
    response.rideOptions = [cart]
    return response
  }
}

/// The one ride that this app gives.
enum Ride {
  static let identifier = "porter-ride-7"

  static func status(_ phase: INRidePhase) -> INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = identifier
    status.phase = phase
    let vehicle = INRideVehicle()
    vehicle.manufacturer = "Handcart"
    vehicle.model = "Two"
    status.vehicle = vehicle
    status.driver = INRideDriver(
      phoneNumber: "+49 30 000", nameComponents: nil, displayName: "Ida", image: nil, rating: nil)
    return status
  }
}
