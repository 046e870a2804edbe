import Intents

/// The base of objects that take part in an app's life, as iOS code derives them.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
  public override init() { super.init() }

  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// An object that an activity can restore.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
