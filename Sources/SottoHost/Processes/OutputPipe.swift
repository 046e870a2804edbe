import CSpawn
import Foundation

/// Takes what a child says that says little: no more than a pipe holds, 64 kB.
///
/// Reading waits for nobody: another child, started in the same moment by code that closes nothing, may hold
/// the writing end for as long as it runs.
final class OutputPipe {
  private let reading: Int32
  private let writing: Int32

  /// - Parameter command: whose output goes into it.
  /// - Throws: `SpawnError` where no descriptors are left.
  init(of command: inout ChildCommand) throws(SpawnError) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else {
      throw SpawnError(path: command.executable, code: errno, purpose: "make a pipe to")
    }
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    command.output = .descriptor(writing)
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// What the child, which has ended, has said; `nil` where that cannot be read.
  var said: [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(reading, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN ? [] : nil }
    return Array(bytes[..<count])
  }
}
