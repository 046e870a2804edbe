import Intents
import SottoWire
import Synchronization

/// What happened in one conversation of late, in memory.
///
/// The last sixteen turns are kept, of at most a megabyte together: the oldest goes first.
final class Tape: Sendable {
  static let mostTurns = 16
  /// Of what is in the messages, in bytes.
  static let mostBytes = 1 << 20

  /// That of the conversation for which a task works.
  @TaskLocal static var current: Tape?

  private let state = Mutex(State())

  private struct State {
    var turns: [Turn] = []
    var dropped = 0

    mutating func drop(while isTooMuch: (State) -> Bool) {
      while !turns.isEmpty, isTooMuch(self) {
        turns.removeFirst()
        dropped += 1
      }
    }

    var bytes: Int { turns.reduce(0) { $0 + $1.bytes } }
  }

  private struct Turn {
    /// What was known when it began.
    var home: RecordedHome
    var lines: [RecordedLine]
    var bytes: Int
    var isEnded = false
  }

  /// Begins a turn. What is noted from now on is of this turn until the next begins.
  func begin(_ call: ClientCalls.Say, at moment: Double, in home: RecordedHome) {
    var call = call
    // Whoever follows it is not there when it is replayed.
    (call.conversation, call.turn, call.output) = (nil, nil, nil)
    guard let said = try? PlainEncoder.plain(of: call) else { return }
    state.withLock { state in
      state.drop { $0.turns.count >= Self.mostTurns }
      state.turns.append(
        Turn(home: home, lines: [.said(said, at: moment)], bytes: said.roughSize))
      state.drop { $0.bytes > Self.mostBytes }
    }
  }

  /// Notes that the device was found locked while what was said last is carried out.
  func noteLock() {
    state.withLock { state in
      guard let turn = state.turns.indices.last,
        case .said(var call, let moment)? = state.turns[turn].lines.first
      else { return }
      call["locked"] = true
      state.turns[turn].lines[0] = .said(call, at: moment)
    }
  }

  func note(_ line: RecordedLine) {
    let size = line.plain.roughSize
    state.withLock { state in
      guard let turn = state.turns.indices.last else { return }
      state.turns[turn].lines.append(line)
      state.turns[turn].bytes += size
      if case .replied = line { state.turns[turn].isEnded = true }
      state.drop { $0.bytes > Self.mostBytes }
    }
  }

  /// The turns that have ended; `nil` when there are none.
  var content: (home: RecordedHome, lines: [RecordedLine], dropped: Int)? {
    state.withLock { state in
      let turns = state.turns.prefix { $0.isEnded }
      guard let first = turns.first else { return nil }
      return (first.home, turns.flatMap(\.lines), state.dropped)
    }
  }
}

extension PlainValue {
  /// About how many bytes it takes.
  fileprivate var roughSize: Int {
    switch self {
    case .null, .bool, .integer, .number: 8
    case .string(let text): text.utf8.count + 8
    case .list(let values): values.reduce(8) { $0 + $1.roughSize }
    case .object(let members): members.reduce(8) { $0 + $1.key.utf8.count + $1.value.roughSize }
    }
  }
}
