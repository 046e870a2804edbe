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

  @OptionGroup var expected: LocaleOption

  @Option(
    name: .customLong("answer"),
    help: "An answer to a follow-up question, or a choice of what else is offered; repeatable.")
  var answers: [String] = []

  @Option(help: "Share a conversation, and its open question, with other calls of this name.")
  var conversation: String?

  @Option(help: "The local time to count from, as in 2026-11-21T12:00.")
  var now: String?

  @Flag(help: "Read requests from standard input, one JSON object a line; print replies as JSON.")
  var jsonl = false

  @Option(help: "How you attend: screen, voice or watch.")
  var profile: Profile?

  @Flag(help: "Take the device to be locked.")
  var locked = false

  @Option(help: "How many seconds each answer may take.")
  var timeout = 60.0

  @Flag(help: "Go on printing how it goes on, as in “where is my ride”, until that is over.")
  var follow = false

  @Flag(help: "Print each reply as one line of JSON.")
  var json = false

  @Flag(help: "Print what was understood, and each step.")
  var why = false

  @OptionGroup var connection: ConnectionOptions

  enum Profile: String, ExpressibleByArgument, CaseIterable {
    case screen, voice, watch
  }

  func validate() throws {
    guard (text == nil) == jsonl else {
      throw ValidationError(
        jsonl ? "--jsonl reads what to say from standard input." : "Write what to say.")
    }
    if let now, (try? SentenceRow.time(now)) == nil {
      throw ValidationError("--now is “\(now)”; write a time such as 2026-11-21T12:00.")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout is \(timeout); write seconds, more than 0, up to a day.")
    }
  }

  func run() async throws {
    do {
      try await converse()
    } catch let failure as CallFailure where failure.code == .disconnected {
      Output.error(Connection.lost)
      throw Reply.Outcome.failed.exitCode
    } catch let silence as NoAnswer {
      Output.error(silence.description)
      throw Reply.Outcome.failed.exitCode
    }
  }

  private func converse() async throws {
    let client = try await connection.connect()
    var code = ExitCode.success
    if jsonl {
      code = try await sayLines(client)
    } else {
      let first = text == "-" ? StandardInput.readAll() : text ?? ""
      let row = Row(text: first, locale: expected.locale, now: now, answers: answers)
      code = try await say(row, in: conversation, client).exitCode
    }
    await client.close()
    if code != .success { throw code }
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
        let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
        let reply = try await say(row, in: conversation, client)
        if code == .success { code = reply.exitCode }
      } catch let error as DecodingError {
        Output.json(["error": "Line \(number) is no request: \(error.problemWithJSON)"])
        if code == .success { code = .failure }
      }
    }
    return code
  }

  /// Says one thing and answers what it raises.
  ///
  /// - Returns: The last reply.
  private func say(
    _ row: Row, in conversation: String?, _ client: Connection
  ) async throws -> Reply {
    let name = conversation ?? "say-\(UUID().uuidString)"
    var call = ClientCalls.Say(
      text: row.text, locale: row.locale ?? expected.locale, conversation: name,
      profile: profile?.rawValue, locked: locked ? true : nil, follows: follow ? true : nil,
      now: try (row.now ?? now).map(SentenceRow.time)?.timeIntervalSince1970)
    var reply = try await client.call(call, within: .seconds(timeout))
    show(reply)
    for answer in row.answers ?? [] where reply.outcome == .question || reply.alternatives != nil {
      call.text = answer
      reply = try await client.call(call, within: .seconds(timeout))
      show(reply)
    }
    if reply.updates == true {
      for await update in client.updates {
        guard let next = update.reply else { break }
        show(next)
        reply = next
      }
    }
    if conversation == nil {
      _ = try await client.call(ClientCalls.CloseConversation(conversation: name))
    }
    return reply
  }

  private func show(_ reply: Reply) {
    if json || jsonl {
      Output.json(reply)
    } else {
      Output.line(reply.text)
      for row in reply.unnamedRows { Output.line("  \(row)") }
      if why { Output.line(Explanation.text(of: reply)) }
    }
  }
}

extension Reply {
  fileprivate var exitCode: ExitCode { problem == nil ? outcome.exitCode : ExitCode(5) }
}

extension Reply.Outcome {
  var exitCode: ExitCode {
    switch self {
    case .done, .cancelled: .success
    case .notUnderstood: ExitCode(2)
    case .failed: ExitCode(3)
    case .question: ExitCode(4)
    }
  }
}
