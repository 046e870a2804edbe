import Foundation
import SottoAssistant
import SottoLanguage
import SottoWire

extension NotificationDelivery {
  /// One that was told, and can be answered.
  struct Told: Sendable {
    var app: AppRegistry.Entry
    var notification: ScheduledNotification
    var date: Date
    var actions: [NotificationCategory.Action]
  }

  /// What a front end is told, in a language.
  ///
  /// - Parameters:
  ///   - date: When it was due.
  ///   - locale: The language; `nil` for that of the machine.
  func message(
    _ told: Told, due date: Date, in locale: String?, isMissed: Bool
  ) -> ClientCalls.Notification {
    let preferred = locale ?? Locale.preferredLanguages.first ?? ""
    let language = languages.language(preferred) ?? languages.fallback
    let dialogue = Dialogue(language: language, clock: clock)
    let (notification, name) = (told.notification, told.app.bundle.name.text(in: language.code))
    return ClientCalls.Notification(
      text: dialogue.notification(notification, of: name, missed: isMissed ? date : nil).shown(),
      locale: language.code, app: name.shown(atMost: ShownLength.name),
      title: notification.title.shown(), body: notification.body.shown(),
      date: date.timeIntervalSince1970, isMissed: isMissed,
      actions: told.actions.map { $0.title(in: language.code).shown(atMost: ShownLength.name) })
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
