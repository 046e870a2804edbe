import Foundation
import Intents

/// Tells the app that names have changed, wherever they did: a Darwin notification.
package enum NotebookChanges {
  package static let name = "app.sotto.listable.names-changed"

  package static func post() {
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(rawValue: name as CFString),
      nil, nil, true)
  }
}
