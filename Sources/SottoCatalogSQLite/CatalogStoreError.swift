import Foundation
import GRDB

/// Why a catalog file cannot be used.
public enum CatalogStoreError: Error, Equatable {
  case missing(URL)
  /// Made by a newer version, whose changes this one does not know.
  case newer(URL)
  /// Made by an older version; the app that owns it brings it up to date.
  case older(URL)
  case unreadable(URL, String)
}

extension CatalogStoreError {
  /// Reads or writes a file, and says so where that shows it to be damaged.
  static func naming<Value>(_ url: URL, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    {
      throw unreadable(url, error.message ?? error.description)
    }
  }
}

extension CatalogStoreError: LocalizedError, CustomStringConvertible {
  /// What is wrong, with which file, and what to do.
  public var description: String {
    switch self {
    case .missing(let url): "There is no catalog at \(url.path); start the app that makes it."
    case .newer(let url):
      "The catalog at \(url.path) was made by a newer version; update this program."
    case .older(let url):
      "The catalog at \(url.path) is of an older version; start the app that makes it."
    case .unreadable(let url, let reason): "The catalog at \(url.path) cannot be read: \(reason)."
    }
  }

  /// The same, for `localizedDescription`.
  public var errorDescription: String? { description }
}
