import CoreLocation
import Intents
import UIKit

class RideHandler: NSObject, INListRideOptionsIntentHandling, INRequestRideIntentHandling,
  INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling
{
  private var timer: Timer?
  private var observer: INGetRideStatusIntentResponseObserver?
  private var phases: [INRidePhase] = []

  // MARK: - Options

  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.pickupLocation.map { .success(with: $0) } ?? .needsValue())
  }

  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    if let dropOffLocation = intent.dropOffLocation {
      completion(INPlacemarkResolutionResult.success(with: dropOffLocation))
    } else {
      completion(INPlacemarkResolutionResult.needsValue())
    }
  }

  func confirm(
    intent: INListRideOptionsIntent,
    completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: INListRideOptionsIntent,
    completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    let small = INRideOption(name: "Small car", estimatedPickupDate: Date(timeIntervalSinceNow: 60))
    small.priceRange = INPriceRange(firstPrice: 6.6, secondPrice: 7.7, currencyCode: "USD")
    small.disclaimerMessage = "This is a very small car, tall passengers may not fit."
    small.usesMeteredFare = false
    small.specialPricing = "High demand"
    small.fareLineItems = [INRideFareLineItem(title: "Base", price: 4.76, currencyCode: "USD")]
    small.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 0, length: 2), sizeDescription: "1-2 people",
        priceRange: INPriceRange(price: 5.4, currencyCode: "USD"))
    ]
    small.userActivityForBookingInApplication = NSUserActivity(activityType: "book")
    response.rideOptions = [small]
    response.paymentMethods = [
      INPaymentMethod(
        type: .credit, name: "Visa Platinum", identificationHint: "•••• •••• •••• 1234",
        icon: INImage(named: "Visa"))
    ]
    response.expirationDate = Date(timeIntervalSinceNow: 3600)
    completion(response)
  }

  // MARK: - Requests

  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    let here = CLLocation(latitude: -41.29, longitude: 174.78)
    completion(
      .success(
        with: intent.pickupLocation
          ?? CLPlacemark(location: here, name: "Cuba Street", postalAddress: nil)))
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    guard let place = intent.dropOffLocation else { return completion(.needsValue()) }
    completion(.success(with: place))
  }

  func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status(.confirmed, of: intent)
    completion(response)
  }

  private func status(_ phase: INRidePhase, of intent: INRequestRideIntent?) -> INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = NSUUID().uuidString
    status.phase = phase
    status.pickupLocation = intent?.pickupLocation
    status.dropOffLocation = intent?.dropOffLocation
    status.estimatedPickupDate = Date(timeIntervalSinceNow: 900)
    let vehicle = INRideVehicle()
    vehicle.location = intent?.pickupLocation?.location
    vehicle.model = "Tall"
    if let image = UIImage(named: "car"), let data = image.pngData() {
      vehicle.mapAnnotationImage = INImage(imageData: data)
    }
    status.vehicle = vehicle
    status.driver = INRideDriver(
      personHandle: INPersonHandle(value: "+64 4 000 0000", type: .phoneNumber),
      nameComponents: nil, displayName: "Moana", image: nil, rating: "5", phoneNumber: nil)
    return status
  }

  // MARK: - Status

  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status(.approachingPickup, of: nil)
    completion(response)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver
  ) {
    self.observer = observer
    phases = [.pickup, .completed]
    // The system may call this on any thread; a timer needs one that goes on.
    DispatchQueue.main.async {
      self.timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = self.status(self.phases.removeFirst(), of: nil)
        self.observer?.didUpdate(getRideStatus: response)
        if self.phases.isEmpty { timer.invalidate() }
      }
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    observer = nil
    timer?.invalidate()
  }

  // MARK: - Afterwards

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(amount: 2, currencyCode: "NZD")
    completion(response)
  }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    completion(INSendRideFeedbackIntentResponse(code: .success, userActivity: nil))
  }
}
