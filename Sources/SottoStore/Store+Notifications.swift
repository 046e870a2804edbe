import Foundation
import GRDB
import SottoAssistant
import SottoWire

extension Store {
  package func schedule(_ notifications: [PendingNotification]) throws {
    let contents = try notifications.map { try Self.json($0.notification) }
    try write { database in
      let insertion = try SealedInsertion(
        database, into: SealedTable("notification"),
        columns: ["app", "identifier", "next", "scheduled", "content"],
        replacing: ["app", "identifier"])
      for (pending, content) in zip(notifications, contents) {
        try insertion.execute([
          pending.app, pending.notification.identifier, pending.next.timeIntervalSince1970,
          pending.scheduled.timeIntervalSince1970, content,
        ])
      }
    }
  }

  package func removeNotifications(app: String, identifiers: [String]?) throws {
    try write { database in
      guard let identifiers else {
        return try database.execute(
          sql: "DELETE FROM notification WHERE app = ?", arguments: [app])
      }
      let deletion = try database.makeStatement(
        sql: "DELETE FROM notification WHERE app = ? AND identifier = ?")
      for identifier in identifiers { try deletion.execute(arguments: [app, identifier]) }
    }
  }

  package func notifications(of app: String) throws -> [PendingNotification] {
    try pending("WHERE app = ? ORDER BY next", [app])
  }

  package func notificationCount(of app: String) throws -> Int {
    try read { database in
      try Int.fetchOne(
        database, sql: "SELECT count(*) FROM notification WHERE app = ?", arguments: [app]) ?? 0
    }
  }

  package func notifications(
    dueBy moment: Date, atMost count: Int
  ) throws -> [PendingNotification] {
    try pending(
      "WHERE next <= ? ORDER BY next LIMIT ?", [moment.timeIntervalSince1970, count])
  }

  package func nextNotification() throws -> Date? {
    try read { database in
      try Double.fetchOne(database, sql: "SELECT min(next) FROM notification")
        .map(Date.init(timeIntervalSince1970:))
    }
  }

  package func notificationCategories() throws -> [String: [NotificationCategory]] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT app, categories FROM notificationCategories")
      return try Dictionary(
        rows.map { row in
          let text: String = try row.decode(forColumn: "categories")
          let categories = try JSONDecoder().decode(
            [NotificationCategory].self, from: Data(text.utf8))
          return (try row.decode(forColumn: "app"), categories)
        }
      ) { $1 }
    }
  }

  package func setNotificationCategories(
    _ categories: [NotificationCategory], app: String
  ) throws {
    let text = try Self.json(categories)
    try write { database in
      try SealedInsertion(
        database, into: SealedTable("notificationCategories"), columns: ["app", "categories"],
        replacing: ["app"]
      ).execute([app, text])
    }
  }

  private func pending(
    _ condition: String, _ arguments: StatementArguments
  ) throws -> [PendingNotification] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM notification \(condition)", arguments: arguments)
      return try rows.map { row in
        let content: String = try row.decode(forColumn: "content")
        return PendingNotification(
          app: try row.decode(forColumn: "app"),
          notification: try JSONDecoder().decode(
            ScheduledNotification.self, from: Data(content.utf8)),
          scheduled: Date(timeIntervalSince1970: try row.decode(forColumn: "scheduled")),
          next: Date(timeIntervalSince1970: try row.decode(forColumn: "next")))
      }
    }
  }
}
