@preconcurrency import Dispatch
import Foundation
import Logging
import SottoAssistant
import SottoWire
import Synchronization

/// What apps want shown, each at its time.
///
/// Kept in the store: what waits outlives the assistant. One whose time passes while no assistant runs, or
/// while the machine sleeps, is shown as soon as there is one again. Should the assistant be killed between
/// showing one and noting that, it is shown once more rather than never.
final class NotificationSchedule: Sendable {
  /// - Parameter isLate: Whether its time has passed longer ago than a person would notice.
  typealias Show = @Sendable (_ pending: PendingNotification, _ isLate: Bool) -> Void

  /// More than any app needs, and few enough to be kept by the assistant.
  static let mostOfAnApp = 20_000
  /// What is shown later than this, in seconds, is told of as missed.
  private static let lateness = 60.0
  /// How many are read at once.
  private static let portion = 100

  private let store: any AssistantStore
  private let clock: WallClock
  private let show: Show
  /// What waits changes here alone: one that is taken back while another is shown stays taken back.
  private let queue = DispatchQueue(label: "sotto.notifications")
  private let state = Mutex(State())
  private let log = Logger(label: "sotto.notifications")

  private struct State {
    var timer: (any DispatchSourceTimer)?
    var next: Date?
    /// What was shown and could not be stored as shown, by app and identifier: not to be shown again.
    var shown: [[String]: Date] = [:]
  }

  init(store: any AssistantStore, clock: @escaping WallClock, show: @escaping Show) {
    self.store = store
    self.clock = clock
    self.show = show
    wake()
  }

  /// Whether anything waits.
  var isWaiting: Bool { state.withLock { $0.next != nil } }

  /// Takes up what an app wants shown; what has passed already is left out.
  ///
  /// - Throws: `CallFailure` where these are too many, else why they cannot be stored.
  func add(_ notifications: [ScheduledNotification], of app: String) throws {
    let now = clock()
    let pending = notifications.compactMap { PendingNotification($0, of: app, at: now) }
    try queue.sync {
      guard try store.notificationCount(of: app) + pending.count <= Self.mostOfAnApp else {
        throw CallFailure(
          .failed,
          "No more than \(Self.mostOfAnApp) notifications of an app wait. Ask for later ones later."
        )
      }
      try store.schedule(pending)
    }
    wake()
  }

  /// - Parameter identifiers: By which the app knows them; `nil` for all of its.
  func remove(_ identifiers: [String]?, of app: String) throws {
    try queue.sync { try store.removeNotifications(app: app, identifiers: identifiers) }
    wake()
  }

  /// Looks for what is to be shown by now, and sets the timer for the next.
  ///
  /// Asked for from time to time as well: a clock may be set.
  func wake() { queue.async { [self] in showDue() } }

  private func showDue() {
    do {
      while true {
        let now = clock()
        let due = try store.notifications(dueBy: now, atMost: Self.portion)
        guard !due.isEmpty else { break }
        for pending in due { showOnce(pending, at: now) }
        try store.schedule(due.compactMap { $0.repeated(after: now) })
        let over = due.filter { $0.repeated(after: now) == nil }
        for (app, pending) in Dictionary(grouping: over, by: \.app) {
          try store.removeNotifications(
            app: app, identifiers: pending.map(\.notification.identifier))
        }
        state.withLock { $0.shown = [:] }
      }
      setTimer(try store.nextNotification())
    } catch {
      log.error("notifications not read or stored", metadata: ["error": "\(error)"])
    }
  }

  private func showOnce(_ pending: PendingNotification, at now: Date) {
    let key = [pending.app, pending.notification.identifier]
    let isNew = state.withLock { $0.shown.updateValue(pending.next, forKey: key) != pending.next }
    if isNew { show(pending, now.timeIntervalSince(pending.next) > Self.lateness) }
  }

  private func setTimer(_ next: Date?) {
    state.withLock { state in
      state.next = next
      state.timer?.cancel()
      state.timer = nil
      guard let next else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      // By the wall's clock, which goes on while the machine sleeps.
      timer.schedule(
        wallDeadline: .now() + max(0, next.timeIntervalSince(clock())), leeway: .milliseconds(10))
      timer.setEventHandler { [weak self] in self?.showDue() }
      timer.resume()
      state.timer = timer
    }
  }
}
