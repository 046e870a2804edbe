/// Handles every request about rides.
@available(iOS, introduced: 11.0, deprecated: 13.0)
public protocol INRidesharingDomainHandling: INCancelRideIntentHandling,
  INGetRideStatusIntentHandling, INListRideOptionsIntentHandling, INRequestRideIntentHandling,
  INSendRideFeedbackIntentHandling
{}
