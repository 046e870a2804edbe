import Foundation
import SottoAssistant
import SottoWire
import Synchronization

/// Passes on what goes on by voice to the front ends that follow it.
final class VoiceBoard: Sendable {
  private let readers = Mutex<[UUID: AsyncStream<ClientCalls.VoiceEvent>.Continuation]>([:])

  /// From now on; of what nobody has read yet, the newest.
  var events: AsyncStream<ClientCalls.VoiceEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(100)) { reader in
      let key = UUID()
      readers.withLock { $0[key] = reader }
      reader.onTermination = { [weak self] _ in
        self?.readers.withLock { _ = $0.removeValue(forKey: key) }
      }
    }
  }

  func tell(_ event: ClientCalls.VoiceEvent) {
    for reader in readers.withLock({ Array($0.values) }) { reader.yield(event) }
  }

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
