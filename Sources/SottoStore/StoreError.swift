import Foundation
import GRDB

/// The database could not be opened, read or written.
package struct StoreError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The database's file.
  package let path: String
  /// What is wrong, as what follows the path in a sentence.
  package let problem: String
  /// What to do, as a sentence.
  package let remedy: String

  package var description: String { "\(path) \(problem). \(remedy)" }
}

extension StoreError {
  static func newerVersion(_ path: String) -> StoreError {
    StoreError(
      path: path, problem: "was written by a newer version of Sotto",
      remedy: "Use that version, or move the file away to begin anew.")
  }

  /// What SQLite's error means for the person.
  init(_ error: any Error, at path: String) {
    guard let error = error as? DatabaseError else {
      self.init(path: path, problem: "cannot be used: \(error)", remedy: "Check its folder.")
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL:
      self.init(
        path: path, problem: "cannot grow, because the disk is full",
        remedy: "Free some space; nothing stored so far is lost.")
    case .SQLITE_READONLY where Self.isOnReadOnlyDisk(path),
      .SQLITE_CANTOPEN where Self.isOnReadOnlyDisk(path),
      .SQLITE_IOERR where Self.isOnReadOnlyDisk(path):
      self.init(
        path: path, problem: "lies on a file system that is read-only",
        remedy: "Mount that for writing, or set SOTTO_HOME to a folder elsewhere.")
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM:
      self.init(
        path: path, problem: "cannot be written",
        remedy: "Make the file and its folder writable, or set SOTTO_HOME to another folder.")
    case .SQLITE_CONSTRAINT:
      self.init(
        path: path, problem: "has no app of this identifier", remedy: "Install the app first.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        path: path, problem: "is held by another program",
        remedy: "End the program that has it open.")
    case .SQLITE_CORRUPT, .SQLITE_NOTADB:
      self.init(
        path: path, problem: "is damaged",
        remedy: "Start the assistant again: it keeps the file and begins a new one.")
    default:
      self.init(
        path: path, problem: "cannot be used: \(error.message ?? "\(error.resultCode)")",
        remedy: "Check its folder.")
    }
  }

  private static func isOnReadOnlyDisk(_ path: String) -> Bool {
    access((path as NSString).deletingLastPathComponent, W_OK) != 0 && errno == EROFS
  }
}
