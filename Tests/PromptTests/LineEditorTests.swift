import Foundation
import Testing

@testable import sotto

@Suite(.serialized) struct LineEditorTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "prompt-\(UUID())")
  var history: PromptHistory { PromptHistory(file: folder.appending(path: "history")) }

  static let left = "\u{1B}[D"
  static let up = "\u{1B}[A"

  @Test(arguments: [
    ("play hello\n", "play hello"),
    ("play hell\(left)\(left)X\n", "play heXll"),
    ("включи «Сектор Газа»\n", "включи «Сектор Газа»"),
    ("включи\u{7F}\u{7F}!\n", "вклю!"),
    ("播放 🎵\(left)x\n", "播放 x🎵"),
    ("\n", ""),
  ])
  func `a line is edited by character`(keys: String, line: String) throws {
    #expect(try Terminal(history: history).line(typing: keys) == .text(line))
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62, 0x0A], "a\u{FFFD}b"),
    ([0xE2, 0x82, 0x61, 0x0A], "\u{FFFD}"),
    ([0xC0, 0x80, 0x0A], "\u{FFFD}\u{FFFD}"),
    ([0xED, 0xA0, 0x80, 0x0A], "\u{FFFD}"),
  ])
  func `bytes that are not UTF-8 are replaced`(bytes: [UInt8], line: String) throws {
    #expect(try Terminal(history: history).line(typing: bytes) == .text(line))
  }

  @Test func `Ctrl-C drops the line and the next one starts afresh`() throws {
    let terminal = try Terminal(history: history)
    #expect(terminal.line(typing: "play glorb\u{03}") == .interrupted)
    #expect(terminal.line(typing: "play hello\n") == .text("play hello"))
  }

  @Test func `Ctrl-D ends on an empty line only`() throws {
    #expect(try Terminal(history: history).line(typing: "\u{04}") == .end)
    #expect(try Terminal(history: history).line(typing: "ab\u{01}\u{04}\n") == .text("b"))
  }

  @Test func `earlier lines come back, also at the next start`() throws {
    let terminal = try Terminal(history: history)
    #expect(terminal.line(typing: "включи рок\n") == .text("включи рок"))
    #expect(terminal.line(typing: "пауза\n") == .text("пауза"))
    #expect(terminal.line(typing: "\(Self.up)\(Self.up)\n") == .text("включи рок"))
    #expect(try Terminal(history: history).line(typing: "\(Self.up)\n") == .text("включи рок"))
  }

  @Test(arguments: [
    ("play it in mel\t now\n", "play it in melody now"), (":w\t\n", ":why"),
    ("nothing\t\n", "nothing"),
    ("in mel it\(left)\(left)\(left)\t\n", "in melody it"), ("Мел\t\n", "Мелодия"),
  ])
  func `Tab ends a name`(keys: String, line: String) throws {
    let completion = Completion(commands: [":why"], names: { ["Melody", "Мелодия"] })
    let terminal = try Terminal(history: history, completion: completion)
    #expect(terminal.line(typing: keys) == .text(line))
  }

  /// A line that is longer than the screen is wide is edited as any other.
  @Test func `a wrapped line is edited`() throws {
    let terminal = try Terminal(history: history, columns: 20)
    let text = "play the longest song that anybody knows in the whole wide world"
    #expect(terminal.line(typing: text + "\u{01}Please \n") == .text("Please " + text))
    #expect(terminal.line(typing: "\(Self.up)\u{15}short\n") == .text("short"))
  }

  @Test func `a long line is taken whole`() throws {
    let long = String(repeating: "play ", count: 4_000)
    #expect(try Terminal(history: history).line(typing: long + "\n") == .text(long))
  }
}
