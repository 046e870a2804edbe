import ArgumentParser
import Foundation
import SottoClient
import SottoLanguage
import SottoWire

/// One request, and the answers to the questions it raises.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say one thing and print the answer.",
    discussion: """
      Example:
        $ sotto say "play hello" --answer "the second one"

      Exit status: 0 done, or cancelled by you; 2 not understood; 3 refused or failed;
      4 a question was left open; 5 the app has a fault, which --why and --json tell.
      """)

  @Argument(help: "What to say; “-” reads it from standard input.")
  var text: String?

  @OptionGroup var options: ExchangeOptions

  @Option(help: "The local time to count from, as in 2026-11-21T12:00.")
  var now: String?

  @Flag(help: "Read requests from standard input, one JSON object a line; print replies as JSON.")
  var jsonl = false

  @OptionGroup var connection: ConnectionOptions

  func validate() throws {
    guard (text == nil) == jsonl else {
      throw ValidationError(
        jsonl ? "--jsonl reads what to say from standard input." : "Write what to say.")
    }
    guard options.save == nil || !jsonl else {
      throw ValidationError("--save saves one conversation; --jsonl has one a line.")
    }
    if let now, (try? SentenceRow.time(now)) == nil {
      throw ValidationError("--now is “\(now)”; write a time such as 2026-11-21T12:00.")
    }
  }

  func run() async throws {
    try await options.run(connection) { client in
      if jsonl { return try await sayLines(client) }
      let text = text == "-" ? StandardInput.readAll() : text ?? ""
      return try await say(Row(text: text), client).exitCode
    }
  }

  /// A request of standard input, beside which nothing is known but what it says.
  private struct Row: Decodable {
    var text: String
    var locale: String?
    var now: String?
    var answers: [String]?
  }

  /// Each line is a conversation of its own, unless they share the one that was named.
  ///
  /// - Returns: The first exit code that is no success.
  private func sayLines(_ client: Connection) async throws -> ExitCode {
    var code = ExitCode.success
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        var row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        row.answers = row.answers ?? []
        let reply = try await say(row, client)
        if code == .success { code = reply.exitCode }
      } catch let error as DecodingError {
        Output.json(["error": "Line \(number) is no request: \(error.problemWithJSON)"])
        if code == .success { code = .failure }
      }
    }
    return code
  }

  private func say(_ row: Row, _ client: Connection) async throws -> Reply {
    let call = ClientCalls.Say(
      text: row.text, locale: row.locale,
      now: try (row.now ?? now).map(SentenceRow.time)?.timeIntervalSince1970)
    return try await options.exchange(call, answers: row.answers, asJSON: jsonl, client)
  }
}
