import Foundation
import GRDB
import Intents
import SottoAssistant

/// How the database came to be what it is. A step that was released is never changed.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("apps, vocabulary, history, donations") { database in
      try database.execute(
        sql: """
          CREATE TABLE app (
            place INTEGER PRIMARY KEY AUTOINCREMENT,
            identifier TEXT NOT NULL UNIQUE,
            path TEXT NOT NULL,
            version TEXT NOT NULL,
            installed REAL NOT NULL,
            authorization TEXT NOT NULL,
            network INTEGER NOT NULL
          );
          CREATE TABLE defaultApp (
            intent TEXT PRIMARY KEY NOT NULL,
            app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE
          );
          CREATE INDEX defaultAppByApp ON defaultApp (app);
          CREATE TABLE vocabulary (
            app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            type TEXT NOT NULL,
            position INTEGER NOT NULL,
            phrase TEXT NOT NULL,
            PRIMARY KEY (app, type, position)
          ) WITHOUT ROWID;
          CREATE TABLE donation (
            app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            identifier TEXT NOT NULL,
            "group" TEXT,
            date REAL NOT NULL,
            intent TEXT NOT NULL,
            interaction TEXT NOT NULL,
            PRIMARY KEY (app, identifier)
          );
          CREATE INDEX donationByDate ON donation (app, date);
          CREATE TABLE history (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            date REAL NOT NULL,
            text TEXT NOT NULL,
            locale TEXT NOT NULL,
            intent TEXT,
            app TEXT,
            outcome TEXT NOT NULL,
            reply TEXT NOT NULL
          );
          """)
    }
    migrator.registerMigration("last rides") { database in
      try database.execute(
        sql: """
          CREATE TABLE lastRide (
            app TEXT PRIMARY KEY NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            identifier TEXT NOT NULL
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("media context") { database in
      try database.execute(
        sql: """
          CREATE TABLE mediaContext (
            app TEXT PRIMARY KEY NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            isSubscribed INTEGER NOT NULL,
            libraryItems INTEGER NOT NULL
          );
          """)
    }
    migrator.registerMigration("when a ride was spoken of") { database in
      try database.execute(sql: "ALTER TABLE lastRide ADD COLUMN date REAL NOT NULL DEFAULT 0")
    }
    migrator.registerMigration("how names sound") { database in
      try database.execute(sql: "ALTER TABLE vocabulary ADD COLUMN pronunciation TEXT")
    }
    migrator.registerMigration("where apps come from, whose folders are") { database in
      // Folders outlive the app that they belong to, as what it has stored does.
      try database.execute(
        sql: """
          ALTER TABLE app ADD COLUMN source TEXT;
          CREATE TABLE folder (
            path TEXT PRIMARY KEY NOT NULL,
            owner TEXT NOT NULL
          ) WITHOUT ROWID;
          CREATE TABLE folderGuest (
            path TEXT NOT NULL REFERENCES folder (path) ON DELETE CASCADE,
            app TEXT NOT NULL,
            PRIMARY KEY (path, app)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("what apps may reach") { database in
      try database.execute(
        sql: """
          CREATE TABLE appGrant (
            app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            path TEXT NOT NULL DEFAULT '',
            isAllowed INTEGER NOT NULL DEFAULT 1,
            PRIMARY KEY (app, kind, path)
          ) WITHOUT ROWID;
          """)
    }
    // Stays the last of those that were there with it: what they changed is sealed then. Tables that came
    // later have their seals from the start.
    migrator.registerMigration("seals") { database in
      for table in SealedTable.firstOnes { try table.addSeals(in: database) }
    }
    migrator.registerMigration("notifications") { database in
      try database.execute(
        sql: """
          CREATE TABLE notification (
            app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            identifier TEXT NOT NULL,
            next REAL NOT NULL,
            scheduled REAL NOT NULL,
            content TEXT NOT NULL,
            seal INTEGER NOT NULL,
            PRIMARY KEY (app, identifier)
          ) WITHOUT ROWID;
          CREATE INDEX notificationByTime ON notification (next);
          CREATE TABLE notificationCategories (
            app TEXT PRIMARY KEY NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
            categories TEXT NOT NULL,
            seal INTEGER NOT NULL
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("which app has asked") { database in
      try database.execute(sql: "ALTER TABLE history ADD COLUMN sender TEXT")
    }
    migrator.registerMigration("what was done, and when") { database in
      try database.execute(sql: donationTables)
      try database.moveDonations()
      try database.execute(sql: "DROP TABLE formerDonation")
    }
    return migrator
  }

  private static let donationTables = """
    ALTER TABLE donation RENAME TO formerDonation;
    DROP INDEX donationByDate;
    CREATE TABLE action (
      number INTEGER PRIMARY KEY NOT NULL,
      app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
      fingerprint INTEGER NOT NULL,
      shortcut TEXT NOT NULL,
      seal INTEGER NOT NULL,
      UNIQUE (app, fingerprint)
    );
    CREATE TABLE donation (
      app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      source TEXT NOT NULL,
      "group" TEXT,
      date REAL NOT NULL,
      zone INTEGER NOT NULL,
      duration REAL,
      action INTEGER NOT NULL REFERENCES action (number) ON DELETE CASCADE,
      seal INTEGER NOT NULL,
      PRIMARY KEY (app, identifier)
    );
    CREATE INDEX donationByAction ON donation (action);
    CREATE INDEX donationByDate ON donation (app, date);
    CREATE TABLE proposal (
      app TEXT NOT NULL REFERENCES app (identifier) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      "values" TEXT NOT NULL,
      seal INTEGER NOT NULL,
      PRIMARY KEY (app, kind)
    ) WITHOUT ROWID;
    CREATE TABLE shortcut (
      identifier TEXT PRIMARY KEY NOT NULL,
      phrase TEXT NOT NULL,
      app TEXT,
      content TEXT NOT NULL,
      locale TEXT,
      made REAL NOT NULL,
      seal INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE suggestionState (
      name TEXT PRIMARY KEY NOT NULL,
      state TEXT NOT NULL,
      seal INTEGER NOT NULL
    ) WITHOUT ROWID;
    """
}

extension Database {
  /// What was donated before actions were kept apart from their times; what cannot be read is left behind.
  fileprivate func moveDonations() throws {
    for row in try Row.fetchAll(self, sql: "SELECT * FROM formerDonation ORDER BY date") {
      let text: String = try row.decode(forColumn: "interaction")
      guard
        let interaction = try? JSONDecoder().decode(PlainValue.self, from: Data(text.utf8)),
        let donation = try? Donation(
          interaction: interaction, of: row.decode(forColumn: "app"),
          at: Date(timeIntervalSince1970: row.decode(forColumn: "date")), in: .current)
      else { continue }
      try insert(donation)
    }
  }
}
