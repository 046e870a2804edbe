import Foundation
import Testing

@testable import sotto

@Suite struct StreamLinesTests {
  private func lines(of bytes: [UInt8]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID())")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let input = open(file.path, O_RDONLY)
    defer { close(input) }
    let editor = LineEditor(
      history: PromptHistory(file: file.appendingPathExtension("history")), input: input)
    var lines: [String] = []
    while case .text(let line) = editor.readLine(prompt: "? ") { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a\nb", ["a", "b"]), ("a\r\nb\n", ["a", "b"]),
    ("включи\n\nпауза\n", ["включи", "", "пауза"]), ("a\0b\n", ["a\0b"]),
  ])
  func `lines are cut at their ends`(text: String, expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test func `bytes that are not UTF-8 are replaced`() throws {
    #expect(try lines(of: [0x61, 0xFF, 0x0A, 0x62]) == ["a\u{FFFD}", "b"])
  }

  @Test func `a line without an end comes in pieces`() throws {
    let count = 2 * StreamLines.maximumLength + 5
    let pieces = try lines(of: Array(repeating: UInt8(ascii: "a"), count: count))
    #expect(pieces.map(\.count) == [StreamLines.maximumLength, StreamLines.maximumLength, 5])
  }
}
