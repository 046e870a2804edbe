public import Intents
import SottoWire

/// A wish to have a person told something.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  /// `nil` for at once.
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// Something that a person was told.
public final class UNNotification: NSObject, @unchecked Sendable {
  // Unchecked: nobody else has the content that was made for it.

  public let request: UNNotificationRequest
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// What a person answered to it.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

extension UNNotificationRequest {
  /// As it is sent.
  var scheduled: ScheduledNotification {
    let information = content.userInfo.reduce(into: [String: Any]()) { known, entry in
      if let key = entry.key.base as? String { known[key] = entry.value }
    }
    return ScheduledNotification(
      identifier: identifier, title: content.title, subtitle: content.subtitle,
      body: content.body, category: content.categoryIdentifier, thread: content.threadIdentifier,
      userInfo: information.isEmpty ? nil : PropertyList(information).plain,
      trigger: ScheduledNotification.Trigger(trigger))
  }

  convenience init(_ scheduled: ScheduledNotification) {
    let content = UNMutableNotificationContent()
    content.title = scheduled.title
    content.subtitle = scheduled.subtitle
    content.body = scheduled.body
    content.categoryIdentifier = scheduled.category
    content.threadIdentifier = scheduled.thread
    content.userInfo = scheduled.userInfo.flatMap { try? PropertyList.decode($0).values } ?? [:]
    self.init(
      identifier: scheduled.identifier, content: content, trigger: scheduled.trigger.trigger)
  }
}
