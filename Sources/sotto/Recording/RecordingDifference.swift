import Intents
import SottoHost
import SottoTesting
import SottoWire

/// The first thing that the assistant says otherwise than in a saved conversation, to an app or to the person.
struct RecordingDifference {
  /// The number of the file's line.
  let line: Int
  /// Which turn it is in, from 1 on, and what was said then.
  let turn: Int
  let said: String
  /// What is another, as “resolve” to an app.
  let message: String
  let difference: Difference
  /// What was said and answered up to there, as it is now.
  let transcript: [String]

  /// Replays a conversation and compares; `nil` where all is equal.
  init?(replaying saved: Recording, file: String) async throws {
    try self.init(from: saved, to: await saved.replayed(), file: file)
  }

  /// Compares what the assistant sends to each process, and what it tells the person, each by itself:
  /// both go on side by side.
  init?(from saved: Recording, to replayed: Recording, file: String) throws {
    // As the file has it: numbers lose there whether they were whole.
    let found = try Recording(try replayed.text, file: file)
    let (expected, now) = (saved.said, found.said)
    let first = expected.keys.sorted().compactMap { listener in
      Self.first(expected[listener] ?? [], now[listener] ?? [])
    }
    let unexpected = now.keys.filter { expected[$0] == nil }.compactMap { now[$0]?.first }
      .map { ($0.line, $0.title, Difference(path: "message", expected: .null, found: $0.content)) }
    guard let (line, title, difference) = (first + unexpected).min(by: { $0.0 < $1.0 }) else {
      return nil
    }
    self.line = line
    message = title
    self.difference = difference
    let before = saved.lines.prefix(max(1, line - saved.firstLine + 1))
    let said = before.compactMap(\.words)
    turn = said.count
    self.said = said.last ?? ""
    transcript = found.transcript(of: turn)
  }

  private static func first(
    _ expected: [Recording.Said], _ found: [Recording.Said]
  ) -> (Int, String, Difference)? {
    for (expected, found) in zip(expected, found) {
      guard expected.title == found.title else {
        return (
          expected.line, expected.title,
          Difference(
            path: "message", expected: .string(expected.title), found: .string(found.title))
        )
      }
      let differences = Difference.exactly(expected.content, found.content, at: "")
      if let first = differences.first { return (expected.line, expected.title, first) }
    }
    if expected.count > found.count {
      let missing = expected[found.count]
      return (
        missing.line, missing.title,
        Difference(path: "message", expected: .string(missing.title), found: .null)
      )
    }
    if found.count > expected.count {
      let more = found[expected.count]
      return (
        expected.last?.line ?? more.line, more.title,
        Difference(path: "message", expected: .null, found: .string(more.title))
      )
    }
    return nil
  }
}
