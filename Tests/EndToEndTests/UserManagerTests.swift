import Foundation
import Testing

/// The service under a real user manager of systemd, in a namespace of its own, from its installation to
/// its removal.
@Suite(
  .ownThread, .enabled(if: UserManager.mayRun, "no right to run a user manager, or no systemd"))
struct UserManagerTests {
  @Test(.timeLimit(.minutes(12))) func `it is started, kept, and ended in peace`() throws {
    let home = try TestHome()
    let bundle = try home.bundle("Faulty", in: "bundles")
    let told = try UserManager.run(Command.sotto.path, bundle.path)
    for line in [
      "install: 0", "active: active", "unit: enabled", "health: 0",
      "say: Playing First by Nobody in Faulty.",
      "journal: fault of an app app=app.sotto.Faulty intent=INPlayMediaIntent kind=crashed",
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

  /// Whether namespaces and control groups of its own can be had, and what the script starts is there.
  static let mayRun: Bool = {
    let programs = ["/lib/systemd/systemd", "/lib/systemd/systemd-journald", "/usr/bin/setpriv"]
    let mount = "mount -t tmpfs tmpfs /sys/fs/cgroup && mount -t cgroup2 none /sys/fs/cgroup"
    return geteuid() == 0
      && programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
      && (try? Command.output(of: unshare + ["sh", "-c", mount])) != nil
  }()

  private static let unshare = ["unshare", "--mount", "--pid", "--fork", "--mount-proc"]

  /// Runs the script as the first process of its namespace: with it, all that it has started ends.
  static func run(_ arguments: String...) throws -> String {
    try Command.output(
      of: ["timeout", "--kill-after", "5", "600"] + unshare + [script] + arguments)
  }
}
