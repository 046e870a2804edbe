import Foundation
import HopDispatchAPI
import HopShared
import Intents

/// Books a ride; how its parameters are resolved stands beside.
final class RequestRideHandler: NSObject, INRequestRideIntentHandling {
  let service: RideService
  let places: PlaceResolver
  private var pickupTime = PickupTime()
  private var offered: Result<Offers, DispatchFailure>?

  init(_ service: RideService) {
    self.service = service
    places = PlaceResolver(service)
  }

  func resolvePickupLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult { places.result(intent.pickupLocation, for: .pickup) }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult {
    places.result(intent.dropOffLocation, for: .dropOff, from: intent.pickupLocation)
  }

  func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult { await option(for: intent) }

  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    await people(for: intent)
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult { pickupTime.result(intent.scheduledPickupTime) }

  /// What the dispatch has for the way; it is asked once a request, also where it does not answer.
  func offers(for intent: INRequestRideIntent) async -> Result<Offers, DispatchFailure> {
    if let offered { return offered }
    let result: Result<Offers, DispatchFailure>
    do throws(DispatchFailure) {
      guard let pickup = places.spot(intent.pickupLocation),
        let dropOff = places.spot(intent.dropOffLocation)
      else { throw .notBooked("It is not known from where or to where.") }
      result = .success(try await service.dispatch().offers(from: pickup, to: dropOff))
    } catch {
      RideService.log(error)
      result = .failure(error)
    }
    offered = result
    return result
  }

  /// Whether the way is served, and for how much. Whether another ride is under way the dispatch says when
  /// it books, as a booking said again may be that ride.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    places.settle(pickup: intent.pickupLocation, dropOff: intent.dropOffLocation)
    do throws(DispatchFailure) {
      let offers = try await offers(for: intent).get()
      let booking = try booking(of: intent)
      if let scheduled = booking.scheduled, PickupTime.isTooFar(scheduled) {
        throw .refused(Refusal(.tooFarAhead, "Rides are booked for the next 7 days."))
      }
      let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
      let status = INRideStatus()
      status.rideOption = offers.options.first { $0.option == booking.option }?
        .intentOption(in: places.language)
      response.rideStatus = status
      return response
    } catch {
      RideService.log(error)
      return INRequestRideIntentResponse(code: error.confirmCode, userActivity: nil)
    }
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    do throws(DispatchFailure) {
      var ride = try await service.book(booking(of: intent))
      if ride.phase == .received, ride.scheduled == nil {
        ride = await service.rideWithDriver(ride)
      }
      RideReminder(ride)?.add()
      let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
      response.rideStatus = ride.status(in: places.language, service.gazetteer)
      return response
    } catch {
      RideService.log(error)
      return INRequestRideIntentResponse(code: error.handleCode, userActivity: nil)
    }
  }

  private func booking(of intent: INRequestRideIntent) throws(DispatchFailure) -> Booking {
    guard let pickup = places.spot(intent.pickupLocation),
      let dropOff = places.spot(intent.dropOffLocation)
    else { throw .notBooked("It is not known from where or to where.") }
    return Booking(
      key: UUID().uuidString, rider: try service.dispatch().rider, pickup: pickup,
      dropOff: dropOff, option: intent.rideOptionName?.rideOption ?? "standard",
      people: intent.partySize ?? 1, payment: try intent.paymentMethod.map(payment),
      scheduled: PickupTime.date(of: intent.scheduledPickupTime))
  }

  /// SiriKit has no way to ask how to pay: what Hop does not take it does not book by.
  private func payment(_ method: INPaymentMethod) throws(DispatchFailure) -> String {
    if let payment = method.name.flatMap(RideTerms.payments.id) { return payment }
    switch method.type {
    case .credit, .debit, .prepaid: return "card"
    default: throw .notBooked("“\(method.name ?? "\(method.type)")” is no way to pay here.")
    }
  }
}
