public import Foundation

/// What is told about an activity's life; both methods are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// `userActivity` is about to be handed on; its `userInfo` can still be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// `userActivity` was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
