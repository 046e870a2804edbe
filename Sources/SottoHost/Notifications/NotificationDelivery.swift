import Foundation
import Logging
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// Tells people what apps have to say: at each front end that wants to hear, and on the desktop.
final class NotificationDelivery: Sendable {
  /// How long one is what “done” means.
  private static let timeToAnswer: TimeInterval = 30 * 60
  /// How many an app may tell at once, and how many a second after that: far more than anybody can read.
  private static let allowance = Allowance(burst: 100, perSecond: 1)
  /// Older ones that nobody has heard make room.
  private static let mostUnheard = 20

  private let registry: AppRegistry
  let languages: Languages
  let clock: WallClock
  private let desktop = DesktopNotifications()
  private let log = Logger(label: "sotto.notifications")
  private let state: Mutex<State>

  private struct State {
    var categories: [String: [NotificationCategory]]
    var hearers: [(peer: Peer, locale: String?)] = []
    var last: Told?
    /// How often each app may still tell something.
    var allowances: [String: Allowance] = [:]
    /// The apps that have told too much, which the log has been told.
    var leftOut: Set<String> = []
    var unheard: [String] = []
    /// The language in which a person last spoke.
    var spoken: String?
  }

  init(
    registry: AppRegistry, categories: [String: [NotificationCategory]], languages: Languages,
    clock: @escaping WallClock
  ) {
    self.registry = registry
    self.languages = languages
    self.clock = clock
    state = Mutex(State(categories: categories))
  }

  /// From now on a front end is told, until it goes.
  func add(_ peer: Peer, locale: String?) {
    state.withLock { state in
      state.hearers.removeAll { $0.peer.isClosed || $0.peer === peer }
      state.hearers.append((peer, locale))
    }
  }

  func setCategories(_ categories: [NotificationCategory], of app: String) {
    state.withLock { $0.categories[app] = categories }
  }

  /// Notes which language a person speaks.
  func note(spoken language: String) { state.withLock { $0.spoken = language } }

  /// What nobody has heard, in sentences; from now on it counts as heard.
  func takeUnheard() -> [String] {
    state.withLock { state in
      defer { state.unheard = [] }
      return state.unheard
    }
  }

  var hasUnheard: Bool { state.withLock { !$0.unheard.isEmpty } }

  /// The last that was told, as long as it may still be meant.
  var last: Told? {
    state.withLock(\.last).flatMap {
      clock().timeIntervalSince($0.date) < Self.timeToAnswer ? $0 : nil
    }
  }

  /// It is answered, and means nothing any more.
  func isAnswered(_ told: Told) {
    state.withLock { state in
      if state.last?.notification == told.notification { state.last = nil }
    }
  }

  /// Tells everybody who hears; where nobody does, whoever comes next. An app that tells too much is left
  /// out for a while.
  func tell(_ pending: PendingNotification, isLate: Bool) {
    guard let app = registry.entry(pending.app), app.mayNotify else { return }
    guard mayTell(pending.app) else { return }
    let (told, hearers, spoken) = state.withLock { state in
      let category = state.categories[pending.app]?
        .first { $0.identifier == pending.notification.category }
      let told = Told(
        app: app, notification: pending.notification, date: clock(),
        actions: category?.actions ?? [])
      state.last = told
      state.hearers.removeAll { $0.peer.isClosed }
      return (told, state.hearers, state.spoken)
    }
    func message(in locale: String?, isMissed: Bool) -> ClientCalls.Notification {
      self.message(told, due: pending.next, in: locale, isMissed: isMissed)
    }
    for (peer, locale) in hearers {
      peer.tell(message(in: locale ?? spoken, isMissed: isLate))
    }
    let shown = message(in: spoken, isMissed: isLate)
    desktop.show(
      app: shown.app, title: isLate ? shown.text : shown.title, body: shown.body
    ) { [self] isShown in
      guard !isShown, hearers.isEmpty else { return }
      // A person on the way back reads of it as of what they have missed.
      let later = self.message(told, due: pending.next, in: spoken, isMissed: true).text
      state.withLock { state in
        state.unheard.append(later)
        state.unheard = state.unheard.suffix(Self.mostUnheard)
      }
    }
  }

  private func mayTell(_ app: String) -> Bool {
    let (may, isNews) = state.withLock { state in
      guard state.allowances[app, default: Self.allowance].take() else {
        return (false, state.leftOut.insert(app).inserted)
      }
      state.leftOut.remove(app)
      return (true, false)
    }
    if isNews {
      log.warning("notification left out: too many at once", metadata: ["app": "\(app)"])
    }
    return may
  }
}
