import Foundation
import SottoLanguage
import SottoWire

extension Dialogue {
  /// What an app has to say, as the person is told.
  ///
  /// - Parameters:
  ///   - app: Its name.
  ///   - missed: When it should have been told, where that has passed.
  package func notification(
    _ notification: ScheduledNotification, of app: String, missed: Date? = nil
  ) -> String {
    let texts = [notification.title, notification.subtitle, notification.body]
    let words = [
      "app": app, "text": texts.filter { !$0.isEmpty }.joined(separator: " – "),
      "time": missed.map(moment) ?? "",
    ]
    return say([missed == nil ? "notification" : "notification.missed"], words)
  }

  /// What was answered to it, and carried out.
  package func answered(
    _ notification: ScheduledNotification, with action: String, of app: String
  ) -> String {
    say(["notification.answered"], ["app": app, "action": action, "text": notification.title])
  }

  /// A moment that has passed: the hour, and the day where that is another.
  private func moment(_ date: Date) -> String {
    var style = Date.FormatStyle(locale: Locale(identifier: language.code)).hour().minute()
    if !Calendar.current.isDate(date, inSameDayAs: clock()) { style = style.day().month(.wide) }
    return date.formatted(style)
  }
}
