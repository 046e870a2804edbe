import Foundation
import SottoWire

/// The file that a process writes, as far as it is of that process.
struct ProcessLog: Sendable {
  let path: String
  /// How long the file was before: of an earlier process.
  private let start: Int

  private static let mostLines = 5
  private static let mostBytes = 4 << 10

  /// Of a process that is about to be started.
  init(path: String) {
    self.path = path
    start = Self.length(of: path)
  }

  /// What it said last, as text that can be shown.
  var lastLines: [String] {
    let end = Self.length(of: path)
    // A log that has become too long was begun anew.
    let begin = max(end < start ? 0 : start, end - Self.mostBytes)
    guard end > begin, let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(begin))
    let text = String(decoding: (try? file.read(upToCount: end - begin)) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").suffix(Self.mostLines).map { $0.shown() }
  }

  private static func length(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
