import HopDispatchAPI
import HopShared
import Intents

/// Tells what rides there are for a way, and what they cost.
final class ListRideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
  private let service: RideService
  private let places: PlaceResolver

  init(_ service: RideService) {
    self.service = service
    places = PlaceResolver(service)
  }

  func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult { places.result(intent.pickupLocation, for: .pickup) }

  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult {
    places.result(intent.dropOffLocation, for: .dropOff, from: intent.pickupLocation)
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    places.settle(pickup: intent.pickupLocation, dropOff: intent.dropOffLocation)
    guard let pickup = places.spot(intent.pickupLocation),
      let dropOff = places.spot(intent.dropOffLocation)
    else { return INListRideOptionsIntentResponse(code: .failure, userActivity: nil) }
    do throws(DispatchFailure) {
      let offers = try await service.dispatch().offers(from: pickup, to: dropOff)
      let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
      response.rideOptions = offers.options.map { $0.intentOption(in: places.language) }
      response.paymentMethods = offers.payments.map { payment in
        INPaymentMethod(
          type: payment == "card" ? .credit : .unknown,
          name: RideTerms.payments.name(of: payment, in: places.language),
          identificationHint: nil, icon: nil)
      }
      response.expirationDate = offers.expires
      return response
    } catch {
      RideService.log(error)
      return INListRideOptionsIntentResponse(code: error.listCode, userActivity: nil)
    }
  }
}
