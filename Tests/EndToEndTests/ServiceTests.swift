import Foundation
import Testing

/// `sotto service`, with a systemctl of the test's own in front of the system's.
@Suite(.ownThread) struct ServiceTests {
  private let home: TestHome
  private let unit: URL

  init() throws {
    home = try TestHome()
    home.environment["XDG_CONFIG_HOME"] = home.folder.appending(path: "config").path
    unit = home.folder.appending(path: "config/systemd/user/sotto.service")
    // Writes down what it is asked, and says what a user manager would.
    try home.addTool(
      "systemctl",
      """
      echo "$*" >>"$SOTTO_HOME/asked"
      case "$*" in
      *show*)
        [ -e "$SOTTO_HOME/no-manager" ] && exit 1
        state=$(cat "$SOTTO_HOME/state" 2>/dev/null || echo inactive)
        printf 'ActiveState=%s\\nSubState=dead\\nUnitFileState=enabled\\nMainPID=0\\n' "$state" ;;
      *daemon-reload*)
        [ -e "$SOTTO_HOME/no-manager" ] && { echo 'Failed to connect to bus'; exit 1; } ;;
      *enable*)
        [ -e "$SOTTO_HOME/fails" ] && { echo 'Job failed'; exit 1; }
        echo active >"$SOTTO_HOME/state" ;;
      esac
      exit 0
      """)
    try home.addTool("journalctl", "echo 'a line of the log'")
  }

  /// What systemctl was asked since the last time, but for how the service is.
  private func asked() throws -> [String] {
    let file = home.folder.appending(path: "asked")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(at: file)
    return text.split(separator: "\n").map { String($0).replacing("--user --no-pager ", with: "") }
      .filter { !$0.hasPrefix("show") }
  }

  private func note(_ name: String) throws {
    try Data().write(to: home.folder.appending(path: name))
  }

  @Test func `it is printed and nothing is changed`() throws {
    let printed = try home.sotto("service", "install", "--http", "--idle", "never", "--print")
    #expect(printed.status == 0, "\(printed.error)")
    #expect(
      printed.output.contains(
        "\nExecStart=\(Command.sotto.resolvingSymlinksInPath().path) serve --idle=never --http=on\n"
      ),
      "\(printed.output)")
    #expect(printed.output.contains("\nEnvironment=SOTTO_HOME=\(home.folder.path)\n"))
    #expect(printed.error.contains("is what was built last"))
    #expect(!FileManager.default.fileExists(atPath: unit.path))
    #expect(try asked().isEmpty)
  }

  @Test func `to install twice is the same as once`() throws {
    let first = try home.sotto("service", "install", "--http")
    #expect(first.status == 0 && first.output.contains("The service is started,"), "\(first)")
    #expect(try asked() == ["daemon-reload", "enable --now sotto.service"])
    let text = try String(contentsOf: unit, encoding: .utf8)
    let second = try home.sotto("service", "install", "--http")
    #expect(second.status == 0 && second.output.contains("running already"), "\(second)")
    #expect(try String(contentsOf: unit, encoding: .utf8) == text)
    _ = try asked()
    let changed = try home.sotto("service", "install", "--http", "8080")
    #expect(changed.output.contains("started anew"), "\(changed)")
    #expect(
      try asked() == ["daemon-reload", "enable --now sotto.service", "restart sotto.service"])
    #expect(try String(contentsOf: unit, encoding: .utf8).contains("serve --http=8080\n"))
  }

  @Test func `what a person has edited stays`() throws {
    try home.sotto("service", "install")
    let edited = try String(contentsOf: unit, encoding: .utf8) + "# mine\n"
    try edited.write(to: unit, atomically: true, encoding: .utf8)
    for command in [["install"], ["remove"]] {
      let refused = try Command(["service"] + command, environment: home.environment)
      #expect(refused.status == 1 && refused.error.contains("was edited"), "\(refused)")
      #expect(try String(contentsOf: unit, encoding: .utf8) == edited)
    }
    #expect(try home.sotto("service", "status").output.contains("sotto.service (edited)\n"))
    #expect(try home.sotto("service", "install", "--force").status == 0)
    #expect(try !home.sotto("service", "status").output.contains("(edited)"))
  }

  @Test func `to remove undoes it`() throws {
    #expect(try home.sotto("service", "remove").output == "It is not installed.\n")
    try home.sotto("service", "install")
    _ = try asked()
    #expect(try home.sotto("service", "remove").status == 0)
    #expect(
      try asked() == [
        "disable --now sotto.service", "daemon-reload", "reset-failed sotto.service",
      ])
    #expect(!FileManager.default.fileExists(atPath: unit.path))
  }

  @Test func `where no user manager runs, it says what to type`() throws {
    try note("no-manager")
    let installed = try home.sotto("service", "install")
    #expect(installed.status == 0 && FileManager.default.fileExists(atPath: unit.path))
    #expect(installed.error.contains("No user manager answers here: Failed to connect to bus"))
    #expect(installed.error.contains("  systemctl --user enable --now sotto.service\n"))
    let status = try home.sotto("service", "status")
    #expect(status.status == 1 && status.output.contains("No user manager answers"), "\(status)")
    #expect(try home.sotto("service", "remove").status == 0)
    #expect(!FileManager.default.fileExists(atPath: unit.path))
  }

  @Test func `a service that does not start is told with its log`() throws {
    try note("fails")
    let failed = try home.sotto("service", "install")
    #expect(failed.status == 1, "\(failed)")
    #expect(
      failed.error.contains("The service does not start: Job failed\na line of the log"),
      "\(failed)")
  }

  @Test func `its state is told, in words and as JSON`() throws {
    #expect(try home.sotto("service", "status").output.contains("It is not installed"))
    try home.sotto("service", "install")
    let status = try home.sotto("service", "status")
    #expect(status.status == 0 && status.output.contains("state: active, dead\n"), "\(status)")
    #expect(status.output.hasSuffix("a line of the log\n"))
    let json = try home.sotto("service", "status", "--json").output
    #expect(json.contains(#""active":true"#) && json.contains(#""enabled":true"#), "\(json)")
  }

  @Test func `wrong options write nothing`() throws {
    let refused = try home.sotto("service", "install", "--http", "nowhere")
    #expect(refused.status == 64 && refused.error.contains("--http: “nowhere” is no address"))
    #expect(!FileManager.default.fileExists(atPath: unit.path))
  }
}
