import ArgumentParser
import Foundation
import SottoWire
import SottoWyoming

/// What is said, in one conversation with the assistant, which is connected to anew where it has ended.
actor SpokenConversation {
  private let options: ConnectionOptions
  private let locale: String?
  private let conversation = "voice.\(UUID().uuidString)"
  private var connection: Connection?
  private(set) var code = ExitCode.success

  init(_ options: ConnectionOptions, _ locale: String?) {
    (self.options, self.locale) = (options, locale)
  }

  func answer(to text: String) async throws -> VoiceLoop.Answer {
    if connection?.isLost ?? true { connection = try await options.connect() }
    guard let connection else { throw CancellationError() }
    let reply = try await connection.call(
      ClientCalls.Say(
        text: text, locale: locale, conversation: conversation, profile: "voice"))
    code = reply.exitCode
    return VoiceLoop.Answer(
      text: reply.text, language: reply.locale, isQuestion: reply.outcome == .question)
  }

  func close() async { await connection?.close() }
}
