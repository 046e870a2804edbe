// Notifications on their way: from an app to the assistant, to its person, and back to the app.

extension SystemCalls {
  /// `UNUserNotificationCenter.add`: all of them, or none.
  package struct ScheduleNotifications: WireCall {
    package static let name = "scheduleNotifications"
    package var notifications: [ScheduledNotification]
    package init(notifications: [ScheduledNotification]) { self.notifications = notifications }
  }

  /// `UNUserNotificationCenter.removePendingNotificationRequests`; absent: all of the app's.
  package struct RemoveNotifications: WireCall {
    package static let name = "removeNotifications"
    package var identifiers: [String]?
    package init(identifiers: [String]?) { self.identifiers = identifiers }
  }

  /// `UNUserNotificationCenter.pendingNotificationRequests`.
  package struct PendingNotifications: WireCall {
    package static let name = "pendingNotifications"
    package init() {}

    package struct Answer: Codable, Sendable {
      package var notifications: [ScheduledNotification]
      package init(notifications: [ScheduledNotification]) { self.notifications = notifications }
    }
  }

  /// `UNUserNotificationCenter.setNotificationCategories`: in place of those that were set before.
  package struct SetNotificationCategories: WireCall {
    package static let name = "setNotificationCategories"
    package var categories: [NotificationCategory]
    package init(categories: [NotificationCategory]) { self.categories = categories }
  }

  /// Whether the person lets the app tell them anything.
  package struct NotificationSettings: WireCall {
    package static let name = "notificationSettings"
    package init() {}

    package struct Answer: Codable, Sendable {
      package var isAllowed: Bool
      package init(isAllowed: Bool) { self.isAllowed = isAllowed }
    }
  }
}

extension AppCalls {
  /// What the person answered to a notification: `UNNotificationResponse`.
  package struct NotificationResponse: WireCall {
    package static let name = "notificationResponse"
    package var notification: ScheduledNotification
    /// When it was shown, in seconds since 1970.
    package var date: Double
    /// The identifier of the action.
    package var action: String

    package init(notification: ScheduledNotification, date: Double, action: String) {
      self.notification = notification
      self.date = date
      self.action = action
    }
  }
}

extension ClientCalls {
  /// Whoever sits at this front end is to be told what apps have to say.
  package struct HearNotifications: WireCall {
    package static let name = "hearNotifications"
    /// Their language as BCP-47; absent: the one that was last spoken.
    package var locale: String?
    package init(locale: String? = nil) { self.locale = locale }
  }

  /// Told by the assistant: what an app has to say.
  package struct Notification: WireEvent, Equatable {
    package static let name = "clientNotification"
    /// The sentence for the person, in their language.
    package var text: String
    package var locale: String
    /// The app, by its name in that language.
    package var app: String
    package var title: String
    package var body: String
    /// When it should have been told, in seconds since 1970.
    package var date: Double
    /// Whether that has passed: the machine slept, or nobody was there.
    package var isMissed: Bool
    /// What can be said to it.
    package var actions: [String]

    package init(
      text: String, locale: String, app: String, title: String, body: String, date: Double,
      isMissed: Bool, actions: [String]
    ) {
      self.text = text
      self.locale = locale
      self.app = app
      self.title = title
      self.body = body
      self.date = date
      self.isMissed = isMissed
      self.actions = actions
    }
  }
}
