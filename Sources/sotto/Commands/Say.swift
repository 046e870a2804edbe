import ArgumentParser
import Foundation
import SottoClient
import SottoWire

/// One request, and the answers to the questions it raises.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say one thing and print the answer.",
    discussion: """
      Example:
        $ sotto say "play hello" --answer "the second one"

      Exit status: 0 done, or cancelled by you; 2 not understood; 3 refused or failed;
      4 a question was left open.
      """)

  @Argument(help: "What to say; “-” reads it from standard input.")
  var text: String

  @Option(help: "The language to expect, as in ru or en-GB.")
  var locale: String?

  @Option(
    name: .customLong("answer"),
    help: "An answer to a follow-up question, or a choice of what else is offered; repeatable.")
  var answers: [String] = []

  @Option(help: "Share a conversation, and its open question, with other calls of this name.")
  var conversation: String?

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
    let name = conversation ?? "say-\(UUID().uuidString)"
    let first = text == "-" ? StandardInput.readAll() : text
    var reply = try await say(first, in: name, client)
    for answer in answers where reply.outcome == .question || reply.alternatives != nil {
      reply = try await say(answer, in: name, client)
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
    await client.close()
    if reply.outcome.exitCode != .success { throw reply.outcome.exitCode }
  }

  private func say(
    _ text: String, in conversation: String, _ client: Connection
  ) async throws -> Reply {
    let reply = try await client.call(
      ClientCalls.Say(
        text: text, locale: locale, conversation: conversation, profile: profile?.rawValue,
        locked: locked ? true : nil, follows: follow ? true : nil),
      within: .seconds(timeout))
    show(reply)
    return reply
  }

  private func show(_ reply: Reply) {
    if json {
      Output.json(reply)
    } else {
      Output.line(reply.text)
      for row in reply.unnamedRows { Output.line("  \(row)") }
      if why { Output.line(Explanation.text(of: reply)) }
    }
  }
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
