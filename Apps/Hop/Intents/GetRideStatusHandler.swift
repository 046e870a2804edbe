import HopDispatchAPI
import HopShared
import Intents

/// Tells where the person's ride is, and goes on telling.
final class GetRideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let service: RideService
  private let language = INPreferences.siriLanguageCode()
  /// What was told, from which the updates go on.
  private var told: Ride?

  init(_ service: RideService) { self.service = service }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    do throws(DispatchFailure) {
      told = RideService.current(of: try await service.dispatch().rides())
      return Self.response(told, language, service.gazetteer)
    } catch {
      return Self.response(error)
    }
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver
  ) {
    guard let told, let dispatch = try? service.dispatch() else { return }
    // An observer takes updates from any thread.
    nonisolated(unsafe) let observer = observer
    let (language, gazetteer) = (language, service.gazetteer)
    service.watch.follow(told, by: self, of: dispatch) { news in
      switch news {
      case .ride(let ride):
        observer.didUpdate(getRideStatus: Self.response(ride, language, gazetteer))
      case .lost(let failure): observer.didUpdate(getRideStatus: Self.response(failure))
      }
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) { service.watch.leave(self) }

  private static func response(
    _ ride: Ride?, _ language: String, _ gazetteer: Gazetteer
  ) -> INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = ride?.status(in: language, gazetteer)
    return response
  }

  private static func response(_ failure: DispatchFailure) -> INGetRideStatusIntentResponse {
    RideService.log(failure)
    return INGetRideStatusIntentResponse(code: failure.statusCode, userActivity: nil)
  }
}
