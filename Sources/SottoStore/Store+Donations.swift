import Foundation
import GRDB
import Intents
import SottoAssistant
import SottoWire

/// What was done stands once, in `action`; each time it was donated, in `donation`.
extension Store {
  /// How many donations of an app are kept; the oldest make room.
  static let donationCapacity = 100_000
  /// After how many new ones it is looked whether room is to be made.
  private static let donationsBetweenCounts: Int64 = 500

  package func donate(_ donation: Donation) throws {
    try write { database in
      try database.insert(donation)
      if database.lastInsertedRowID.isMultiple(of: Self.donationsBetweenCounts) {
        try database.makeRoom(for: donation.action.app, Self.donationCapacity)
      }
    }
  }

  package func deleteDonations(of app: String, _ selection: DonationSelection) throws -> Bool {
    try write { database in
      let deleted: Set<Int64>
      switch selection {
      case .interactions(let identifiers):
        deleted = try database.deleteDonations(of: app, .interaction, "identifier", identifiers)
      case .interactionsOfGroup(let group):
        deleted = try database.deleteDonations(of: app, .interaction, "group", [group])
      case .allInteractions: deleted = try database.deleteDonations(of: app, .interaction)
      case .activities(let identifiers):
        deleted = try database.deleteDonations(of: app, .activity, "group", identifiers)
      case .allActivities: deleted = try database.deleteDonations(of: app, .activity)
      }
      try database.forgetRequests(deleted)
      try database.forgetUnusedActions()
      return !deleted.isEmpty
    }
  }

  package func donations(after number: Int, atMost count: Int) throws -> [DonationSummary] {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT donation.rowid AS number, donation.*, shortcut
          FROM donation JOIN action ON action.number = donation.action
          WHERE donation.rowid > ? ORDER BY donation.rowid LIMIT ?
          """, arguments: [number, count])
      return try rows.map { row in
        let shortcut: String = try row.decode(forColumn: "shortcut")
        return DonationSummary(
          number: try row.decode(forColumn: "number"), app: try row.decode(forColumn: "app"),
          source: try row.decode(forColumn: "source"), group: try row.decode(forColumn: "group"),
          date: try row.decode(forColumn: "date"), duration: try row.decode(forColumn: "duration"),
          shortcut: try JSONDecoder().decode(PlainValue.self, from: Data(shortcut.utf8)))
      }
    }
  }

  package func hasDonated(_ app: String) throws -> Bool {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT EXISTS (SELECT * FROM donation WHERE app = ? AND source = 'interaction')")
      return try Bool.fetchOne(statement, arguments: [app]) ?? false
    }
  }

  package func forEachDonation(_ body: (StoredDonation) -> Void) throws {
    try read { database in
      let names = try Row.fetchAll(database, sql: "SELECT number, app, fingerprint FROM action")
      let actions = try Dictionary(
        uniqueKeysWithValues: names.map { row in
          (
            try row.decode(Int64.self, forColumn: "number"),
            DonatedAction.identifier(
              app: try row.decode(forColumn: "app"),
              fingerprint: try row.decode(forColumn: "fingerprint"))
          )
        })
      let rows = try Row.fetchCursor(
        database, sql: "SELECT action, date, zone, duration FROM donation ORDER BY date, rowid")
      while let row = try rows.next() {
        guard let action = actions[try row.decode(atIndex: 0)] else { continue }
        body(
          StoredDonation(
            action: action, date: Date(timeIntervalSince1970: try row.decode(atIndex: 1)),
            offset: try row.decode(atIndex: 2), duration: try row.decode(atIndex: 3)))
      }
    }
  }

  package func action(_ identifier: String) throws -> DonatedAction? {
    guard let (app, fingerprint) = DonatedAction.parts(of: identifier) else { return nil }
    return try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT shortcut FROM action WHERE app = ? AND fingerprint = ?")
      let text = try String.fetchOne(statement, arguments: [app, fingerprint])
      return try text.map {
        DonatedAction(
          app: app, shortcut: try JSONDecoder().decode(PlainValue.self, from: Data($0.utf8)))
      }
    }
  }

  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Database {
  func insert(_ donation: Donation) throws {
    let action = try number(of: donation.action, Store.json(donation.action.shortcut))
    try SealedInsertion(
      self, into: SealedTable("donation"),
      columns: ["app", "identifier", "source", "group", "date", "zone", "duration", "action"],
      replacing: ["app", "identifier"]
    ).execute([
      donation.action.app, donation.identifier, donation.source.rawValue, donation.group,
      donation.date.timeIntervalSince1970, donation.offset, donation.duration, action,
    ])
  }

  /// The row of an action, which is what was last donated of it.
  private func number(of action: DonatedAction, _ shortcut: String) throws -> Int64 {
    let found = try cachedStatement(
      sql: "SELECT number, shortcut FROM action WHERE app = ? AND fingerprint = ?")
    let row = try Row.fetchOne(found, arguments: [action.app, action.fingerprint])
    if let row, try row.decode(String.self, atIndex: 1) == shortcut {
      return try row.decode(atIndex: 0)
    }
    // Given here rather than by SQLite, so that the seal covers it.
    let number =
      try row?.decode(Int64.self, atIndex: 0)
      ?? (Int64.fetchOne(self, sql: "SELECT max(number) FROM action") ?? 0) + 1
    try SealedInsertion(
      self, into: SealedTable("action"), columns: ["number", "app", "fingerprint", "shortcut"],
      replacing: ["number"]
    ).execute([number, action.app, action.fingerprint, shortcut])
    return number
  }

  /// - Parameters:
  ///   - column: What the values are compared with; all donations of the source go where it is `nil`.
  /// - Returns: The actions that some were donations of.
  fileprivate func deleteDonations(
    of app: String, _ source: Donation.Source, _ column: String? = nil, _ values: [String] = []
  ) throws -> Set<Int64> {
    let condition = column.map { " AND \"\($0)\" = ?" } ?? ""
    let deletion = try cachedStatement(
      sql: "DELETE FROM donation WHERE app = ? AND source = ?\(condition) RETURNING action")
    var actions: Set<Int64> = []
    for value in column == nil ? [[]] : values.map({ [$0] }) {
      let arguments = StatementArguments([app, source.rawValue] + value)
      actions.formUnion(try Int64.fetchAll(deletion, arguments: arguments))
    }
    return actions
  }

  /// What the app tells of no more is not kept on the assistant's own account.
  fileprivate func forgetRequests(_ actions: Set<Int64>) throws {
    let deletion = try cachedStatement(
      sql: """
        DELETE FROM donation WHERE action = ?1 AND NOT EXISTS (
          SELECT * FROM donation WHERE action = ?1 AND source <> 'request')
        """)
    for action in actions { try deletion.execute(arguments: [action]) }
  }

  fileprivate func makeRoom(for app: String, _ capacity: Int) throws {
    try execute(
      sql: """
        DELETE FROM donation WHERE app = ? AND date < (
          SELECT date FROM donation WHERE app = ? ORDER BY date DESC LIMIT 1 OFFSET ?)
        """,
      arguments: [app, app, capacity - 1])
    if changesCount > 0 { try forgetUnusedActions() }
  }

  fileprivate func forgetUnusedActions() throws {
    try execute(
      sql: """
        DELETE FROM action
        WHERE NOT EXISTS (SELECT * FROM donation WHERE donation.action = action.number)
        """)
  }
}
