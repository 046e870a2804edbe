import Foundation
import Intents

/// What says texts aloud.
protocol Speech: Sendable {
  /// Says a text, and returns when it was heard; ends at once when its task is cancelled.
  ///
  /// - Parameter language: The code of the text's language.
  /// - Throws: `VoiceError`.
  func say(_ text: String, in language: String, through output: any SoundOutput) async throws
}

/// What plays sound as it comes.
protocol SoundOutput: Sendable {
  /// Plays sound, and returns when it was heard; ends at once when its task is cancelled.
  ///
  /// - Parameter sound: Calls back with each piece.
  /// - Throws: `VoiceError`, and what `sound` throws.
  func play(
    _ format: AudioFormat, _ sound: (_ write: (Data) async throws -> Void) async throws -> Void
  ) async throws
}

/// A service that speaks: text in, speech out.
struct Synthesiser: Speech {
  let address: ServiceAddress

  /// How long a service may take for the next piece.
  private static let patience = Duration.seconds(15)

  func say(_ text: String, in language: String, through output: any SoundOutput) async throws {
    let connection = try await ServiceConnection(to: address)
    defer { connection.close() }
    try await connection.send(
      WyomingEvent(
        "synthesize", ["text": .string(text), "voice": ["language": .string(language)]]))
    let start = try await next("audio-start", from: connection)
    try await output.play(AudioFormat(of: start, from: address)) { write in
      while true {
        let event = try await connection.next(within: Self.patience)
        switch event.type {
        case "audio-chunk": try await write(event.payload)
        case "audio-stop": return
        case "error": throw Self.failure(event, address)
        default: continue
        }
      }
    }
  }

  private func next(
    _ type: String, from connection: ServiceConnection
  ) async throws -> WyomingEvent {
    while true {
      let event = try await connection.next(within: Self.patience)
      if event.type == type { return event }
      if event.type == "error" { throw Self.failure(event, address) }
    }
  }

  private static func failure(_ event: WyomingEvent, _ address: ServiceAddress) -> VoiceError {
    VoiceError("\(address) has failed: \(event.data["text"]?.string ?? "it does not say why")")
  }
}
