public import Intents
import SottoWire

/// What a person can answer to notifications of a kind, by saying its title.
public final class UNNotificationAction: NSObject, Sendable {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  /// - Parameters:
  ///   - identifier: What the app knows the answer by.
  ///   - title: What a person says; a key of the app's `Localizable.strings` is said in each of its
  ///     languages.
  ///   - options: Whether the app comes to the front, among others.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

extension NSString {
  /// A text that is put into the language of whoever is told, by the app's `Localizable.strings`: here the
  /// titles of actions are.
  public static func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    key
  }
}

/// How an action is carried out; here the app runs in the background for it.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = Self(rawValue: 1 << 0)
  public static let destructive = Self(rawValue: 1 << 1)
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notification, and what can be answered to it.
public final class UNNotificationCategory: NSObject, Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  var message: NotificationCategory {
    NotificationCategory(
      identifier: identifier,
      actions: actions.map { .init(identifier: $0.identifier, title: $0.title) })
  }
}

/// What else an app wants to hear of a kind of notification; nothing is told of it.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = Self(rawValue: 1 << 0)
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
}

/// The action of who opens a notification instead of answering it.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of who wants to hear no more of it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
