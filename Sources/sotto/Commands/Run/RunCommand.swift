import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoProject
import SottoWire

/// The Intents extension of a project, tried as it is.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Try the Intents extension of an Xcode project or a package.",
    discussion: """
      Builds the extension and its app, installs them in a home of their own, and opens a prompt. An
      Xcode project stays as it is: its sources are adapted in a cache. What you change while the
      prompt is open counts from the next sentence on.

      Reads and copies what the project names, if it lies in its folder. Runs Package.swift, the build and the
      app in sandboxes, without your files and the network. What a package depends on is fetched by SwiftPM in a
      sandbox with the network.

      Examples:
        $ sotto run Tuner.xcodeproj
        $ sotto run --say "play hello in tuner"

      Exit status with --say: as that of “sotto say TEXT”; 1 when nothing could be built.
      """)

  @Argument(
    help: "An Xcode project or workspace, a folder with one, or the folder of a package.")
  var project = "."

  @Option(
    name: .customLong("say"), help: "Say this instead of opening a prompt; repeatable.")
  var sentences: [String] = []

  @Option(help: "The target of the app, where a project has several.")
  var target: String?

  @OptionGroup var expected: LocaleOption

  @Flag(help: "Print what was understood, and each step.")
  var why = false

  @Option(
    help: """
      How extensions and builds are confined: automatic, bubblewrap, landlock (extensions only), or none.
      """)
  var sandbox: ConfinementChoice = .automatic

  @OptionGroup var root: RootOption

  @Option(help: "Where Xcode projects are built; else below the cache.")
  var scratchPath: String?

  @Option(
    help: "The folder of Sotto's sources or its address; else those that this program was built of."
  )
  var sotto: String?

  func run() async throws {
    var app = try tried()
    defer { app.remove() }
    var dates = ChangeDates(app.sources())
    let bundle = try app.build()
    let home = try HermeticHome(sandbox)
    defer { home.remove() }
    let connection = try await home.connect()
    try await HermeticHome.install(bundle, by: connection)
    guard sentences.isEmpty else {
      let code = try await say(by: connection)
      await connection.close()
      if code != .success { throw code }
      return
    }
    await connection.close()
    try await Prompt(
      home: home.folders, locale: expected.locale,
      connect: { try await home.connect(person: PersonAtTerminal.answer) },
      beforeEach: { connection in
        let now = ChangeDates(app.sources())
        guard let file = now.changed(since: dates) else { return }
        dates = now
        await renew(&app, by: connection, becauseOf: file)
      }
    ).run()
  }

  private func tried() throws -> any TriedApp {
    let place = try ProjectFile.root(of: project, given: root.folder)
    let paths = try ProjectFile.all(at: project, in: place)
    guard paths.isEmpty else {
      let sources = try SottoSources.place(sotto)
      return TriedProject(
        paths, in: place, target: target, sotto: sources, scratch: try scratch(),
        by: RootOption.tools(sandbox, visible: [sources]))
    }
    let folder = URL(fileURLWithPath: project).standardizedFileURL.path
    guard TriedPackage.isThere(in: folder) else {
      throw BundleError(
        file: project, problem: "has no project",
        remedy: "Name an Xcode project, a folder with one, or the folder of a package.")
    }
    return TriedPackage(folder: folder) { [root, sandbox] in root.tools(sandbox) }
  }

  private func scratch() throws -> String {
    if let scratchPath { return URL(fileURLWithPath: scratchPath).standardizedFileURL.path }
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      return "\(cache)/sotto/run"
    }
    guard let home = environment["HOME"] else {
      throw ValidationError("No home folder is known. Say with --scratch-path where to build.")
    }
    return "\(home)/.cache/sotto/run"
  }

  /// Builds and installs it anew; the one that is there goes on where that fails.
  private func renew(
    _ app: inout any TriedApp, by connection: Connection, becauseOf file: String
  ) async {
    Output.error("\(file) has changed: building anew …")
    do {
      try await HermeticHome.install(app.build(), by: connection)
    } catch {
      Output.error("\(error.sentence)\nThe one from before goes on.")
    }
  }

  /// Says the sentences in one conversation, so that one may answer another.
  ///
  /// - Returns: The first exit code that is no success, but that of a question which was answered.
  private func say(by connection: Connection) async throws -> ExitCode {
    var code = ExitCode.success
    for (index, sentence) in sentences.enumerated() {
      let reply = try await connection.call(
        ClientCalls.Say(text: sentence, locale: expected.locale, conversation: "run"),
        within: .seconds(60))
      Output.line(reply.text)
      for row in reply.unnamedRows { Output.line("  \(row)") }
      if why {
        Output.line(Explanation.text(of: reply))
      } else if var problem = reply.problem {
        // Its log is removed with the home.
        problem.log = nil
        Output.error("problem: \(problem.text)")
      }
      let isAnswered = reply.outcome == .question && index + 1 < sentences.count
      if code == .success, !isAnswered { code = reply.exitCode }
    }
    return code
  }
}
