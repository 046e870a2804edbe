import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

// What comes from apps of their own accord.

extension Playback {
  /// Has come what came before a line, with that line and what came right after it.
  func play(through line: Int) async {
    var end = line + 1
    while end < recording.lines.count, recording.lines[end].isOfItsOwnAccord { end += 1 }
    await play(to: end)
  }

  /// Has come what came before a line.
  func play(to end: Int) async {
    while let line = takeNext(before: end) {
      switch line {
      case .came(.event(let name, let body), let process, _):
        try? await running(process)?.handlers.hear(name, renumbered(body))
      case .came(.call(let id, let name, let body), let process, _):
        guard isAnswered(id, process), let handlers = await running(process)?.handlers
        else { continue }
        await Self.wait(for: Task { _ = try? await handlers.answer(name, body) })
      case .ended(let process, _): puppet(process)?.kill()
      default: continue
      }
    }
  }

  private func takeNext(before end: Int) -> RecordedLine? {
    state.withLock { state in
      guard state.next < end, state.next < recording.lines.count else { return nil }
      defer { state.next += 1 }
      let line = recording.lines[state.next]
      if let moment = line.moment { state.moment = max(state.moment, moment) }
      return line
    }
  }

  private func puppet(_ process: String) -> Puppet? { state.withLock { $0.puppets[process] } }

  private func running(_ process: String) async -> Puppet? {
    if puppet(process)?.isAlive != true { await state.withLock { $0.launch }(process) }
    return puppet(process)
  }

  private func renumbered(_ body: PlainValue) -> PlainValue {
    guard let request = body["request"]?.integer,
      let number = state.withLock({ $0.requests[request] })
    else { return body }
    var body = body
    body["request"] = .integer(number)
    return body
  }

  /// Where an app waits for the assistant, the assistant may wait for a person: not for ever.
  private static func wait(for work: Task<Void, Never>) async {
    let isDone = Atomic(false)
    Task {
      await work.value
      isDone.store(true, ordering: .releasing)
    }
    await Self.wait { isDone.load(ordering: .acquiring) }
  }

  /// Waits until something holds, for two seconds at most.
  static func wait(until holds: () async -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(2)
    while await !holds(), ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Whether a call of a process was answered.
  private func isAnswered(_ id: Int, _ process: String) -> Bool {
    recording.lines.contains {
      if case .sent(let message, process) = $0 { message.answered == id } else { false }
    }
  }
}
