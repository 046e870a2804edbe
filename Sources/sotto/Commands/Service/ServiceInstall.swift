import ArgumentParser
import Foundation
import SottoHost

/// Writes the unit, and has it started now and at each login.
struct ServiceInstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Write a systemd user unit, and start it now and at each login.",
    discussion: """
      The unit starts this very program with the options that are given here; what is not given is
      taken from the file of settings at each start. To install again changes what has changed.

      Example:
        $ sotto service install --http
        $ sotto service install --print
      """)

  @OptionGroup var options: ServeOptions

  @Flag(help: "Print the unit and change nothing.")
  var print = false

  @Flag(help: "Write over a unit that was edited.")
  var force = false

  func run() throws {
    let home = try SottoHome()
    _ = try Settings(of: home, options: options.given)
    let program = CommandLine.executablePath
    let text = try ServiceUnit(
      program: program, arguments: options.arguments, environment: Self.home()
    ).text
    if program.contains("/.build/") {
      Output.error(
        "\(program) is what was built last: it changes with the next build, and goes with “make clean”. “make install” makes one that stays."
      )
    }
    if let warning = RootAccount.warning { Output.error(warning) }
    if print { return Output.line(text.trimmingCharacters(in: .newlines)) }
    try install(text, of: home)
  }

  private func install(_ text: String, of home: SottoHome) throws {
    try home.prepare()
    let file = try UnitFile()
    let before = file.state
    if before == .edited, !force {
      throw ServiceError(
        "\(file.path) was edited. Write over it with --force, or keep your changes by “systemctl --user edit sotto”."
      )
    }
    let isNew = before != .written(text)
    if isNew {
      try file.write(text)
      Output.line("Written: \(file.path)")
    }
    let reload = Systemctl.run("daemon-reload")
    guard reload.isSuccess else {
      Output.error(
        """
        No user manager answers here: \(reload.output)
        Where one runs, type this:
          systemctl --user daemon-reload
          systemctl --user enable --now \(ServiceUnit.name)
        """)
      return
    }
    try start(isChanged: isNew && before != .absent)
  }

  private func start(isChanged: Bool) throws {
    let wasActive = Systemctl.facts()?["ActiveState"] == "active"
    let started = Systemctl.run("enable", "--now", ServiceUnit.name)
    let restarted =
      started.isSuccess && isChanged && wasActive
      ? Systemctl.run("restart", ServiceUnit.name) : started
    guard restarted.isSuccess else {
      let log = Systemctl.log(lines: 10)
      throw ServiceError(
        (["The service does not start: \(restarted.output)"] + log).joined(separator: "\n"))
    }
    let verb = !wasActive ? "started" : isChanged ? "started anew" : "running already"
    Output.line(
      "The service is \(verb), and starts at each login. “sotto service status” tells how it is.")
  }

  /// The variables of this process by which the unit finds the same home.
  private static func home() -> [String: String] {
    let environment = ProcessInfo.processInfo.environment
    // Of the home, a relative path means another elsewhere.
    if environment["SOTTO_HOME"]?.isEmpty == false, let home = try? SottoHome() {
      return ["SOTTO_HOME": home.data]
    }
    return environment.filter {
      ["XDG_DATA_HOME", "XDG_CONFIG_HOME"].contains($0.key) && $0.value.hasPrefix("/")
    }
  }
}
