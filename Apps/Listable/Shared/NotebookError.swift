import Foundation
import GRDB

/// Why the notebook cannot be read or written.
package struct NotebookError: LocalizedError, Sendable {
  package let path: String
  package let problem: String
  package let remedy: String
  /// Whether what is in the file is no notebook any more.
  package let isDamage: Bool

  package var errorDescription: String? { "\(path) \(problem). \(remedy)" }

  init(_ url: URL, _ problem: String, _ remedy: String, isDamage: Bool = false) {
    path = url.path
    self.problem = problem
    self.remedy = remedy
    self.isDamage = isDamage
  }

  init(_ error: any Error, at url: URL) {
    switch error {
    case let error as NotebookError: self = error
    case let error as DatabaseError where Self.damage.contains(error.resultCode):
      self.init(
        url, "is damaged", "Open Listable: it keeps the file aside and begins anew.", isDamage: true
      )
    case let error as DatabaseError where error.resultCode == .SQLITE_FULL:
      self.init(url, "cannot grow, because the disk is full", "Make room and say it again.")
    case let error as DatabaseError
    where [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM].contains(error.resultCode):
      self.init(url, "cannot be written", "Make it and its folder writable for you.")
    default: self.init(url, "cannot be used: \(error)", "Try again.")
    }
  }

  private static let damage: [ResultCode] = [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT]
}
