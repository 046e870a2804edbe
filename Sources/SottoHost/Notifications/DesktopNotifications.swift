import CSessionBus
import Dispatch
import Foundation
import Logging
import Synchronization

/// The desktop's own notifications, where there is one.
final class DesktopNotifications: Sendable {
  private let queue = DispatchQueue(label: "sotto.desktop")
  private let hasSaidWhy = Mutex(false)
  private let log = Logger(label: "sotto.desktop")

  /// Shows one.
  ///
  /// - Parameter shown: Told whether it was shown, within a second or so.
  func show(
    app: String, title: String, body: String, _ shown: @escaping @Sendable (Bool) -> Void
  ) {
    queue.async { [self] in
      // What is shown as the body is read as markup.
      let body = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      let result = show_on_desktop(app, title, body)
      if result < 0, hasSaidWhy.withLock({ $0.exchange(with: true) }) == false {
        log.notice(
          "no desktop shows notifications: \(String(cString: strerror(-result)))")
      }
      shown(result >= 0)
    }
  }
}

extension Bool {
  fileprivate mutating func exchange(with new: Bool) -> Bool {
    defer { self = new }
    return self
  }
}
