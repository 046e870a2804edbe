import Foundation
import SottoCatalog
import SottoCatalogSQLite

/// A file that holds a catalog in one of the ways we read.
struct CatalogFile {
  let url: URL

  init(path: String) { url = URL(fileURLWithPath: path) }

  /// Opens or reads it; what is wrong with single rows is said on standard error.
  func catalog() throws -> Catalog {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw CatalogFileError(description: "There is no catalog at \(url.path).")
    }
    guard !isFolder.boolValue else {
      throw CatalogFileError(description: "\(url.path) is a folder; name a catalog's file.")
    }
    switch url.pathExtension.lowercased() {
    case "index": return try Catalog(contentsOf: url)
    case "sqlite", "sqlite3", "db": return catalog(of: try SQLiteTable.items(of: url))
    case "gz": return catalog(of: try TSVTable.items(of: try GzipFile.data(of: url)))
    default: return catalog(of: try TSVTable.items(of: try data()))
    }
  }

  private func data() throws -> Data {
    do {
      return try Data(contentsOf: url, options: .alwaysMapped)
    } catch {
      throw CatalogFileError(
        description: "\(url.path) cannot be read: \(error.localizedDescription)")
    }
  }

  private func catalog(of table: consuming CatalogImport) -> Catalog {
    for problem in table.problems.prefix(Self.mostProblems) {
      Output.error("\(url.lastPathComponent): \(problem)")
    }
    if table.problems.count > Self.mostProblems {
      Output.error(
        "\(url.lastPathComponent): \(table.problems.count - Self.mostProblems) more like these")
    }
    // Nobody else has the items now, so their memory can become the catalog's.
    return Catalog((consume table).items)
  }

  private static let mostProblems = 20
}

/// Why a file is no catalog.
struct CatalogFileError: Error, CustomStringConvertible {
  let description: String
}
