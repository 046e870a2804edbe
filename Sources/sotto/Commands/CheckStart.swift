import ArgumentParser
import Foundation
import SottoCheck
import SottoHost
import SottoWire

/// How `sotto check` starts an app's extensions.
struct CheckStart: ParsableArguments {
  @Flag(
    inversion: .prefixedNo,
    help: "Start the extensions, confined; of a package by default, of a bundle if you say so.")
  var start: Bool?

  @Flag(
    name: .customLong("no-build"),
    help:
      "Run nothing of the project, its Package.swift included; with --start, take what was built before."
  )
  var skipsBuild = false

  @Option(help: "Where SwiftPM has put the executables; nothing is built then.")
  var products: String?

  @Option(
    help: """
      How extensions and builds are confined: automatic, bubblewrap, landlock (extensions only), or none.
      """)
  var sandbox: ConfinementChoice = .automatic

  @OptionGroup var root: RootOption

  /// Whether nothing of the project may run.
  var runsNothing: Bool { skipsBuild && start != true }

  /// Starts a project's extensions, where that is wanted and can be.
  ///
  /// One of which no bundle can be made is not; the errors that it has say why.
  ///
  /// - Parameter tools: What builds a package; `nil` where nothing may run.
  func surveys(
    of project: Project, at path: String, by tools: PackageTools?
  ) async throws -> [ExtensionSurvey] {
    if start == true, project.kind == .xcode {
      Output.error("An Xcode project is not built here: nothing of it is started.")
    }
    guard let tools, start ?? (project.kind == .sources), project.kind != .xcode,
      !project.extensions.isEmpty
    else { return [] }
    let work = try TemporaryFolder()
    defer { work.remove() }
    do {
      let bundle = try bundle(of: project, at: path, in: work.path, by: tools)
      let confinement = try sandbox.confinement()
      return await ExtensionSurveyor(bundle, of: project, confinement: confinement).surveys()
    } catch is BundleError where project.findings.contains(where: { $0.severity == .error }) {
      Output.error("The extensions can be started when the errors are mended.")
      return []
    } catch {
      return project.extensions.map { part in
        var survey = ExtensionSurvey(part: part.name)
        survey.failure = error.sentence
        return survey
      }
    }
  }

  private func bundle(
    of project: Project, at path: String, in work: String, by tools: PackageTools
  ) throws -> AppBundle {
    if project.kind == .bundle { return try AppBundle(path: path) }
    let names = ([project.app] + project.extensions).map(\.name)
    return try BundleAssembler(
      source: path, products: products ?? built(names, of: path, by: tools), tools: tools
    ).assemble(into: work)
  }

  /// The folder of a package's executables, built unless that is not wanted.
  private func built(
    _ names: [String], of path: String, by tools: PackageTools
  ) throws -> String {
    let package = try SwiftBuild(of: path, by: tools)
    if skipsBuild {
      try package.refuseProductsElsewhere()
    } else {
      for name in names { try package.build(name) }
    }
    return package.products
  }
}
