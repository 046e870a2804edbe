import Dispatch
import Foundation

extension ChildProcess {
  /// Runs a program that says little: no more than a pipe holds, 64 kB.
  ///
  /// - Parameter seconds: After which it is killed.
  /// - Returns: What it has printed; `nil` where it could not be started or failed.
  static func output(of command: ChildCommand, within seconds: Double) async -> [UInt8]? {
    let pipe = Pipe()
    var command = command
    command.output = .descriptor(pipe.fileHandleForWriting.fileDescriptor)
    guard let child = try? ChildProcess(command) else { return nil }
    try? pipe.fileHandleForWriting.close()
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { child.kill() }
    guard await child.exit == .code(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    return count < 0 ? nil : Array(bytes[..<count])
  }
}
