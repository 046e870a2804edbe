import ArgumentParser
import Foundation
import SottoHost
import SottoTesting
import SottoWire

/// Says files of sentences to an app in its confined extension, and compares what comes of them.
struct TestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Say files of sentences to an app, and check what comes of them.",
    discussion: """
      A file has a JSON object a line; what “expect” does not name may be anything:

        {"say": "play hello in {app}", "answers": ["the second one"], "locale": "en",
         "expect": {"intent": "INPlayMediaIntent", "response": "handleInApp"}}

      “say” may have a sentence for each of several languages, {"en": …, "ru": …}; {app} stands for the
      app's name.

      “expect” has outcome, app, intent, parameters, resolve, response and text; a text between
      slashes is a regular expression. A row also fails where the app ends, calls a completion handler
      twice, or offers the same choices again after one of them was chosen. Each file has an assistant and a home of its own, which are
      gone afterwards: nothing of yours is touched.

      The package is built, and its Package.swift run, in a sandbox without your files and the network; what it depends
      on is fetched by SwiftPM in a sandbox with the network.

      Examples:
        $ sotto test
        $ sotto test Sentences/en.jsonl --app build/Tidepool.app --junit results.xml

      Exit status: 0 all as expected; 1 something is not; 2 nothing could be tested.
      """)

  @Argument(help: "Files of sentences; without any, those in the folder Sentences.")
  var files: [String] = []

  @Option(help: "The app: its bundle, or the folder of its package, which is built.")
  var app = "."

  @Flag(inversion: .prefixedNo, help: "Build the package first.")
  var build = true

  @Option(help: "Only the sentences in which this occurs.")
  var filter: String?

  @Option(help: "Also write the results as JUnit's XML.")
  var junit: String?

  @Flag(help: "Write what came into the files, in the place of what was expected.")
  var update = false

  @Option(help: "How many files are tested at a time.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Print each conversation, with each step.")
  var debug = false

  @Flag(help: "Print which intents were tried, in which languages, and with which ends.")
  var coverage = false

  @Flag(help: "Say each sentence with {app} in it once with each of the app's names.")
  var matrix = false

  @Flag(help: "Go on: test again whenever a source or a file of sentences has changed.")
  var watch = false

  @Option(
    help: """
      How extensions and builds are confined: automatic, bubblewrap, landlock (extensions only), or none.
      """)
  var sandbox: ConfinementChoice = .automatic

  @OptionGroup var root: RootOption

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("--jobs is \(jobs); write a number from 1 on.") }
    guard !(watch && update) else {
      throw ValidationError("--update changes the files that --watch waits for: say one of them.")
    }
  }

  func run() async throws {
    var changes = ChangeDates([app] + files)
    var code = await outcome()
    while watch {
      Output.error("Waiting for a change; Control-C ends this.")
      let name = try await changes.next(of: [app] + files)
      Output.error("\(name) has changed.")
      code = await outcome()
    }
    if code != .success { throw code }
  }

  private func outcome() async -> ExitCode {
    do {
      return try await test()
    } catch {
      Output.error("Error: \(error.sentence)")
      return ExitCode(2)
    }
  }

  private func test() async throws -> ExitCode {
    var tested = try TestFiles(files, beside: app, filter: filter)
    let bundle = try BuiltBundle(app, builds: build, by: root.tools(sandbox))
    defer { bundle.remove() }
    let app = try AppBundle(path: bundle.path)
    tested.name(app, all: matrix)
    let start = ContinuousClock.now
    let results = try await run(tested, in: bundle)
    let taken = ContinuousClock.now - start
    show(results, taken)
    if coverage { Output.line("\(Coverage(results, intents: app.intents))") }
    if let junit {
      try "\(JUnitReport(results))".write(toFile: junit, atomically: true, encoding: .utf8)
    }
    if update { return try tested.update(results) }
    return results.allSatisfy(\.hasPassed) ? .success : .failure
  }

  /// Each file by an assistant of its own, as many at a time as there are jobs.
  private func run(_ tested: TestFiles, in bundle: BuiltBundle) async throws -> [SentenceResult] {
    try await withThrowingTaskGroup(of: (Int, [SentenceResult]).self) { group in
      var waiting = tested.files.enumerated().makeIterator()
      func start() {
        guard let (index, file) = waiting.next() else { return }
        group.addTask { [sandbox] in
          (index, try await HermeticAssistant.say(file, to: bundle.path, confined: sandbox))
        }
      }
      for _ in 0..<jobs { start() }
      var results: [Int: [SentenceResult]] = [:]
      for try await (index, rows) in group {
        results[index] = rows
        start()
      }
      return results.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  private func show(_ results: [SentenceResult], _ taken: Duration) {
    for result in results {
      if !result.hasPassed {
        Output.error(result.failure)
      } else if debug {
        Output.line(result.transcript.joined(separator: "\n"))
        for step in result.steps { Output.line("  \(step)") }
      }
    }
    let failed = results.count { !$0.hasPassed }
    let seconds = (taken / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
    Output.line("\(results.count - failed) passed, \(failed) failed (\(seconds) s)")
  }
}
