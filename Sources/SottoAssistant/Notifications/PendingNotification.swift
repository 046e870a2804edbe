import Foundation
import Intents
import SottoWire

/// A notification that waits for its time.
package struct PendingNotification: Hashable, Sendable {
  /// The bundle identifier of the app that wants it shown.
  package var app: String
  package var notification: ScheduledNotification
  /// When the app asked for it, which seconds are counted from.
  package var scheduled: Date
  /// When it is to be shown next.
  package var next: Date

  /// As it is kept.
  package init(app: String, notification: ScheduledNotification, scheduled: Date, next: Date) {
    self.app = app
    self.notification = notification
    self.scheduled = scheduled
    self.next = next
  }

  /// As an app asks for it.
  ///
  /// - Returns: `nil` where its time has passed, and does not come again.
  package init?(_ notification: ScheduledNotification, of app: String, at now: Date) {
    guard let next = notification.trigger.next(after: now, since: now, in: .current) else {
      return nil
    }
    self.init(app: app, notification: notification, scheduled: now, next: next)
  }

  /// The same at its next time after a moment; `nil` where there is none.
  package func repeated(after moment: Date) -> PendingNotification? {
    guard notification.trigger.repeats,
      let next = notification.trigger.next(after: moment, since: scheduled, in: .current)
    else { return nil }
    var repeated = self
    repeated.next = next
    return repeated
  }
}
