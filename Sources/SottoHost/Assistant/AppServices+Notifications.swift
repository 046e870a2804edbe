import SottoAssistant
import SottoSocket
import SottoWire

// What apps want their person told.

extension AppServices {
  func addNotificationCalls(to handlers: inout CallHandlers, of app: String, _ quota: AppQuota) {
    handlers.on(SystemCalls.ScheduleNotifications.self) { call in
      guard registry.entry(app)?.mayNotify == true else {
        throw CallFailure(.failed, "The person has not allowed the app to tell them anything.")
      }
      guard quota.maySchedule(call.notifications.count) else {
        throw CallFailure(.failed, Self.tooOften)
      }
      try schedule.add(call.notifications, of: app)
      return Nothing()
    }
    handlers.on(SystemCalls.RemoveNotifications.self) { call in
      guard quota.maySchedule(1) else { throw CallFailure(.failed, Self.tooOften) }
      try schedule.remove(call.identifiers, of: app)
      return Nothing()
    }
    handlers.on(SystemCalls.PendingNotifications.self) { _ in
      guard quota.maySchedule(1) else { throw CallFailure(.failed, Self.tooOften) }
      return .init(notifications: try store.notifications(of: app).map(\.notification))
    }
    handlers.on(SystemCalls.NotificationSettings.self) { _ in
      .init(isAllowed: registry.entry(app)?.mayNotify == true)
    }
    handlers.on(SystemCalls.SetNotificationCategories.self) { call in
      guard quota.maySchedule(1) else { throw CallFailure(.failed, Self.tooOften) }
      let categories = translated(call.categories, of: app)
      try store.setNotificationCategories(categories, app: app)
      deliveries.setCategories(categories, of: app)
      return Nothing()
    }
  }

  /// Categories with their actions' titles as the app's `Localizable.strings` has them.
  private func translated(
    _ categories: [NotificationCategory], of app: String
  ) -> [NotificationCategory] {
    guard let strings = registry.entry(app)?.bundle.localizedStrings() else { return categories }
    return categories.map { category in
      var category = category
      for index in category.actions.indices {
        let key = category.actions[index].title
        let translations = strings.compactMapValues { $0[key] }
        category.actions[index].translations = translations.isEmpty ? nil : translations
      }
      return category
    }
  }
}
