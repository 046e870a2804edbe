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
  let state: Mutex<State>

  struct State {
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
}
