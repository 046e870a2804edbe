import Foundation
import Intents
import SottoAssistant
import SottoSocket
import SottoWire
import Synchronization

/// Plays back what the apps of a saved conversation answered and told, at its time, to an assistant that has it
/// anew.
///
/// An assistant is given it at its start: then no process of any app is started, and puppets take their place. A
/// call is answered by the answer of the next call of its name that the saved conversation has for its process, however
/// else they differ; what came from apps before that answer, or right after it, comes before it.
package final class Playback: Sendable {
  let recording: Recording
  private let state: Mutex<State>

  private struct State {
    /// The first line that has not been played.
    var next = 0
    /// The lines that stand for something that has happened again.
    var taken: Set<Int> = []
    var moment: Date
    var puppets: [String: Puppet] = [:]
    var launch: @Sendable (String) async -> Void = { _ in }
    /// The assistant's numbers of requests by those of the recording.
    var requests: [Int: Int] = [:]
  }

  package init(_ recording: Recording) {
    self.recording = recording
    state = Mutex(State(moment: recording.lines.first?.moment ?? Date(timeIntervalSince1970: 0)))
  }

  /// The time in the saved conversation.
  package var clock: WallClock { { [self] in state.withLock { $0.moment } } }

  /// The bundle that an app is installed from.
  ///
  /// - Parameter path: As the recording has it.
  func bundle(at path: String) throws(LaunchError) -> AppBundle {
    guard let app = recording.home.apps.first(where: { $0.bundle.path == path }) else {
      throw LaunchError("it is not in the saved conversation")
    }
    return app.bundle
  }

  /// Puts a puppet in the place of a process.
  ///
  /// - Throws: Where the process could not be started in the saved conversation.
  func start(_ process: String, answeredBy handlers: CallHandlers) throws(LaunchError) -> Puppet {
    let failure: String? = state.withLock { state in
      guard let index = first(of: process, in: state, where: \.startsOrCalls),
        case .notStarted(_, let problem) = recording.lines[index]
      else { return nil }
      state.taken.insert(index)
      return problem
    }
    if let failure { throw LaunchError(failure) }
    let puppet = Puppet(process, of: self, answeredBy: handlers)
    state.withLock { $0.puppets[process] = puppet }
    return puppet
  }

  /// Lets a process be started that tells something and was not asked anything before.
  func whenMissing(_ launch: @escaping @Sendable (String) async -> Void) {
    state.withLock { $0.launch = launch }
  }

  // MARK: What the assistant does

  /// Whether the process had answered before it is asked next: then it was asked more at once.
  func isWarm(_ process: String) -> Bool {
    state.withLock { state in
      let index = first(of: process, in: state) { $0.call?.name == HandlerCalls.Begin.name }
      return index.flatMap { recording.lines[$0].call?.body["parameters"] } != nil
    }
  }

  func trace(of process: String) -> ProcessTrace {
    let plain: PlainValue? = state.withLock { state in
      guard let index = first(of: process, in: state, where: { $0.trace != nil }) else {
        return nil
      }
      state.taken.insert(index)
      return recording.lines[index].trace
    }
    return plain.flatMap { try? PlainDecoder.value(from: $0) } ?? ProcessTrace(log: "", lines: [])
  }

  /// - Throws: `CallFailure`, as in the saved conversation, or where nothing in it answers the call.
  func answer(_ call: String, _ body: PlainValue, of process: String) async throws -> PlainValue {
    let found: (call: Int, answer: Int?)? = state.withLock { state in
      guard let index = first(of: process, in: state, where: { $0.call?.name == call }) else {
        return nil
      }
      state.taken.insert(index)
      if let saved = recording.lines[index].call?.body["request"]?.integer {
        state.requests[saved] = body["request"]?.integer
      }
      return (index, answer(to: index, of: process))
    }
    guard let answer = found?.answer else {
      throw CallFailure(.failed, "The saved conversation has no answer to “\(call)”.")
    }
    await play(through: answer)
    guard case .came(let message, _, _) = recording.lines[answer] else { return .null }
    switch message {
    case .answer(_, let answer): return answer
    case .failure(_, let failure): throw failure
    case .call, .event: return .null
    }
  }

  /// Whether all calls have been made, and all that was told afterwards, before a line.
  func isCaughtUp(to end: Int, from start: Int) -> Bool {
    state.withLock { state in
      (start..<end).allSatisfy { recording.lines[$0].call == nil || state.taken.contains($0) }
    }
  }

  // MARK: What comes

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

  // MARK: Lines

  private func first(
    of process: String, in state: State, where isSought: (RecordedLine) -> Bool
  ) -> Int? {
    recording.lines.indices.first {
      !state.taken.contains($0) && recording.lines[$0].process == process
        && isSought(recording.lines[$0])
    }
  }

  private func answer(to call: Int, of process: String) -> Int? {
    recording.lines[call...].firstIndex {
      guard case .came(let message, process, _) = $0 else { return false }
      return message.answered == recording.lines[call].call?.id
    }
  }

  /// Whether a call of a process was answered.
  private func isAnswered(_ id: Int, _ process: String) -> Bool {
    recording.lines.contains {
      if case .sent(let message, process) = $0 { message.answered == id } else { false }
    }
  }
}
