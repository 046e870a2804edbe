import Foundation
import SottoWire

/// The file that a process writes, as far as it is of that process.
struct ProcessLog: Sendable {
  let path: String
  /// How long the file was before: of an earlier process.
  private let start: Int

  private static let mostLines = 5
  private static let mostTold = 100
  private static let mostBytes = 16 << 10

  /// Of a process that is about to be started.
  init(path: String) {
    self.path = path
    start = Self.length(of: path)
  }

  /// The end of what it said.
  var end: End {
    let length = Self.length(of: path)
    // A log that has become too long was begun anew.
    let begin = max(length < start ? 0 : start, length - Self.mostBytes)
    guard length > begin, let file = FileHandle(forReadingAtPath: path) else { return End("") }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(begin))
    let bytes = (try? file.read(upToCount: length - begin)) ?? Data()
    return End(String(decoding: bytes, as: UTF8.self))
  }

  struct End: Sendable {
    /// What it said last, as text that can be shown.
    let lines: [String]
    /// The calls it was in when it crashed, innermost first: addresses in a program or library.
    let calls: [CrashCall]

    init(_ text: String) {
      let all = text.split(separator: "\n")
      calls = all.compactMap { CrashCall(line: $0) }
      lines = all.filter { CrashCall(line: $0) == nil && !Self.isOfRuntime($0) }
        .suffix(ProcessLog.mostLines).map { $0.shown() }
    }

    /// Whether it leads to calls: those it was in, or those that Swift's runtime names at a fatal error,
    /// which knows the libraries' functions only.
    private static func isOfRuntime(_ line: Substring) -> Bool {
      line == "Current stack trace:" || line.hasPrefix("Crashed by signal ")
        || line.prefixMatch(of: #/[0-9]+ +[^ ]+ +0x[0-9a-f]{16} /#) != nil
    }
  }

  /// The whole lines that the process has said after so many bytes of the file; `nil` for all that is of
  /// it. So many at most, and how far they go.
  func lines(after place: Int?) -> (lines: [String], end: Int) {
    let length = Self.length(of: path)
    let begin = place ?? start
    // A log that has become too long was begun anew.
    let from = length < begin ? 0 : max(begin, length - Self.mostBytes)
    guard length > from, let file = FileHandle(forReadingAtPath: path) else { return ([], length) }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(from))
    let bytes = (try? file.read(upToCount: length - from)) ?? Data()
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return ([], from) }
    let lines = String(decoding: bytes[..<last], as: UTF8.self).split(separator: "\n")
    return (lines.suffix(Self.mostTold).map { $0.shown() }, from + last - bytes.startIndex + 1)
  }

  private static func length(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
