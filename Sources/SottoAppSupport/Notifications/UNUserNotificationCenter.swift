public import Intents
import SottoSocket
import SottoWire

/// Has the assistant tell a person something at a time, whether the app runs then or not: at every prompt,
/// and on the desktop.
///
/// What an app has asked for it has for good: it outlives the app's process and the assistant's.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards what changes.

  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private weak var told: (any UNUserNotificationCenterDelegate)?
  private let outbox = NotificationOutbox()

  public static func current() -> UNUserNotificationCenter { shared }

  /// Told what a person answers.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { told } }
    set { lock.withLock { told = newValue } }
  }

  public var supportsContentExtensions: Bool { false }

  /// Whether the person lets the app tell them anything, as who lets it take requests does.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    if await isAllowed { return true }
    _ = await INPreferences.requestSiriAuthorization()
    return await isAllowed
  }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(isAllowed: await isAllowed)
  }

  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    Task { completionHandler(await notificationSettings()) }
  }

  /// - Throws: `UNError` with `.notificationsNotAllowed` where the person does not want to be told, or the
  ///   assistant does not take it.
  public func add(_ request: UNNotificationRequest) async throws {
    let scheduled = request.scheduled
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      outbox.send(scheduled) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    outbox.send(request.scheduled) { completionHandler?($0) }
  }

  /// What waits for its time.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await outbox.wait()
    let call = SystemCalls.PendingNotifications()
    let answer = try? await AssistantConnection.current?.call(call)
    return answer?.notifications.map { UNNotificationRequest($0) } ?? []
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    Task { completionHandler(await pendingNotificationRequests()) }
  }

  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    outbox.remove(identifiers)
  }

  public func removeAllPendingNotificationRequests() { outbox.remove(nil) }

  /// What can be answered to which kind of notification.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let call = SystemCalls.SetNotificationCategories(
      categories: categories.map(\.message).sorted { $0.identifier < $1.identifier })
    Task { _ = try? await AssistantConnection.current?.call(call) }
  }

  /// None: what was told is not kept.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}

  private var isAllowed: Bool {
    get async {
      let call = SystemCalls.NotificationSettings()
      return (try? await AssistantConnection.current?.call(call))?.isAllowed ?? false
    }
  }
}
