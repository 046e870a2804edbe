import GRDB

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
    return migrator
  }
}
