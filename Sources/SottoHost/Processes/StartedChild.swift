import CSpawn
import Dispatch
import Foundation

/// A child as the thread that started it has it at hand, until it finishes it.
struct StartedChild: ~Copyable {
  let process: pid_t
  let log: ChildLog?
  /// Can be read when the child has ended.
  private let ending: Int32

  /// Starts a command.
  ///
  /// - Throws: `SpawnError` when anything that it takes is not there.
  init(_ command: ChildCommand) throws(SpawnError) {
    var log: ChildLog?
    if case .log(let path) = command.output { log = try ChildLog(path: path) }
    let process = try Spawning.start(command, log: log)
    log?.closeEntrance()
    let ending = process_descriptor(process)
    guard ending >= 0 else {
      let code = errno
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
      throw SpawnError(path: command.executable, code: code, purpose: "wait for")
    }
    (self.process, self.log, self.ending) = (process, log, ending)
  }

  /// Ends its log and closes what it was watched by.
  ///
  /// - Parameter reason: The last line of the log, where this process has ended the child.
  consuming func finish(_ reason: String?) {
    log?.finish(reason)
    close(ending)
  }

  /// Waits until the child has ended or said something.
  ///
  /// - Parameter time: When to wait no longer.
  /// - Returns: Whether it has ended.
  func hasEnded(before time: DispatchTime?) -> Bool {
    var awaited = [ending, log?.awaited ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let milliseconds = time.map { time in
      let now = DispatchTime.now().uptimeNanoseconds
      return time.uptimeNanoseconds <= now ? 0 : (time.uptimeNanoseconds - now) / 1_000_000 + 1
    }
    poll(&awaited, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
    return awaited[0].revents != 0
  }
}
