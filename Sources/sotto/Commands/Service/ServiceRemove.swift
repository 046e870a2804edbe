import ArgumentParser

/// Undoes what `install` has done.
struct ServiceRemove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "End the service, and remove its unit.",
    discussion: """
      The apps, what they have stored and the settings stay.

      Example:
        $ sotto service remove
      """)

  @Flag(help: "Remove a unit that was edited, too.")
  var force = false

  func run() throws {
    let file = try UnitFile()
    switch file.state {
    case .absent: return Output.line("It is not installed.")
    case .edited where !force:
      throw ServiceError("\(file.path) was edited. Remove it with --force.")
    default: break
    }
    let hasManager = Systemctl.facts() != nil
    if hasManager {
      let ended = Systemctl.run("disable", "--now", ServiceUnit.name)
      guard ended.isSuccess else { throw ServiceError("The service does not end: \(ended.output)") }
    }
    try file.remove()
    if hasManager {
      _ = Systemctl.run("daemon-reload")
      _ = Systemctl.run("reset-failed", ServiceUnit.name)
    }
    Output.line("Removed: \(file.path)")
  }
}
