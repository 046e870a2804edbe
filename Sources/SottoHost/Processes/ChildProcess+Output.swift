import Dispatch

extension ChildProcess {
  /// Runs a program that says little: no more than a pipe holds, 64 kB.
  ///
  /// - Parameter seconds: After which it is killed.
  /// - Returns: What it has printed; `nil` where it could not be started or failed.
  static func output(of command: ChildCommand, within seconds: Double) async -> [UInt8]? {
    var command = command
    guard let pipe = try? OutputPipe(of: &command), let child = try? ChildProcess(command) else {
      return nil
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { child.kill() }
    return await child.exit == .code(0) ? pipe.said : nil
  }
}
