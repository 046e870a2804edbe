// Whose `stat` it is where the whole module is compiled at once.
import CoreFoundation
import Foundation

/// Whether what is printed goes to the journal (`JOURNAL_STREAM`, systemd.exec(5)).
enum JournalStream {
  static var isStandardOutput: Bool { isJournal(STDOUT_FILENO) }
  static var isStandardError: Bool { isJournal(STDERR_FILENO) }

  private static func isJournal(_ descriptor: Int32) -> Bool {
    let numbers = (ProcessInfo.processInfo.environment["JOURNAL_STREAM"] ?? "").split(
      separator: ":")
    var status = stat()
    guard numbers.count == 2, fstat(descriptor, &status) == 0 else { return false }
    return UInt64(numbers[0]) == UInt64(status.st_dev)
      && UInt64(numbers[1]) == UInt64(status.st_ino)
  }
}
