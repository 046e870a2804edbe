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
  private var connecting: Task<Connection, any Error>?
  private(set) var code = ExitCode.success

  init(_ options: ConnectionOptions, _ locale: String?) {
    (self.options, self.locale) = (options, locale)
  }

  func answer(to text: String) async throws -> VoiceLoop.Answer {
    let connection = try await connected()
    let reply = try await connection.call(
      ClientCalls.Say(
        text: text, locale: locale, conversation: conversation, profile: "voice"))
    code = reply.exitCode
    return VoiceLoop.Answer(
      text: reply.text, language: reply.locale, isQuestion: reply.outcome == .question)
  }

  /// Tells the assistant how far the person has come, for those who follow it. While somebody speaks
  /// there is time to start one; what is heard and answered it knows itself.
  func tell(_ event: VoiceLoop.Event) async {
    switch event {
    case .hearing(let text):
      let event = ClientCalls.VoiceEvent(conversation: conversation, state: .hearing, text: text)
      guard let connection = try? await connected() else { return }
      connection.tell(event)
    case .listening: pass(.listening)
    case .waiting, .failed: pass(.over)
    case .heard, .answered, .interrupted: break
    }
  }

  private func pass(_ state: ClientCalls.VoiceEvent.State) {
    connection?.tell(ClientCalls.VoiceEvent(conversation: conversation, state: state))
  }

  /// What is being said and what was said may ask for it at the same time.
  private func connected() async throws -> Connection {
    if let connection, !connection.isLost { return connection }
    let connecting = self.connecting ?? Task { try await options.connect() }
    self.connecting = connecting
    defer { self.connecting = nil }
    let made = try await connecting.value
    connection = made
    return made
  }

  func close() async { await connection?.close() }
}
