import Intents
import os

extension RideHandler: INGetRideStatusIntentHandling {
  private static let updates = OSAllocatedUnfairLock<Task<Void, Never>?>(initialState: nil)

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Ride.status(.confirmed)
    return response
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    nonisolated(unsafe) let observer = observer
    let task = Task {
      for phase in [INRidePhase.approachingPickup, .pickup, .ongoing, .completed] {
        guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { return }
        let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = Ride.status(phase)
        observer.didUpdate(getRideStatus: response)
      }
    }
    Self.updates.withLock { $0 = task }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    Self.updates.withLock { $0?.cancel() }
  }
}

extension RideHandler: INCancelRideIntentHandling, INSendRideFeedbackIntentHandling {
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    // Only the ride that was spoken of can be cancelled.
    let code: INCancelRideIntentResponseCode =
      intent.rideIdentifier == Ride.identifier ? .success : .failure
    let response = INCancelRideIntentResponse(code: code, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(amount: 2, currencyCode: "EUR")
    return response
  }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent
  ) async -> INSendRideFeedbackIntentResponse {
    let isKnown = intent.rideIdentifier == Ride.identifier && intent.rating != nil
    return INSendRideFeedbackIntentResponse(code: isKnown ? .success : .failure, userActivity: nil)
  }
}
