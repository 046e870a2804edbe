import Intents

/// Something that an app wants its person told at a time: `UNNotificationRequest`.
package struct ScheduledNotification: Codable, Sendable, Hashable {
  /// The app's own name for it; another of that name takes its place.
  package var identifier: String
  package var title: String
  package var subtitle: String
  package var body: String
  /// The category whose actions answer it.
  package var category: String
  package var thread: String
  package var userInfo: PlainValue?
  package var trigger: Trigger

  /// When: after some seconds, or at a time of the calendar; with neither, at once.
  package struct Trigger: Codable, Sendable, Hashable {
    package var interval: Double?
    /// `DateComponents` in their plain form.
    package var components: PlainValue?
    package var repeats: Bool

    package init(interval: Double? = nil, components: PlainValue? = nil, repeats: Bool = false) {
      self.interval = interval
      self.components = components
      self.repeats = repeats
    }
  }

  package init(
    identifier: String, title: String, subtitle: String = "", body: String = "",
    category: String = "", thread: String = "", userInfo: PlainValue? = nil, trigger: Trigger
  ) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.category = category
    self.thread = thread
    self.userInfo = userInfo
    self.trigger = trigger
  }
}

/// What a notification can be answered with: `UNNotificationCategory`.
package struct NotificationCategory: Codable, Sendable, Hashable {
  package var identifier: String
  package var actions: [Action]

  package struct Action: Codable, Sendable, Hashable {
    package var identifier: String
    /// What a person says, or a key of the app's `Localizable.strings`.
    package var title: String
    /// What those make of the key, by language; filled in by the assistant.
    package var translations: [String: String]?

    package init(identifier: String, title: String) {
      self.identifier = identifier
      self.title = title
    }
  }

  package init(identifier: String, actions: [Action]) {
    self.identifier = identifier
    self.actions = actions
  }
}
