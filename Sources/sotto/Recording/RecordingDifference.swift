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

extension Recording {
  /// Something that the assistant says.
  fileprivate struct Said {
    var line: Int
    var title: String
    var content: PlainValue
  }

  /// What the assistant says, by who hears it.
  fileprivate var said: [String: [Said]] {
    var said: [String: [Said]] = [:]
    for (index, line) in lines.enumerated() {
      let listener: String
      let (title, content): (String, PlainValue)
      switch line {
      case .replied(let reply): (listener, title, content) = ("", "the answer", reply)
      case .updated(let reply): (listener, title, content) = ("", "what is told later", reply)
      case .sent(.call(_, let name, let body), let process),
        .sent(.event(let name, let body), let process):
        (listener, title, content) = ("to \(process)", "“\(name)” to \(process)", body)
      case .sent(.answer(_, let answer), let process):
        (listener, title, content) = ("answers \(process)", "the answer to \(process)", answer)
      case .sent(.failure(_, let failure), let process):
        let message = PlainValue.string(failure.message)
        (listener, title, content) = ("answers \(process)", "the failure for \(process)", message)
      default: continue
      }
      said[listener, default: []].append(
        Said(line: firstLine + index, title: title, content: content))
    }
    return said
  }

  /// What was said and answered, a line each, up to the end of a turn.
  fileprivate func transcript(of turn: Int) -> [String] {
    var turns = 0
    var transcript: [String] = []
    for line in lines {
      if let words = line.words {
        turns += 1
        if turns > turn { break }
        transcript.append("> \(words)")
      } else if case .replied(let reply) = line {
        transcript.append(reply["text"]?.string ?? "")
      }
    }
    return transcript
  }
}

extension RecordedLine {
  /// What was said in it.
  fileprivate var words: String? {
    guard case .said(let call, _) = self else { return nil }
    return call["request"]?["intent"]?.string ?? call["text"]?.string ?? ""
  }
}
