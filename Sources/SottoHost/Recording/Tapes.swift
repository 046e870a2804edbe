import Foundation
import SottoAssistant
import SottoSocket
import SottoWire
import Synchronization

/// The tapes of all conversations.
///
/// What is done for a conversation is on its tape alone. What apps tell of their own accord, and what is
/// done for them, is on all.
final class Tapes: Sendable {
  private let clock: WallClock
  private let tapes = Mutex<[Held]>([])
  private let lastCall = Atomic(0)

  private struct Held { weak var tape: Tape? }

  init(clock: @escaping WallClock) { self.clock = clock }

  /// A tape for a new conversation, which keeps it.
  func makeTape() -> Tape {
    let tape = Tape()
    tapes.withLock { tapes in
      tapes.removeAll { $0.tape == nil }
      tapes.append(Held(tape: tape))
    }
    return tape
  }

  /// The present, in seconds since 1970, to the millisecond.
  var moment: Double { (clock().timeIntervalSince1970 * 1000).rounded() / 1000 }

  func note(_ line: RecordedLine) {
    if let tape = Tape.current { return tape.note(line) }
    for tape in tapes.withLock({ $0.compactMap(\.tape) }) { tape.note(line) }
  }

  /// A number by which an answer is found to its call.
  func nextCall() -> Int { lastCall.add(1, ordering: .relaxed).newValue }
}
