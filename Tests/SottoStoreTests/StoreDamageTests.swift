import Foundation
import GRDB
import SottoAssistant
import SottoStore
import SottoWire
import Testing

/// What a damaged store still has is what was stored, and what is gone is said. In processes of their
/// own, which a trap would end.
@Suite struct StoreDamageTests {
  /// SQL for values that no column should hold.
  private static let oddities = [
    "NULL", "''", "'x'", "x'ff00'", "CAST(x'66fffe' AS TEXT)", "9223372036854775807", "-1", "0.5",
    "1e308", "9e999", "'a' || char(0) || 'b'", "zeroblob(100000)",
  ]

  @Test(arguments: [
    "app", "defaultApp", "vocabulary", "donation", "history", "lastRide", "mediaContext",
    "folder", "folderGuest", "appGrant", "action", "proposal", "shortcut", "suggestionState",
  ])
  func `a row of other values is left out and counted`(table: String) async {
    await #expect(processExitsWith: .success) { [table = table as String] in
      let stored = try StoredSample()
      let columns = try stored.change { try $0.columns(in: table).map(\.name) }
      #expect(columns.contains("seal"))
      for column in columns where column != "place" {
        for value in Self.oddities {
          stored.restore()
          let changed = try stored.change { database -> Bool in
            // Of a column that must not be NULL the value may be, where the file is damaged.
            try database.execute(
              sql: """
                CREATE TEMP TABLE kept AS SELECT name, sql FROM sqlite_master;
                PRAGMA writable_schema = ON;
                UPDATE sqlite_master SET sql = replace(sql, ' NOT NULL', '')
                  WHERE sql NOT LIKE '%WITHOUT ROWID%';
                PRAGMA writable_schema = RESET;
                """)
            defer {
              try? database.execute(
                sql: """
                  PRAGMA writable_schema = ON;
                  UPDATE sqlite_master SET sql =
                    (SELECT sql FROM kept WHERE kept.name = sqlite_master.name);
                  PRAGMA writable_schema = RESET;
                  """)
            }
            do {
              try database.execute(sql: "UPDATE \(table) SET \"\(column)\" = \(value)")
            } catch let error as DatabaseError
              where [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH].contains(error.resultCode)
            {
              return false
            }
            return true
          }
          guard changed else { continue }
          let store = try stored.open()
          // SQLite itself sees NULL where none may be: then the whole file is kept aside.
          let isTold = store.lostRows[table] != nil || value == "NULL" && store.damagedFile != nil
          #expect(isTold, "\(table).\(column) = \(value)")
          #expect(try stored.all(of: store).isSubset(of: stored.everything))
        }
      }
    }
  }

  /// Seldom does a bit have no meaning at all; whatever it meant, nothing is another silently.
  @Test(arguments: 0..<4)
  func `flipped bits change nothing silently`(part: Int) async {
    await #expect(processExitsWith: .success) { [part = part as Int] in
      let stored = try StoredSample()
      var (left, told) = (0, 0)
      for seed in 0..<150 {
        stored.restore()
        try stored.flipBits(seed: UInt64(part * 1000 + seed))
        let store: Store
        do {
          store = try stored.open()
        } catch let error as StoreError {
          #expect(!error.problem.isEmpty)
          continue
        }
        let all = try stored.all(of: store)
        #expect(all.isSubset(of: stored.everything), "\(all.subtracting(stored.everything))")
        if all == stored.everything {
          left += 1
        } else {
          #expect(store.damagedFile != nil || !store.lostRows.isEmpty, "seed \(part) \(seed)")
          told += 1
        }
      }
      // Were none of them seen, or none harmless, nothing would have been tried.
      #expect(left > 5 && told > 20, "\(left) \(told)")
    }
  }

  @Test func `what was lost can be stored again, and is told once`() throws {
    let stored = try StoredSample()
    try stored.change {
      try $0.execute(
        sql: "UPDATE app SET authorization = 'authorized' WHERE identifier LIKE '%Denied'")
    }
    #expect(try stored.open().lostRows["app"] == 1)
    #expect(try stored.open().lostRows.isEmpty)
    try stored.open().save(StoredSample.denied)
    #expect(try stored.open().apps().contains(StoredSample.denied))
  }

  @Test(arguments: ["link", "fifo", "folder"], ["", "-wal"])
  func `what is not a file is refused at once`(kind: String, suffix: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/sotto.sqlite"
    let place = path + suffix
    switch kind {
    case "link": symlink("\(folder.path)/elsewhere", place)
    case "fifo": mkfifo(place, 0o600)
    default: mkdir(place, 0o700)
    }
    let error = #expect(throws: StoreError.self) { try Store(path: path) }
    #expect(error?.description == "\(place) is not a file. Remove it.")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/elsewhere"))
  }

  @Test func `what the person decides is stored on a full disk`() throws {
    let folder = try TemporaryFolder()
    guard mount("tmpfs", folder.path, "tmpfs", 0, "size=4m") == 0 else {
      print(
        "Skipped here: the full disk. Mounting a small one: \(String(cString: strerror(errno)))")
      return
    }
    defer { umount2(folder.path, Int32(MNT_DETACH)) }
    let path = "\(folder.path)/sotto.sqlite"
    var app = StoredSample.denied
    app.authorization = "authorized"
    let store = try Store(path: path)
    try store.save(app)
    let filler = try #require(fopen("\(folder.path)/filler", "w"))
    let block = [UInt8](repeating: 1, count: 1 << 12)
    while fwrite(block, 1, block.count, filler) == block.count, fflush(filler) == 0 {}
    fclose(filler)
    // What need not be stored is not, once the journal has no room left.
    let error = #expect(throws: StoreError.self) {
      while true {
        try store.append(
          HistoryEntry(
            date: 0, text: String(repeating: "a", count: 10_000), locale: "en", intent: nil,
            app: nil, outcome: .done, reply: ""))
      }
    }
    #expect(error?.problem == "cannot grow, because the disk is full")
    try store.save(StoredSample.denied)
    #expect(try Store(path: path).apps() == [StoredSample.denied])
    try store.removeApp(StoredSample.denied.identifier)
    #expect(try Store(path: path).apps().isEmpty)
  }
}
