// What the names of other domains stand for. They are unavailable, and the compiler says so where they
// stand; whatever code does with them is accepted, so that it says nothing else. No value of them is ever made
// by a request; that they are unchecked restates what the classes above them are, as the compiler asks of
// each subclass.

/// Any intent of a domain that is not here: it has every parameter.
@dynamicMemberLookup
public class _UnavailableIntent: INIntent, @unchecked Sendable {
  public subscript(dynamicMember parameter: String) -> _UnavailableValue? { nil }
}

/// Its response, with every code and every member.
@dynamicMemberLookup
public class _UnavailableResponse: INIntentResponse, @unchecked Sendable {
  public convenience init(code: _UnavailableCode, userActivity: NSUserActivity?) {
    self.init()
  }

  public subscript(dynamicMember member: String) -> Any? {
    get { nil }
    // Whoever sets it is told of the response itself.
    set { _ = newValue }
  }
}

/// The codes that responses of those domains have.
public enum _UnavailableCode: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, continueInApp
  case failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
  case failureMessageTooManyResults, failureAppConfigurationRequired
  case failureCallingServiceNotAvailable, failureContactNotSupportedByApp
  case failureAirplaneModeEnabled, failureUnableToHandOff, failureNoMatchingWorkout
  case failureCredentialsUnverified, failureInsufficientFunds, failurePaymentsAmountBelowMinimum
}

/// What the person said for a parameter of those domains.
@dynamicMemberLookup
public struct _UnavailableValue: Sequence, IteratorProtocol {
  public let isEmpty = true
  public let count = 0
  public subscript(dynamicMember member: String) -> _UnavailableValue? { nil }
  public subscript(index: Int) -> _UnavailableValue { self }
  public mutating func next() -> _UnavailableValue? { nil }
}

/// The resolution of such a parameter.
public class _UnavailableResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  public class func success(with value: Any) -> Self { unsupported() }
  public class func confirmationRequired(with value: Any?) -> Self { unsupported() }
  public class func disambiguation(with values: [Any]) -> Self { unsupported() }
  public class func unsupported(forReason reason: Any) -> Self { unsupported() }
}
