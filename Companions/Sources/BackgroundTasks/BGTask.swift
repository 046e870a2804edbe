public import Intents

/// What an app would do when woken. None is ever made.
open class BGTask: NSObject, @unchecked Sendable {
  // Unchecked: there are no instances.
  override init() { super.init() }

  open var identifier: String { "" }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

/// A short task.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task of some minutes.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}
