import Foundation
import SottoAssistant
import SottoWire

/// Passes on what goes on by voice to the front ends that follow it.
final class VoiceBoard: Sendable {
  private let broadcast = Broadcast<ClientCalls.VoiceEvent>()

  /// From now on.
  var events: AsyncStream<ClientCalls.VoiceEvent> { broadcast.elements() }

  func tell(_ event: ClientCalls.VoiceEvent) { broadcast.send(event) }

  /// Has something answered; where it was said by voice, tells it and the answer.
  func following(
    _ call: ClientCalls.Say, _ answer: () async throws -> Reply
  ) async throws -> Reply {
    guard call.profile == Attendance.Profile.voice.rawValue else { return try await answer() }
    let conversation = call.conversation ?? UUID().uuidString
    tell(.init(conversation: conversation, state: .heard, text: call.text))
    do {
      let reply = try await answer()
      tell(
        .init(
          conversation: conversation, state: .answered, text: reply.text, locale: reply.locale))
      return reply
    } catch {
      tell(.init(conversation: conversation, state: .over))
      throw error
    }
  }
}
