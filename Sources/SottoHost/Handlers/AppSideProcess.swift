import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// A running process of an app and the connection to it.
final class AppSideProcess: AppSide {
  private let child: ChildProcess
  private let peer: Peer
  /// An extension answers one call at a time; others wait their turn.
  private let line = CallLine()
  private let hasAnswered = Atomic(false)
  /// Which method of the app's it is in.
  private let note = MethodNote()
  private let output: ProcessLog
  private let program: String
  private let symbolizer: Symbolizer

  /// Starts a process that finds its end of the connection, and where it notes its method, in
  /// `environment`.
  ///
  /// - Parameters:
  ///   - program: The path of the app's executable.
  ///   - symbolizer: Says where that has crashed.
  ///   - log: The file that its output goes to.
  ///   - start: Starts the child, with descriptors by the number that they get there.
  init(
    role: Hello.Role = .assistant, handlers: CallHandlers, program: String,
    symbolizer: Symbolizer, log: String,
    start: (_ descriptors: [Int32: Int32]) throws -> ChildProcess
  ) throws {
    let (ours, theirs) = try UnixSocket.pair()
    output = ProcessLog(path: log)
    self.program = program
    self.symbolizer = symbolizer
    do {
      child = try start([3: theirs, 4: note.descriptor].filter { $0.value >= 0 })
    } catch {
      close(ours)
      close(theirs)
      throw error
    }
    close(theirs)
    let child = child
    peer = Peer(descriptor: ours, role: role, handlers: handlers) { _ in
      // A process that cannot be talked to any more is of no use, and may be a runaway.
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) { child.kill() }
    }
    child.whenExited { [peer] _ in peer.close() }
  }

  /// Where it finds what it is given.
  static let environment = ["SOTTO_CHANNEL": "3", "SOTTO_METHOD": "4"]

  var trace: ProcessTrace {
    get async {
      // The connection's end is heard of before the process's own.
      for _ in 0..<50 where !isAlive && child.currentExit == nil {
        try? await Task.sleep(for: .milliseconds(10))
      }
      let end = output.end
      return ProcessTrace(
        exit: child.currentExit, method: note.method?.name, class: note.method?.class,
        crash: await crash(end.calls), log: output.path, lines: end.lines)
    }
  }

  private func crash(_ calls: [CrashCall]) async -> CrashPlace? {
    let name = (program as NSString).lastPathComponent
    let own = calls.filter { $0.program == name }.map(\.address)
    return CrashPlace(await symbolizer.functions(at: own, in: program))
  }

  var log: ProcessLog? { output }

  var isWarm: Bool { hasAnswered.load(ordering: .relaxed) }

  var isAtWork: Bool { get async { await line.isTaken } }

  var isAlive: Bool { !peer.isClosed && child.currentExit == nil }

  var isEnding: Bool { child.isEnding }

  func exchange(
    _ call: String, _ body: PlainValue, within limit: Duration
  ) async throws -> PlainValue {
    try await line.run {
      do {
        let answer = try await self.peer.exchange(call, body, timeout: limit)
        self.hasAnswered.store(true, ordering: .relaxed)
        return answer
      } catch let failure as CallFailure where failure.code == .timedOut {
        self.kill()
        throw failure
      }
    }
  }

  func tell(_ event: String, _ body: PlainValue) { peer.tell(event, body) }

  func whenEnded(_ observer: @escaping @Sendable () -> Void) {
    child.whenExited { _ in observer() }
  }

  func kill() {
    child.kill()
    peer.close()
  }

  /// Closes the connection, which tells the process to store what it must and end; ends it when
  /// it has not done so after two seconds.
  func stop() async {
    peer.close()
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { [child] in child.kill() }
    _ = await child.exit
  }
}
