import GRDB
import SottoAssistant

extension Store {
  package func folders() throws -> [OwnedFolder] {
    try read { database in
      var folders = try Row.fetchAll(database, sql: "SELECT path, owner FROM folder").map {
        OwnedFolder(
          path: try $0.decode(forColumn: "path"), owner: try $0.decode(forColumn: "owner"))
      }
      for row in try Row.fetchAll(database, sql: "SELECT path, app FROM folderGuest") {
        let path: String = try row.decode(forColumn: "path")
        let app: String = try row.decode(forColumn: "app")
        guard let index = folders.firstIndex(where: { $0.path == path }) else { continue }
        folders[index].guests.insert(app)
      }
      return folders
    }
  }

  package func save(_ folders: [OwnedFolder]) throws {
    try decide { database in
      for folder in folders { try Self.save(folder, database) }
    }
  }

  private static func save(_ folder: OwnedFolder, _ database: Database) throws {
    try database.execute(sql: "DELETE FROM folder WHERE path = ?", arguments: [folder.path])
    try SealedInsertion(
      database, into: SealedTable("folder"), columns: ["path", "owner"]
    ).execute([folder.path, folder.owner])
    let guests = try SealedInsertion(
      database, into: SealedTable("folderGuest"), columns: ["path", "app"])
    for guest in folder.guests { try guests.execute([folder.path, guest]) }
  }

  package func removeFolder(_ path: String) throws {
    try decide { try $0.execute(sql: "DELETE FROM folder WHERE path = ?", arguments: [path]) }
  }
}
