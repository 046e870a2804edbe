import ArgumentParser
import Foundation
import SottoCheck
import SottoHost
import SottoLanguage

/// What is wrong with an app, before anybody uploads or installs it.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Name every mistake in a SiriKit app's configuration and handlers.",
    discussion: """
      PATH is a bundle, a package or a folder of an app's sources, or an Xcode project, of which nothing \
      is built. A package is built, and its extension started, confined and without your data, to see \
      what it answers.

      Reads the project's files, those outside of its folder excepted. Runs Package.swift, the build and \
      the extensions of a package in sandboxes, without your files and the network; nothing of an Xcode \
      project, of a bundle unless you say --start, and of anything with --no-build. What a package depends \
      on is fetched by SwiftPM in a sandbox with the network. Sends nothing else.

      Example:
        $ sotto check Melody.xcodeproj
        $ sotto check . --strict --sarif > check.sarif

      Exit status: 0 nothing, or only notes and warnings; 1 errors; 2 it could not be read.
      """)

  @Argument(help: "A bundle, package, source folder or Xcode project.", completion: .file())
  var path = "."

  @Flag(help: "One JSON object a finding.")
  var json = false

  @Flag(help: "Print the findings as SARIF 2.1.0.")
  var sarif = false

  @Flag(help: "List the rules.")
  var rules = false

  @Flag(help: "Write the changes that are the only remedy, into the property lists.")
  var fix = false

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @OptionGroup var start: CheckStart

  func validate() throws {
    if json, sarif { throw ValidationError("--json and --sarif exclude each other.") }
  }

  func run() async throws {
    if rules { return listRules() }
    let tools = start.runsNothing ? nil : start.root.tools(start.sandbox)
    var projects = try read(by: tools)
    if fix, try applyFixes(projects.flatMap(\.findings)) { projects = try read(by: tools) }
    for index in projects.indices {
      projects[index].surveys = try await start.surveys(
        of: projects[index], at: path, by: tools)
    }
    let findings = projects.flatMap(\.findings)
    show(findings)
    if !sarif { showHandlers(projects.flatMap(\.surveys)) }
    if !sarif, !json { Output.line(summary(of: findings)) }
    if findings.contains(where: { $0.severity >= (strict ? .warning : .error) }) {
      throw ExitCode.failure
    }
  }

  private static let unreadable = ExitCode(2)

  private func read(by tools: PackageTools?) throws -> [Project] {
    do throws(BundleError) {
      var projects = try ProjectReader.projects(at: path, root: start.root.folder, by: tools)
      let languages = try? Languages.installed()
      for index in projects.indices {
        projects[index].languages = languages
        projects[index].neighbours = InstalledNames.all(except: projects[index].identifier)
        projects[index].wellKnown = languages?.wellKnownApps ?? []
      }
      return projects
    } catch {
      Output.error("\(error)")
      if json || sarif { show([Finding(error)]) }
      throw Self.unreadable
    }
  }

  /// - Returns: Whether anything was written.
  private func applyFixes(_ findings: [Finding]) throws -> Bool {
    let fixes = Dictionary(grouping: findings.compactMap(\.fix), by: \.location)
    for (_, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
      do {
        for line in try PropertyListEdit.apply(fixes) { Output.error("Written: \(line)") }
      } catch {
        Output.error("Not written: \(error)")
      }
    }
    return !fixes.isEmpty
  }
}
