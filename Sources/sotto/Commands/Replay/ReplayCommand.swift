import ArgumentParser
import Foundation
import Intents
import SottoHost
import SottoWire

/// Has saved conversations anew, and compares what comes of them.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Have saved conversations anew, and check that the same comes of them.",
    discussion: """
      A conversation is saved by “:save FILE” at the prompt, or by “sotto say TEXT --save FILE”. It is
      replayed by an assistant of its own, at the time at which it was saved; none of your apps is
      needed or started: what they answered is in the file.

      Example:
        $ sotto replay broken.jsonl
        broken.jsonl: 2 turns, equal

      Exit status: 0 all equal; 1 something is not; 2 a file cannot be replayed.
      """)

  @Argument(help: "Files with a saved conversation each.")
  var files: [String]

  @Flag(help: "Write what is sent and answered now into the files, in place of what was.")
  var update = false

  @Flag(help: "Print one line of JSON for each file.")
  var json = false

  func run() async throws {
    var code = ExitCode.success
    for file in files {
      let result = await ReplayedFile(file, updates: update)
      if json {
        Output.json(result.plain)
      } else if result.exitCode == .success {
        Output.line(result.text)
      } else {
        Output.error(result.text)
      }
      code = ExitCode(max(code.rawValue, result.exitCode.rawValue))
    }
    if code != .success { throw code }
  }
}
