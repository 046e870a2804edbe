import Foundation
import GRDB

/// Why the notebook cannot be read or written.
package struct NotebookError: LocalizedError, Sendable {
  /// What a person can do something about; `other` is all else.
  package enum Kind: String, Sendable { case damaged, newer, full, unwritable, tooMany, other }

  package let kind: Kind
  package let path: String
  package let problem: String
  package let remedy: String

  /// For a shell and a log; what the assistant says of it is in the person's language.
  package var errorDescription: String? { "\(path) \(problem). \(remedy)" }

  init(_ url: URL, _ problem: String, _ remedy: String, _ kind: Kind = .other) {
    self.kind = kind
    path = url.path
    self.problem = problem
    self.remedy = remedy
  }

  init(_ error: any Error, at url: URL) {
    switch error {
    case let error as NotebookError: self = error
    case let error as DatabaseError where Self.damage.contains(error.resultCode):
      self = .damaged(url)
    case let error as DatabaseError where error.resultCode == .SQLITE_FULL:
      self.init(url, "cannot grow, because the disk is full", "Make room and try again.", .full)
    case let error as DatabaseError
    where [.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM].contains(error.resultCode):
      self.init(
        url, "cannot be written", "Make it and its folder writable for you.", .unwritable)
    default: self.init(url, "cannot be used: \(error)", "Try again.")
    }
  }

  static func damaged(_ url: URL) -> NotebookError {
    NotebookError(
      url, "is damaged", "Ask Listable for something: it offers to keep the file aside.", .damaged)
  }

  static func tooMany(_ url: URL) -> NotebookError {
    NotebookError(
      url, "has more of that than can be shown", "Ask for a list, a day or a word.", .tooMany)
  }

  private static let damage: [ResultCode] = [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT]
}
