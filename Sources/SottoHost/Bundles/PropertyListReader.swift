import Foundation
import Intents
import SottoSocket
import SottoWire

/// Reads the property lists of one bundle or project by the program `sotto-plist`.
///
/// A stranger's file may be one that the parser crashes over, never ends with, or takes all memory for.
/// So it is parsed by a process that has limits and may die, and that can do nothing but answer.
package final class PropertyListReader {
  /// What a file is, by which the program knows what it may take.
  package enum Kind: UInt8, Sendable {
    /// An `Info.plist` and the like.
    case configuration = 0x63
    /// A `project.pbxproj`, which is longer.
    case project = 0x70
  }

  /// In bytes; what the program keeps to.
  private static let longestAnswer = 32 << 20

  private let candidates: [String]
  private let patience: Duration
  private var process: Running?

  private struct Running {
    let child: ChildProcess
    let socket: Int32
  }

  /// - Parameters:
  ///   - program: Its path, where it is not the one that comes with the assistant.
  ///   - patience: How long a file may take, starting the process included.
  package init(program: String? = nil, patience: Duration = .seconds(5)) {
    candidates = program.map { [$0] } ?? CompanionProgram("sotto-plist").candidates
    self.patience = patience
  }

  deinit { end() }

  /// Parses a file, in whichever format it is.
  ///
  /// - Returns: The values, in the form that the program describes.
  /// - Throws: `Failure`, after which the next file gets a process of its own.
  package func values(
    of file: Data, as kind: Kind = .configuration
  ) throws(Failure) -> PlainValue {
    let deadline = ContinuousClock.now + patience
    let running: Running
    if let process { running = process } else { running = try start() }
    process = running
    let channel = TimedChannel(descriptor: running.socket, deadline: deadline)
    guard
      let answer = channel.exchange(
        Data([kind.rawValue]) + file, longestAnswer: Self.longestAnswer)
    else {
      defer { end() }
      throw failure(of: running.child, by: deadline)
    }
    guard let answer = try? JSON.value(from: answer) else {
      end()
      throw .reader("answered nonsense")
    }
    if let problem = answer["problem"]?.string {
      throw Failure(problem: problem, key: answer["key"]?.string)
    }
    return answer["values"] ?? .null
  }

  /// Why there are no values.
  package struct Failure: Error {
    /// What follows the file's or the key's name in a sentence.
    package let problem: String
    package var key: String?
    package var remedy = "Check it with a property list editor."

    static func reader(_ problem: String) -> Failure {
      Failure(
        problem: "is no property list that can be read: its reader \(problem)",
        remedy: "Have it written anew, by a property list editor.")
    }
  }

  private func start() throws(Failure) -> Running {
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else {
      let places = candidates.joined(separator: " and no ")
      throw Failure(
        problem: "cannot be read: there is no \(places)", remedy: "Install Sotto again.")
    }
    do {
      let (ours, theirs) = try UnixSocket.pair()
      defer { close(theirs) }
      // The limits of files are its own; here it loses other processes, the network and the rest.
      let wrapper = ConfinementWrapper.path
      let command = ChildCommand(
        executable: wrapper ?? program,
        arguments: wrapper == nil ? [] : ["--all-files", "--", program],
        environment: ["SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8"], directory: "/",
        descriptors: [3: theirs])
      do {
        return Running(child: try ChildProcess(command), socket: ours)
      } catch {
        close(ours)
        throw error
      }
    } catch {
      throw Failure(problem: "cannot be read: \(error)", remedy: "Try again.")
    }
  }

  private func failure(of child: ChildProcess, by deadline: ContinuousClock.Instant) -> Failure {
    let hasEnded = DispatchSemaphore(value: 0)
    child.whenExited { _ in hasEnded.signal() }
    let left = max(.zero, ContinuousClock.now.duration(to: deadline))
    guard hasEnded.wait(timeout: .now() + left.seconds) == .success, let exit = child.currentExit
    else {
      return .reader("was not done in time")
    }
    return .reader(exit.description)
  }

  private func end() {
    if let process {
      close(process.socket)
      process.child.kill()
    }
    process = nil
  }
}
