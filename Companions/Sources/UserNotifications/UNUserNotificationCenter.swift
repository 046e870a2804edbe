public import Intents

/// Shows no notifications: what an app has to say here, it says in the responses to intents.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards the delegate, the only thing that changes.

  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private weak var told: (any UNUserNotificationCenterDelegate)?

  public static func current() -> UNUserNotificationCenter { shared }

  /// Never told anything.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { told } }
    set { lock.withLock { told = newValue } }
  }

  /// Answers that it may not.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Returns that it may not.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Hands over `UNError` with `.notificationsNotAllowed`.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(UNError(code: .notificationsNotAllowed))
  }

  /// - Throws: `UNError` with `.notificationsNotAllowed`.
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(code: .notificationsNotAllowed)
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
}
