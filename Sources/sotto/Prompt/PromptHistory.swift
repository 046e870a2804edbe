import Foundation
import SottoHost

/// The lines typed at the prompt, kept in a file that only its owner can read.
///
/// A prompt works without its history: a file that cannot be read is empty, one that cannot be
/// written is left.
final class PromptHistory {
  /// How many lines come back.
  static let limit = 1000

  /// Oldest first.
  private(set) var lines: [String]
  private let file: URL

  init(file: URL) {
    self.file = file
    let text = Self.text(of: file)
    let all = text.split(whereSeparator: \.isNewline).map(String.init)
    lines = all.suffix(Self.limit)
    // Each line is appended as it is typed, so that two prompts do not lose each other's; here
    // the file is cut back.
    if all.count > 2 * Self.limit { write(lines, appending: false) }
  }

  /// Takes up a line, and says whether it is worth bringing back: not empty, not the last again.
  @discardableResult
  func add(_ line: String) -> Bool {
    let line = String(line.map { $0.isNewline ? " " : $0 })
    guard line.contains(where: { !$0.isWhitespace }), line != lines.last else { return false }
    lines.append(line)
    write([line], appending: true)
    return true
  }

  private func write(_ lines: [String], appending: Bool) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let opened = try? HomeFile(file.path, O_WRONLY | (appending ? O_APPEND : O_TRUNC))
    else { return }
    let handle = FileHandle(fileDescriptor: opened.descriptor, closeOnDealloc: false)
    try? handle.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  private static func text(of file: URL) -> String {
    guard FileManager.default.fileExists(atPath: file.path),
      let opened = try? HomeFile(file.path, O_RDONLY),
      let data = try? FileHandle(fileDescriptor: opened.descriptor, closeOnDealloc: false)
        .readToEnd()
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
