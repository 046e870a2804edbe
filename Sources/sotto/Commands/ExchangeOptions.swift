import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoWire

/// How one thing is asked for, answered and shown, whether it is said or made by a program.
struct ExchangeOptions: ParsableArguments {
  @OptionGroup var expected: LocaleOption

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

  @Option(help: "Save what was said and what came of it, for “sotto replay FILE”.")
  var save: String?

  @Flag(help: "Put made-up names in the place of those in what is saved.")
  var masked = false

  @Flag(help: "Print each reply as one line of JSON.")
  var json = false

  @Flag(help: "Print what was understood, and each step.")
  var why = false

  enum Profile: String, ExpressibleByArgument, CaseIterable {
    case screen, voice, watch
  }

  func validate() throws {
    guard !masked || save != nil else {
      throw ValidationError("--masked is for what --save saves; name a file by that.")
    }
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout is \(timeout); write seconds, more than 0, up to a day.")
    }
  }

  /// Connects, exchanges something and ends with the exit code of what came of it.
  func run(
    _ connection: ConnectionOptions, _ exchange: (Connection) async throws -> ExitCode
  ) async throws {
    do {
      let client = try await connection.connect(within: .seconds(min(timeout, 10)))
      let code = try await exchange(client)
      await client.close()
      if code != .success { throw code }
    } catch let failure as CallFailure where failure.code == .disconnected {
      Output.error(Connection.lost)
      throw Reply.Outcome.failed.exitCode
    } catch let silence as NoAnswer {
      Output.error(silence.description)
      throw Reply.Outcome.failed.exitCode
    } catch let absence as NoAssistant {
      Output.error(absence.description)
      throw Reply.Outcome.failed.exitCode
    }
  }

  /// Asks for one thing, and answers the questions it raises.
  ///
  /// - Parameters:
  ///   - call: What is asked for; how is filled in here.
  ///   - answers: In place of the options'.
  /// - Returns: The last reply.
  func exchange(
    _ call: ClientCalls.Say, answers: [String]? = nil, asJSON: Bool = false, _ client: Connection
  ) async throws -> Reply {
    let name = conversation ?? "say-\(UUID().uuidString)"
    var call = call
    call.locale =
      try call.locale ?? expected.locale ?? Settings(of: SottoHome())[KnownSettings.locale]
    call.conversation = name
    call.profile = profile?.rawValue
    call.locked = locked ? true : nil
    call.follows = follow ? true : nil
    var reply = try await client.call(call, within: .seconds(timeout))
    show(reply, asJSON)
    call.request = nil
    for answer in answers ?? self.answers
    where reply.outcome == .question || reply.alternatives != nil {
      call.text = answer
      reply = try await client.call(call, within: .seconds(timeout))
      show(reply, asJSON)
    }
    if reply.updates == true {
      for await update in client.updates {
        guard let next = update.reply else { break }
        show(next, asJSON, isUpdate: true)
        reply = next
      }
    }
    if let save {
      Output.error(try await SavedConversation(name, to: save, masked: masked, by: client).summary)
    }
    if conversation == nil {
      _ = try await client.call(ClientCalls.CloseConversation(conversation: name))
    }
    return reply
  }

  /// - Parameter isUpdate: Whether it goes on where another has shown its card.
  private func show(_ reply: Reply, _ asJSON: Bool, isUpdate: Bool = false) {
    if json || asJSON {
      Output.json(reply)
    } else {
      Output.line(reply.text)
      if !isUpdate { for row in reply.unnamedRows { Output.line("  \(row)") } }
      if why { Output.line(Explanation.text(of: reply)) }
    }
  }
}

extension Reply {
  var exitCode: ExitCode { problem == nil ? outcome.exitCode : ExitCode(5) }
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
