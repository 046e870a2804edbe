import ArgumentParser
import Foundation
import SottoClient
import SottoHost
import SottoWire

/// The prompt: a conversation, line by line.
struct Talk: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keep a conversation at a prompt.",
    discussion: """
      Say things in any installed language. :why shows what was understood and each step of the
      last request, :help the other commands.

      Example:
        $ sotto
        > play skyfall by adele in melody
      """)

  @OptionGroup var expected: LocaleOption

  @Flag(help: "Take the device to be locked.")
  var locked = false

  @OptionGroup var connection: ConnectionOptions

  func run() async throws {
    let home = try SottoHome()
    try home.prepare()
    var client = try await connect()
    var isAttending = false
    let editor = LineEditor(
      history: PromptHistory(file: URL(fileURLWithPath: "\(home.data)/prompt-history")))
    let conversation = "talk-\(UUID().uuidString)"
    var last: Reply?
    lines: while true {
      switch editor.readLine(prompt: "> ") {
      case .end: break lines
      case .interrupted: continue
      case .text(let line):
        let text = line.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix(":") {
          guard meta(text, last) else { break lines }
          continue
        }
        guard !text.isEmpty else { continue }
        let call = ClientCalls.Say(
          text: line, locale: expected.locale, conversation: conversation,
          locked: locked ? true : nil,
          follows: true)
        do {
          let reply = try await client.call(call, within: .seconds(60))
          Output.line(reply.text, style: .answer(reply.outcome))
          for row in reply.unnamedRows { Output.line("  \(row)") }
          last = reply
          // Who has been answered is free to answer: apps ask nothing before that.
          if !isAttending, reply.outcome != .question {
            isAttending = true
            _ = try await client.call(ClientCalls.Attend(), within: nil)
          }
        } catch let failure as CallFailure where failure.code == .disconnected {
          Output.error(Connection.lost)
          client = try await connect()
          isAttending = false
        } catch let silence as NoAnswer {
          Output.error(silence.description)
        }
      }
    }
    _ = try? await client.call(ClientCalls.CloseConversation(conversation: conversation))
    await client.close()
  }

  /// Connects, and prints how requests go on.
  private func connect() async throws -> Connection {
    let client = try await connection.connect(person: PersonAtTerminal.answer)
    Task { [updates = client.updates] in
      for await update in updates {
        guard let reply = update.reply else { continue }
        Output.line(reply.text, style: .answer(reply.outcome).beside)
      }
    }
    return client
  }

  /// Carries out a command to the prompt itself; false when it is to end.
  private func meta(_ text: String, _ last: Reply?) -> Bool {
    switch text {
    case ":quit", ":q": return false
    case ":why": Output.line(last.map(Explanation.text) ?? "Nothing has been said yet.")
    case ":help", ":h":
      Output.line(
        """
        Type what you would like, in any installed language.
        :why   what was understood of the last request, and each of its steps
        :quit  leave; what plays goes on
        """)
    default: Output.line("There is no \(text). Try :help.")
    }
    return true
  }
}
