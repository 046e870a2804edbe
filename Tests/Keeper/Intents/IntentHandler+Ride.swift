import Intents

/// A ride without an end: it is told of until nobody wants to hear any more.
extension IntentHandler: INGetRideStatusIntentHandling {
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(Self.ride())
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    nonisolated(unsafe) let (handler, observer) = (self, observer)
    DispatchQueue.main.async {
      handler.keep("told", as: "ride")
      handler.timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
        observer.didUpdate(getRideStatus: Self.ride())
      }
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    nonisolated(unsafe) let handler = self
    DispatchQueue.main.async {
      handler.timer?.invalidate()
      handler.keep("stopped", as: "ride")
    }
  }

  private static func ride() -> INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = INRideStatus()
    response.rideStatus?.phase = .ongoing
    return response
  }
}
