import Foundation
import Intents
import SottoAssistant
import SottoWire
import Testing

@testable import SottoStore

/// What apps want shown, as another process finds it.
@Suite struct NotificationStoreTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try store().save(
        InstalledApp(identifier: name, path: "/\(name)", version: "1", installed: .distantPast))
    }
  }

  private func store() throws -> Store { try Store(path: "\(folder.path)/sotto.sqlite") }

  private func pending(_ identifier: String, of app: String = "a", at next: Double)
    -> PendingNotification
  {
    PendingNotification(
      app: app,
      notification: ScheduledNotification(
        identifier: identifier, title: "call Ann", category: "task", userInfo: ["task": 7],
        trigger: .init(components: ["hour": 18], repeats: true)),
      scheduled: Date(timeIntervalSince1970: 1), next: Date(timeIntervalSince1970: next))
  }

  @Test func `what waits comes in the order of its time, whoever asked`() throws {
    let all = [pending("1", at: 30), pending("1", of: "b", at: 20), pending("2", at: 10)]
    try store().schedule(all)
    let due = Date(timeIntervalSince1970: 20)
    #expect(try store().notifications(dueBy: due, atMost: 9) == [all[2], all[1]])
    #expect(try store().notifications(dueBy: due, atMost: 1) == [all[2]])
    #expect(try store().notifications(of: "a") == [all[2], all[0]])
    #expect(try store().notificationCount(of: "a") == 2)
    #expect(try store().nextNotification() == Date(timeIntervalSince1970: 10))
  }

  @Test func `another of the same name takes its place`() throws {
    try store().schedule([pending("1", at: 30)])
    try store().schedule([pending("1", at: 40)])
    #expect(try store().notifications(of: "a") == [pending("1", at: 40)])
  }

  @Test func `what is removed is of the app that asks`() throws {
    try store().schedule([
      pending("1", at: 30), pending("2", at: 30), pending("1", of: "b", at: 20),
    ])
    try store().removeNotifications(app: "a", identifiers: ["1", "unknown"])
    #expect(try store().notifications(of: "a") == [pending("2", at: 30)])
    try store().removeNotifications(app: "a", identifiers: nil)
    #expect(try store().notifications(of: "a").isEmpty)
    #expect(try store().nextNotification() == Date(timeIntervalSince1970: 20))
    try store().removeApp("b")
    #expect(try store().nextNotification() == nil)
  }

  @Test func `categories are replaced as a whole`() throws {
    var action = NotificationCategory.Action(identifier: "done", title: "reminder.done")
    action.translations = ["de": "Erledigt"]
    try store().setNotificationCategories(
      [.init(identifier: "old", actions: []), .init(identifier: "task", actions: [])], app: "a")
    let categories = [NotificationCategory(identifier: "task", actions: [action])]
    try store().setNotificationCategories(categories, app: "a")
    #expect(try store().notificationCategories() == ["a": categories])
  }
}
