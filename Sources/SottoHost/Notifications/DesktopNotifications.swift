import Foundation
import Logging
import SottoBus
import Synchronization

/// The desktop's own notifications, where there is one.
final class DesktopNotifications: Sendable {
  /// One at a time, in the order in which they are to be shown.
  private let line = CallLine()
  private let hasSaidWhy = Mutex(false)
  private let log = Logger(label: "sotto.desktop")

  /// Shows one.
  ///
  /// - Parameter shown: Told whether it was shown, within a second or so.
  func show(
    app: String, title: String, body: String, _ shown: @escaping @Sendable (Bool) -> Void
  ) {
    // What is shown as the body is read as markup.
    let body = body.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    Task { [self] in
      let problem = await line.run { await Self.problem(showing: title, body, of: app) }
      if let problem, hasSaidWhy.withLock({ $0.exchange(with: true) }) == false {
        log.notice("no desktop shows notifications: \(problem.message)")
      }
      shown(problem == nil)
    }
  }

  /// Shows one.
  ///
  /// - Returns: Why it is not shown.
  private static func problem(
    showing title: String, _ body: String, of app: String
  ) async -> BusError? {
    guard let address = BusAddress.session(ProcessInfo.processInfo.environment) else {
      return BusError("Disconnected", "The session has no bus.")
    }
    do throws(BusError) {
      let bus = try await BusConnection.open(address)
      // The name, what it replaces, an icon, two texts, no actions, no hints, the desktop's own duration.
      let call = BusCall(
        destination: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
        interface: "org.freedesktop.Notifications", member: "Notify",
        values: [
          .string(app), .uint32(0), .string(""), .string(title), .string(body), .strings([]),
          .properties([:]), .int32(-1),
        ])
      _ = try await bus.call(call, within: .seconds(1))
      return nil
    } catch {
      return error
    }
  }
}

extension Bool {
  fileprivate mutating func exchange(with new: Bool) -> Bool {
    defer { self = new }
    return self
  }
}
