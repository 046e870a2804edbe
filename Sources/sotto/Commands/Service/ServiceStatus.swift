import ArgumentParser
import Foundation

/// How the service is.
struct ServiceStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say whether the service is installed and runs, and its last lines.",
    discussion: """
      Exit status: 0 it runs; 1 it does not.

      Example:
        $ sotto service status
      """)

  @Option(help: "How many lines of its log.")
  var lines = 5

  @Flag(help: "Print one JSON object.")
  var json = false

  /// What is known; what is not, as where no user manager answers, is absent.
  private struct Facts: Encodable {
    var unit: String
    var installed: Bool
    var edited: Bool
    var enabled: Bool?
    var active: Bool?
    var state: String?
    var since: String?
    var process: Int?
    var log: [String]
  }

  func validate() throws {
    guard lines >= 0 else { throw ValidationError("--lines is \(lines); it must be at least 0.") }
  }

  func run() throws {
    let file = try UnitFile()
    let known = Systemctl.facts()
    let isActive = known.map { ["active", "reloading"].contains($0["ActiveState"]) }
    let facts = Facts(
      unit: file.path, installed: file.state != .absent, edited: file.state == .edited,
      enabled: known.map { $0["UnitFileState"] == "enabled" }, active: isActive,
      state: known.map {
        [$0["ActiveState"], $0["SubState"]].compactMap(\.self).joined(separator: ", ")
      },
      since: known?["ActiveEnterTimestamp"].flatMap { $0.isEmpty ? nil : $0 },
      process: known?["MainPID"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil },
      log: known == nil ? [] : Systemctl.log(lines: lines))
    if json { Output.json(facts) } else { show(facts) }
    if isActive != true { throw ExitCode(1) }
  }

  private func show(_ facts: Facts) {
    guard facts.installed else {
      return Output.line("It is not installed; “sotto service install” does that.")
    }
    Output.line("unit: \(facts.unit)\(facts.edited ? " (edited)" : "")")
    guard let state = facts.state else {
      return Output.line("No user manager answers here, so that it cannot run.")
    }
    Output.line("state: \(state)\(facts.process.map { ", process \($0)" } ?? "")")
    if let since = facts.since { Output.line("since: \(since)") }
    Output.line("at login: \(facts.enabled == true ? "it is started" : "it is not started")")
    facts.log.forEach { Output.line($0) }
  }
}
