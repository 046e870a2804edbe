import Foundation
import Intents

extension MessageBounds {
  /// Bytes of UTF-8 in one text of a notification: more than a person is told at once.
  fileprivate static let notification = 2_000
  /// A category's actions, and an app's categories.
  fileprivate static let actions = 10
  fileprivate static let categories = 100
}

extension ScheduledNotification {
  fileprivate func check() throws {
    try MessageBounds.check(identifier, "identifier")
    for (text, member) in [
      (title, "title"), (subtitle, "subtitle"), (body, "body"), (category, "category"),
      (thread, "thread"),
    ] {
      try MessageBounds.check(text, atMost: MessageBounds.notification, member)
    }
    try MessageBounds.check(userInfo, "userInfo")
    try PlainDecodingError.inside("trigger") {
      try MessageBounds.check(
        trigger.interval, in: 0...MessageBounds.duration.upperBound, "interval")
      guard let components = trigger.components else { return }
      try PlainDecodingError.inside("components") {
        guard let year = try DateComponents(exactly: components).year else { return }
        try MessageBounds.check(Double(year), in: 1...9999, "year")
      }
    }
  }
}

extension SystemCalls.ScheduleNotifications: CheckedMessage {
  package func check() throws { for notification in notifications { try notification.check() } }
}

extension SystemCalls.RemoveNotifications: CheckedMessage {
  package func check() throws {
    for identifier in identifiers ?? [] { try MessageBounds.check(identifier, "identifiers") }
  }
}

extension SystemCalls.SetNotificationCategories: CheckedMessage {
  package func check() throws {
    let most = MessageBounds.categories
    try MessageBounds.check(Double(categories.count), in: 0...Double(most), "categories")
    for category in categories {
      try MessageBounds.check(
        Double(category.actions.count), in: 0...Double(MessageBounds.actions), "actions")
      try MessageBounds.check(category.identifier, atMost: MessageBounds.notification, "identifier")
      for action in category.actions {
        try MessageBounds.check(action.identifier, atMost: MessageBounds.notification, "identifier")
        try MessageBounds.check(action.title, atMost: MessageBounds.notification, "title")
      }
    }
  }
}
