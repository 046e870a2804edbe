import HopShared
import Intents

/// The extension's principal class: says who handles what.
final class IntentHandler: INExtension {
  private let service = RideService(HopContainer())

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INListRideOptionsIntent: return ListRideOptionsHandler(service)
    case is INRequestRideIntent: return RequestRideHandler(service)
    case is INGetRideStatusIntent: return GetRideStatusHandler(service)
    case is INCancelRideIntent: return CancelRideHandler(service)
    case is INSendRideFeedbackIntent: return SendRideFeedbackHandler(service)
    default: return nil
    }
  }
}
