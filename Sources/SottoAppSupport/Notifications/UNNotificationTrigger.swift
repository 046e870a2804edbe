public import Intents
import SottoWire

/// When something is shown.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeated: Bool) {
    repeats = repeated
    super.init()
  }
}

/// After some seconds; what repeats does so once a minute at most.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeated: repeats)
  }

  /// `nil` where it does not come again.
  public func nextTriggerDate() -> Date? { next }
}

/// At a time of the calendar: of all parts that are given, in their zone or where the person is.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeated: repeats)
  }

  /// `nil` where it does not come again.
  public func nextTriggerDate() -> Date? { next }
}

extension UNNotificationTrigger {
  fileprivate var next: Date? {
    ScheduledNotification.Trigger(self).next(after: .now, since: .now, in: .current)
  }
}

extension ScheduledNotification.Trigger {
  init(_ trigger: UNNotificationTrigger?) {
    switch trigger {
    case let trigger as UNTimeIntervalNotificationTrigger:
      self.init(interval: trigger.timeInterval, repeats: trigger.repeats)
    case let trigger as UNCalendarNotificationTrigger:
      self.init(components: trigger.dateComponents.exactPlain, repeats: trigger.repeats)
    default: self.init()
    }
  }

  var trigger: UNNotificationTrigger? {
    if let components, let parts = try? DateComponents(exactly: components) {
      return UNCalendarNotificationTrigger(dateMatching: parts, repeats: repeats)
    }
    return interval.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
  }
}
