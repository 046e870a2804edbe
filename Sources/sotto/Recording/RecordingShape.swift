import Intents
import SottoHost
import SottoWire

/// How a conversation goes, without its words and numbers: a masked one is to go as the one that was had.
struct RecordingShape {
  private let said: [String: [(line: Int, title: String, content: PlainValue)]]

  init(of recording: Recording) {
    said = recording.said.mapValues { $0.map { ($0.line, $0.title, Self.shape($0.content)) } }
  }

  /// The first thing that goes otherwise, as “turn 2: the answer”; `nil` where all goes the same way.
  func difference(from other: RecordingShape) -> (line: Int, title: String)? {
    var found: [(line: Int, title: String)] = []
    for listener in Set(said.keys).union(other.said.keys) {
      let (mine, others) = (said[listener] ?? [], other.said[listener] ?? [])
      for (mine, other) in zip(mine, others)
      where mine.title != other.title || mine.content != other.content {
        found.append((mine.line, mine.title))
        break
      }
      guard mine.count != others.count else { continue }
      let more = mine.count > others.count ? mine[others.count] : others[mine.count]
      found.append((more.line, more.title))
    }
    return found.min { $0.line < $1.line }
  }

  /// Where a word says how it went on.
  private static let told: Set = [
    "code", "intent", "method", "name", "outcome", "result", "status",
  ]
  private static let words = SiriKitWords.all
    .union(["begin", "resolve", "confirm", "handle"])
    .union(["done", "cancelled", "notUnderstood", "failed", "question"])
    .union(IntentDescription.all.keys)

  private static func shape(_ plain: PlainValue) -> PlainValue {
    switch plain {
    case .null, .bool: plain
    case .integer, .number: 0
    case .string: ""
    case .list(let values): .list(values.map(shape))
    case .object(let members):
      .object(
        Dictionary(
          uniqueKeysWithValues: members.map { key, value in
            let isTold = told.contains(key) && value.string.map(words.contains) == true
            return (key, isTold ? value : shape(value))
          }))
    }
  }
}
