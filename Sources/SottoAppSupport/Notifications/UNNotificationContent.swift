public import Intents
import SottoWire

/// What a person is told.
open class UNNotificationContent: NSObject {
  public fileprivate(set) var title = ""
  public fileprivate(set) var subtitle = ""
  public fileprivate(set) var body = ""
  /// Not shown: apps have no icon here.
  public fileprivate(set) var badge: NSNumber?
  /// Not heard.
  public fileprivate(set) var sound: UNNotificationSound?
  /// What has a plain form in it comes back with the response.
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The category whose actions answer it.
  public fileprivate(set) var categoryIdentifier = ""
  public fileprivate(set) var threadIdentifier = ""
}

/// What a person is to be told.
public final class UNMutableNotificationContent: UNNotificationContent {
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  public override var badge: NSNumber? {
    get { super.badge }
    set {
      DeveloperNote.noEffect("UNMutableNotificationContent.badge", "apps have no icon")
      super.badge = newValue
    }
  }
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set {
      DeveloperNote.noEffect("UNMutableNotificationContent.sound", "notifications are silent")
      super.sound = newValue
    }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// What would be heard.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
}
