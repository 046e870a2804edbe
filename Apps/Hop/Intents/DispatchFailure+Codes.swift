import HopDispatchAPI
import HopShared
import Intents

// What each intent has for what went wrong. A service that nobody reaches is told as such; where it may
// have done what it was asked, that is not denied.

extension DispatchFailure {
  var listCode: INListRideOptionsIntentResponseCode {
    switch self {
    case .absent, .unanswered: .failureRequiringAppLaunchServiceTemporarilyUnavailable
    case .refused(let refusal) where refusal.reason == .outsideArea:
      .failureRequiringAppLaunchNoServiceInArea
    case .refused, .notBooked, .kept: .failure
    }
  }

  /// Of a ride that was not booked yet.
  var confirmCode: INRequestRideIntentResponseCode {
    switch self {
    case .absent, .unanswered: .failureRequiringAppLaunchServiceTemporarilyUnavailable
    case .refused(let refusal): refusal.reason.requestCode
    case .notBooked, .kept: .failure
    }
  }

  /// Of a ride that was to be booked.
  var handleCode: INRequestRideIntentResponseCode {
    // Nobody knows whether it is booked: the intent has no other code that says neither.
    if case .unanswered = self { .unspecified } else { confirmCode }
  }

  var statusCode: INGetRideStatusIntentResponseCode {
    switch self {
    case .absent, .unanswered: .failureRequiringAppLaunchServiceTemporarilyUnavailable
    case .refused, .notBooked, .kept: .failure
    }
  }
}

extension Refusal.Reason {
  fileprivate var requestCode: INRequestRideIntentResponseCode {
    switch self {
    case .outsideArea: .failureRequiringAppLaunchNoServiceInArea
    case .rideUnderWay: .failureRequiringAppLaunchPreviousRideNeedsCompletion
    case .tooFarAhead: .failureRequiringAppLaunchRideScheduledTooFar
    case .badRequest, .notFound, .tooManyPeople, .wrongPhase, .broken: .failure
    }
  }
}
