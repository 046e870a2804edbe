import Foundation
import SottoAssistant
import SottoLanguage
import SottoSocket
import SottoWire
import Synchronization

/// Tells people what apps have to say: at each front end that wants to hear, and on the desktop.
final class NotificationDelivery: Sendable {
  /// One that was told, and can be answered.
  struct Told: Sendable {
    var app: AppRegistry.Entry
    var notification: ScheduledNotification
    var date: Date
    var actions: [NotificationCategory.Action]
  }

  /// How long one is what “done” means.
  private static let timeToAnswer: TimeInterval = 30 * 60
  /// Older ones that nobody has heard make room.
  private static let mostUnheard = 20

  private let registry: AppRegistry
  private let languages: Languages
  private let clock: WallClock
  private let desktop = DesktopNotifications()
  private let state: Mutex<State>

  private struct State {
    var categories: [String: [NotificationCategory]]
    var hearers: [(peer: Peer, locale: String?)] = []
    var last: Told?
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
      state.hearers.removeAll { $0.peer.isClosed }
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

  /// Tells everybody who hears; where nobody does, whoever comes next.
  func tell(_ pending: PendingNotification, isLate: Bool) {
    guard let app = registry.entry(pending.app), app.mayNotify else { return }
    let notification = pending.notification
    let (hearers, spoken) = state.withLock { state in
      let category = state.categories[pending.app]?
        .first { $0.identifier == notification.category }
      state.last = Told(
        app: app, notification: notification, date: clock(), actions: category?.actions ?? [])
      state.hearers.removeAll { $0.peer.isClosed }
      return (state.hearers, state.spoken)
    }
    let missed = isLate ? pending.next : nil
    for (peer, locale) in hearers {
      peer.tell(message(pending, of: app, in: locale ?? spoken, missed: missed))
    }
    let told = message(pending, of: app, in: spoken, missed: missed)
    // A person on the way back reads of it as of what they have missed.
    let later = message(pending, of: app, in: spoken, missed: pending.next).text
    desktop.show(
      app: told.app, title: missed == nil ? told.title : told.text, body: told.body
    ) { [self] isShown in
      guard !isShown, hearers.isEmpty else { return }
      state.withLock { state in
        state.unheard.append(later)
        state.unheard = state.unheard.suffix(Self.mostUnheard)
      }
    }
  }

  private func message(
    _ pending: PendingNotification, of app: AppRegistry.Entry, in locale: String?, missed: Date?
  ) -> ClientCalls.Notification {
    let preferred = locale ?? Locale.preferredLanguages.first ?? ""
    let language = languages.language(preferred) ?? languages.fallback
    let dialogue = Dialogue(language: language, clock: clock)
    let notification = pending.notification
    let name = app.bundle.name.text(in: language.code)
    let actions = state.withLock { $0.last?.actions ?? [] }
    return ClientCalls.Notification(
      text: dialogue.notification(notification, of: name, missed: missed).shown(),
      locale: language.code, app: name.shown(atMost: ShownLength.name),
      title: notification.title.shown(), body: notification.body.shown(),
      date: pending.next.timeIntervalSince1970, isMissed: missed != nil,
      actions: actions.map { $0.title(in: language.code).shown(atMost: ShownLength.name) })
  }
}

extension AppRegistry.Entry {
  /// Whether the person lets the app tell them anything.
  var mayNotify: Bool { installed.authorization == "authorized" && installed.grants.mayNotify }
}

extension NotificationCategory.Action {
  /// What a person says for it, in their language.
  func title(in language: String) -> String {
    LocalizedText(title, translations: translations ?? [:]).text(in: language)
  }
}
