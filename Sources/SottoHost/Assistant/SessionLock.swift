import Dispatch
import Foundation

/// Whether the person's session is locked, as the screen's locker has told logind.
struct SessionLock: Sendable {
  /// What starts programs: the assistant's own environment.
  let environment: [String: String]

  /// Asks logind by `loginctl`, some milliseconds; `false` where there is no logind or no session.
  var isLocked: Bool {
    get async {
      guard let loginctl = path(of: "loginctl") else { return false }
      let answer = Pipe()
      let command = ChildCommand(
        executable: loginctl,
        arguments: [
          "show-session", environment["XDG_SESSION_ID"] ?? "auto", "--property=LockedHint",
          "--value",
        ],
        environment: environment,
        output: .descriptor(answer.fileHandleForWriting.fileDescriptor))
      guard let child = try? ChildProcess(command) else { return false }
      try? answer.fileHandleForWriting.close()
      // A bus that does not answer keeps nobody waiting.
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { child.kill() }
      guard await child.exit == .code(0) else { return false }
      var words = [UInt8](repeating: 0, count: 16)
      let count = read(answer.fileHandleForReading.fileDescriptor, &words, words.count)
      return count > 0 && String(decoding: words[..<count], as: UTF8.self).hasPrefix("yes")
    }
  }

  private func path(of program: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }
}
