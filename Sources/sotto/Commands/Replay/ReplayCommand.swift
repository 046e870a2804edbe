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

  @Option(
    help:
      "Write the conversation of the one file to another, with made-up words in the place of yours."
  )
  var masked: String?

  @Flag(help: "Print one line of JSON for each file.")
  var json = false

  func validate() throws {
    guard masked == nil || files.count == 1 && !update && !json else {
      throw ValidationError("--masked takes one file, and neither --update nor --json.")
    }
  }

  func run() async throws {
    if let masked { return try await mask(files[0], to: masked) }
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

  /// Writes a saved conversation with other words.
  private func mask(_ file: String, to other: String) async throws {
    do {
      let conversation = try await MaskedConversation(Recording(contentsOf: file))
      try SavedConversation.write(try conversation.recording.text, to: other)
      let turns = conversation.recording.turns
      Output.line("\(other): \(turns == 1 ? "1 turn" : "\(turns) turns"), masked")
      guard let told = conversation.told else { return }
      Output.error(told)
      throw ExitCode.failure
    } catch let error as RecordingError {
      Output.error("\(error)")
      throw ExitCode(2)
    }
  }
}
