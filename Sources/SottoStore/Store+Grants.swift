import GRDB
import SottoAssistant

/// Rows of `appGrant`: a kind, and the folder or port that it is about where the kind has one.
extension AppGrants {
  private enum Kind: String {
    case music, folder, localPort, unconfined, notifications, questions, requests
  }

  /// The grants of all apps that have any, by app.
  static func all(in database: Database) throws -> [String: AppGrants] {
    var all: [String: AppGrants] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT * FROM appGrant") {
      let isAllowed: Bool = try row.decode(forColumn: "isAllowed")
      let app: String = try row.decode(forColumn: "app")
      switch Kind(rawValue: try row.decode(forColumn: "kind")) {
      case .music: all[app, default: AppGrants()].music = isAllowed
      case .folder where isAllowed:
        all[app, default: AppGrants()].folders.insert(try row.decode(forColumn: "path"))
      case .localPort where isAllowed:
        let port = UInt16(try row.decode(String.self, forColumn: "path"))
        if let port { all[app, default: AppGrants()].localPorts.insert(port) }
      case .unconfined: all[app, default: AppGrants()].isUnconfined = isAllowed
      case .notifications: all[app, default: AppGrants()].mayNotify = isAllowed
      case .questions: all[app, default: AppGrants()].mayAsk = isAllowed
      case .requests: all[app, default: AppGrants()].maySend = isAllowed
      default: break
      }
    }
    return all
  }

  /// Replaces what is stored of an app.
  func save(of app: String, in database: Database) throws {
    try database.execute(sql: "DELETE FROM appGrant WHERE app = ?", arguments: [app])
    func insert(_ kind: Kind, path: String = "", isAllowed: Bool = true) throws {
      try SealedInsertion(
        database, into: SealedTable("appGrant"), columns: ["app", "kind", "path", "isAllowed"]
      ).execute([app, kind.rawValue, path, isAllowed])
    }
    if let music { try insert(.music, isAllowed: music) }
    for folder in folders { try insert(.folder, path: folder) }
    for port in localPorts { try insert(.localPort, path: "\(port)") }
    if isUnconfined { try insert(.unconfined) }
    if !mayNotify { try insert(.notifications, isAllowed: false) }
    if !mayAsk { try insert(.questions, isAllowed: false) }
    if let maySend { try insert(.requests, isAllowed: maySend) }
  }
}
