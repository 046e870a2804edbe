import Foundation
import SottoHost

/// A saved conversation, as somebody has sent it: read, masked and written.
struct RecordingTarget: FuzzTarget {
  static let name = "recording"
  let samples: [[UInt8]]

  let words = [
    "\"said\":", "\"replied\":", "\"from\":", "\"to\":", "\"understood\":[", "\"readings\":[",
    "\"at\":1e308",
    "\"at\":-1", "\"end\":{\"turns\":1}", "null", "[[[[", "{\"a\":", "\"2026-02-30T25:61\"",
    "\"file://%\"", "\\u0000",
    "\u{202E}", "9999999999999999999999", "-0", "\n", "\n\n",
  ]

  /// The conversations that are replayed in tests.
  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "EndToEndTests/Cases/Replays")
    samples = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }
    .map { [UInt8](try Data(contentsOf: $0)) }
  }

  mutating func read(_ input: [UInt8]) throws {
    let recording = try Recording(String(decoding: input, as: UTF8.self), file: "talk.jsonl")
    _ = try recording.masked().text
  }
}
