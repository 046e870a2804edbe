import HopDispatchAPI
import HopShared
import Intents

/// Calls a ride off.
final class CancelRideHandler: NSObject, INCancelRideIntentHandling {
  private let service: RideService

  init(_ service: RideService) { self.service = service }

  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    do throws(DispatchFailure) {
      let open = try await service.dispatch().rides().filter { !$0.phase.isOver }
      guard
        let ride = open.first(where: { $0.id == intent.rideIdentifier })
          ?? RideService.current(of: open)
      else { throw .refused(Refusal(.notFound, "There is no ride to call off.")) }
      let cancelled = try await service.cancel(ride.id)
      RideReminder(ride)?.tickOff()
      let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
      response.cancellationFee = cancelled.fare?.intentAmount
      return response
    } catch {
      RideService.log(error)
      return INCancelRideIntentResponse(code: .failure, userActivity: nil)
    }
  }
}
