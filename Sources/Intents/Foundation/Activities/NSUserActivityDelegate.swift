public import Foundation

/// What is told about an activity's life; its methods are optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// `userActivity` is about to be handed on; its `userInfo` can still be brought up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// `userActivity` was taken up elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  /// Streams lead to where `userActivity` is taken up; they never do here.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}
