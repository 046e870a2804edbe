public import Foundation

/// Says whether the person does not want to be disturbed.
///
/// A Linux desktop has no one place that knows; so no app may know it here.
@available(iOS 15.0, *)
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The center of this app.
  public static let `default` = INFocusStatusCenter()

  /// What is known, which is nothing.
  open var focusStatus: INFocusStatus { INFocusStatus() }

  /// Whether the app may know it: the system does not offer it.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

  /// Asks whether the app may know it; `completionHandler` gets the answer at once.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(authorizationStatus)
  }

  /// Asks whether the app may know it.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    authorizationStatus
  }
}
