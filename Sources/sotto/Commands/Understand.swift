import ArgumentParser
import Foundation
import SottoHost
import SottoLanguage
import SottoStore

/// What a sentence means, without an assistant.
struct Understand: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what a sentence is understood as.",
    discussion: """
      Nothing is carried out. The names of the installed apps are known; --app adds others.

      Example:
        $ sotto understand "play the album outer peace on melody" --app Melody
        $ sotto understand --jsonl < requests.jsonl > readings.jsonl
      """)

  @Argument(help: "The sentence; without it, lines of standard input.")
  var text: String?

  @OptionGroup var expected: LocaleOption

  @Option(help: "The moment that relative dates count from, as in 2026-11-21T12:00.")
  var now: String?

  @Option(name: .customLong("app"), help: "The name of an app that may be addressed; repeatable.")
  var apps: [String] = []

  @Flag(help: "One JSON object a sentence.")
  var json = false

  @Flag(help: "Read one JSON request a line, print one Reading a line, in order.")
  var jsonl = false

  @Flag(help: "Say why.")
  var why = false

  func validate() throws {
    if jsonl, text != nil {
      throw ValidationError("--jsonl reads its sentences from standard input; leave TEXT out.")
    }
    if let now, (try? SentenceRow.time(now)) == nil {
      throw ValidationError("--now is “\(now)”; write it as 2026-11-21T12:00.")
    }
  }

  func run() throws {
    let languages = try Languages.installed()
    var surroundings = Surroundings(apps: try knownApps())
    let now = try now.map(SentenceRow.time)
    if jsonl { return try stream(languages, surroundings.apps, now) }
    if let now { surroundings.now = now }
    if let text { return show(text, surroundings, languages) }
    while let line = readLine() { show(line, surroundings, languages) }
  }

  private func show(_ text: String, _ surroundings: Surroundings, _ languages: Languages) {
    let request = understood(text, expected.locale, surroundings, languages)
    if json { Output.json(request) } else { Output.line(request.text(why: why)) }
  }

  /// A line that is no request gets a line with `error`, so that each answer keeps its place.
  private func stream(
    _ languages: Languages, _ known: [Surroundings.App], _ now: Date?
  ) throws {
    var number = 0
    var hasFailed = false
    while let line = readLine() {
      number += 1
      do {
        let row = try JSONDecoder().decode(SentenceRow.self, from: Data(line.utf8))
        var surroundings = try row.surroundings()
        if row.now == nil, let now { surroundings.now = now }
        if row.apps == nil { surroundings.apps += known }
        Output.json(understood(row.text, row.locale ?? expected.locale, surroundings, languages))
      } catch {
        Output.json(["error": "Line \(number) is no request: \(error.problemWithJSON)"])
        hasFailed = true
      }
    }
    if hasFailed { throw ExitCode.failure }
  }

  private func understood(
    _ text: String, _ locale: String?, _ surroundings: Surroundings, _ languages: Languages
  ) -> UnderstoodRequest {
    let clock = ContinuousClock()
    var readings: [Reading] = []
    let time = clock.measure {
      readings = languages.understand(
        text, locale: locale, surroundings: surroundings, explains: why)
    }
    return UnderstoodRequest(
      readings: readings, microseconds: Int(time / .microseconds(1)), why: why)
  }

  /// The apps named on the command line, and those that are installed.
  private func knownApps() throws -> [Surroundings.App] {
    let named = apps.map { Surroundings.App(name: $0) }
    return named + InstalledNames.all().filter { !apps.contains($0.name) }
  }
}
