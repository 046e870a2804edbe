import Dispatch
import Foundation

/// A first run of a confinement, to learn whether it works on this machine.
enum Trial {
  /// - Returns: What the program said.
  /// - Throws: `ConfinementError` with that when it does not succeed.
  @discardableResult
  static func run(
    _ command: ChildCommand, of confinement: String
  ) throws(ConfinementError) -> String {
    func failure(_ reason: String) -> ConfinementError {
      ConfinementError(confinement: confinement, reason: reason)
    }
    var command = command
    let complaints: OutputPipe
    let child: ChildProcess
    do throws(SpawnError) {
      complaints = try OutputPipe(of: &command)
      child = try ChildProcess(command)
    } catch {
      throw failure("\(error)")
    }
    let ended = DispatchSemaphore(value: 0)
    child.whenExited { _ in ended.signal() }
    guard ended.wait(timeout: .now() + 5) == .success else {
      child.kill()
      throw failure("did not end its trial run within 5 seconds")
    }
    let said = String(decoding: complaints.said ?? [], as: UTF8.self)
    guard let exit = child.currentExit, exit != .code(0) else { return said }
    let words = said.split(separator: "\n").joined(separator: ", ")
    throw failure("does not work here: \(words.isEmpty ? exit.description : words)")
  }
}
