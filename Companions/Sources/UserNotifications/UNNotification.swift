public import Intents

/// Something that an app wants shown.
public final class UNMutableNotificationContent: NSObject {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var userInfo: [AnyHashable: Any] = [:]
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
}

/// What would be heard.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
}

/// When something would be shown.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeated: Bool) {
    repeats = repeated
    super.init()
  }
}

/// After some seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeated: repeats)
  }
}

/// At a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeated: repeats)
  }
}

/// A wish to have something shown.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNMutableNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// Something that is shown; nothing is.
public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date = Date()

  init(request: UNNotificationRequest) { self.request = request }
}

/// What a person did with something shown.
public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
