import Foundation
import Testing

/// What a house is told of its voices, by a real Avahi in a network of its own.
@Suite(.ownThread, .enabled(if: House.mayRun, "no right to a network of its own, or no Avahi"))
struct AnnouncementTests {
  @Test(.timeLimit(.minutes(2))) func `the house sees each voice that it may`() throws {
    let told = try Command.output(of: House.command + [Command.sotto.path])
    let seen = told.split(separator: "\n").map(String.init)
    #expect(
      seen == [
        "Avahi comes later: seen", "a second has a name of its own: seen",
        "Avahi is another: seen", "one ends, and one is silent: seen",
      ])
  }
}

private enum House {
  private static let script = URL(filePath: #filePath).appending(path: "../Support/house")
    .standardized.path

  private static let unshare = [
    "unshare", "--mount", "--pid", "--net", "--fork", "--mount-proc", "--kill-child",
  ]

  /// With the script, all that it has started ends.
  static let command = ["timeout", "--kill-after", "5", "600"] + unshare + [script]

  static let mayRun: Bool = {
    let programs = ["/usr/sbin/avahi-daemon", "/usr/bin/avahi-browse", "/usr/bin/dbus-daemon"]
    return geteuid() == 0
      && programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
      && (try? Command.output(of: unshare + ["ip", "link", "set", "lo", "up"])) != nil
  }()
}
