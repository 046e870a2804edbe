import Dispatch
import Foundation
import Synchronization

/// A running child process and the process group it leads.
///
/// Each child has a thread that starts it, writes its log, looks at what it takes, waits for its end and
/// collects it, so nothing is left a zombie. The starting thread stays for a reason: a child that asked to die with its parent
/// (`PR_SET_PDEATHSIG`, as bubblewrap does) dies with the *thread* that started it.
package final class ChildProcess: Sendable {
  private let state = Mutex(State())

  private struct State {
    var start = Result<pid_t, SpawnError>.success(0)
    var exit: ChildExit?
    var isKilled = false
    /// Why this process has ended it, where it was for taking too much.
    var excess: String?
    var observers: [@Sendable (ChildExit) -> Void] = []
  }

  /// Starts a command; returns when the program's file has been loaded.
  ///
  /// - Throws: `SpawnError` when the program, the log or the working directory is not there.
  package init(_ command: ChildCommand) throws(SpawnError) {
    let isStarted = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      do throws(SpawnError) {
        let child = try StartedChild(command)
        let process = child.process
        state.withLock { $0.start = .success(process) }
        isStarted.signal()
        attend(child, bounds: command.bounds)
        collect(child)
      } catch {
        state.withLock { $0.start = .failure(error) }
        isStarted.signal()
      }
    }
    thread.name = "sotto.child"
    thread.stackSize = 256 << 10
    thread.start()
    isStarted.wait()
    if case .failure(let error) = state.withLock({ $0.start }) { throw error }
  }

  /// The number of the process and of its group; meaningless once the exit is reported.
  package var processIdentifier: pid_t { (try? state.withLock { $0.start }.get()) ?? 0 }

  /// The exit, as soon as there is one.
  package var exit: ChildExit {
    get async {
      await withCheckedContinuation { continuation in
        whenExited { continuation.resume(returning: $0) }
      }
    }
  }

  /// The exit of a child that has already ended.
  package var currentExit: ChildExit? { state.withLock { $0.exit } }

  /// Whether this process has killed it.
  var isKilled: Bool { state.withLock { $0.isKilled } }

  /// Calls back once: when the child ends, or at once when it already has.
  ///
  /// - Parameter observer: Called on a thread of the child's own, which it must not hold up.
  package func whenExited(_ observer: @escaping @Sendable (ChildExit) -> Void) {
    let exit = state.withLock { state in
      if state.exit == nil { state.observers.append(observer) }
      return state.exit
    }
    if let exit { observer(exit) }
  }

  /// Asks the whole group to end, and kills what is left of it after the grace.
  @discardableResult
  package func terminate(grace: DispatchTimeInterval = .seconds(2)) async -> ChildExit {
    signal(SIGTERM)
    DispatchQueue.global().asyncAfter(deadline: .now() + grace) { self.kill() }
    return await exit
  }

  /// Ends the whole group at once, without a chance to tidy up.
  package func kill() { signal(SIGKILL) }

  /// Sends a signal to the whole group; does nothing after the child's end.
  package func signal(_ number: Int32) {
    state.withLock { state in
      // A child that is not yet collected keeps its number from being given to another process.
      if state.exit == nil, case .success(let child) = state.start {
        Foundation.kill(-child, number)
        state.isKilled = state.isKilled || number == SIGKILL
      }
    }
  }

  /// Writes the child's log and looks at what it takes, until its end.
  private func attend(_ child: borrowing StartedChild, bounds: ChildBounds?) {
    var watch = bounds.map { ChildWatch(of: child.process, bounds: $0) }
    while !child.hasEnded(before: [child.log?.rest, watch?.rest].compactMap(\.self).min()) {
      child.log?.take()
      if let excess = watch?.excess() {
        state.withLock { $0.excess = $0.excess ?? excess }
        kill()
      }
    }
  }

  /// Ends what the child left behind in its group, collects it and reports. Whoever hears of the end finds
  /// nothing of the child left open.
  private func collect(_ child: consuming StartedChild) {
    let process = child.process
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    let exit = ChildExit(information)
    Foundation.kill(-process, SIGKILL)
    child.finish(state.withLock { $0.excess }.map { "ended, because \($0)" })
    let observers = state.withLock { state in
      waitpid(process, nil, 0)
      state.exit = exit
      defer { state.observers = [] }
      return state.observers
    }
    observers.forEach { $0(exit) }
  }
}
