import Intents

/// A handler's response to confirm or handle, or an app's to an intent passed on to it.
package struct HandlerResponse: Hashable, Sendable {
  /// The response code's case name.
  package var code: String
  /// The `NSUserActivity`, in its plain form.
  package var activity: PlainValue?
  /// The whole response, for what only its own intent has.
  package var plain: PlainValue

  /// Reads the plain form of an `INIntentResponse`.
  package init(plain: PlainValue) {
    code = plain["code"]?.string ?? "unspecified"
    activity = plain["userActivity"]
    self.plain = plain
  }

  /// Why it failed, in the app's own words: what its activity has under the key of an error's reason.
  package var failureReason: String? {
    activity?["userInfo"]?[NSLocalizedFailureReasonErrorKey]?.string
  }

  /// Whether there is nothing more to say of it: the ride is over, or the app gave up.
  package var isLast: Bool {
    let ride = plain["rideStatus"]
    return meaningOfHandle != .proceed || ride?["phase"] == "completed"
      || ride?["completionStatus"]?.object != nil
  }

  /// What a response code means for the request, whatever the intent.
  package enum Meaning: Hashable, Sendable {
    case proceed, handleInApp, continueInApp, needsAppLaunch, failure
  }

  /// A code of `confirm`: `ready` and `success` let the request go on.
  package var meaningOfConfirm: Meaning {
    code == "ready" ? .proceed : meaningOfHandle
  }

  /// A code of `handle`: an intent that is only `ready` has not been handled.
  package var meaningOfHandle: Meaning {
    switch code {
    case "success", "inProgress": .proceed
    case "handleInApp": .handleInApp
    case "continueInApp": .continueInApp
    case "failureRequiringAppLaunch": .needsAppLaunch
    default: .failure
    }
  }
}
