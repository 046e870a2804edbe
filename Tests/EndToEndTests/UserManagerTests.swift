import Foundation
import Testing

/// The service under a real user manager of systemd, in a namespace of its own, from its installation to
/// its removal.
@Suite(.enabled(if: UserManager.mayRun, "no right to run a user manager, or no systemd"))
struct UserManagerTests {
  @Test(.timeLimit(.minutes(3))) func `it is started, kept, and ended in peace`() throws {
    let home = try TestHome()
    let bundle = try home.bundle("Faulty", in: "bundles")
    let told = try UserManager.run(Command.sotto.path, bundle.path)
    for line in [
      "install: 0", "active: active", "unit: enabled", "health: 0",
      "say: Playing First by Nobody in Faulty.",
      "after a crash: active", "another process: yes", "status: 0",
      "in the midst: Playing First by Nobody in Faulty.", "stopped: inactive", "result: success",
      "remove: 0", "left: no",
    ] {
      #expect(told.split(separator: "\n").contains(Substring(line)), "\(line)\nin\n\(told)")
    }
  }
}

private enum UserManager {
  private static let script = URL(filePath: #filePath).appending(path: "../Support/user-manager")
    .standardized.path

  /// Whether a first one can be had.
  static let mayRun = (try? run("--try")) != nil

  /// Runs the script as the first process of its namespace: with it, all that it has started ends.
  static func run(_ arguments: String...) throws -> String {
    try Command.output(
      of: [
        "timeout", "--kill-after", "5", "120", "unshare", "--mount", "--pid", "--fork",
        "--mount-proc", script,
      ]
        + arguments)
  }
}
