public import Intents

/// A wish to be woken.
open class BGTaskRequest: NSObject {
  public let identifier: String

  /// Not before this time.
  open var earliestBeginDate: Date?

  init(named identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A wish to be woken for a moment.
public final class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(named: identifier) }
}

/// A wish to be woken for some minutes.
public final class BGProcessingTaskRequest: BGTaskRequest {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false

  public init(identifier: String) { super.init(named: identifier) }
}
