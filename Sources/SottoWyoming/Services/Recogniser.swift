import Foundation
import Intents
import Synchronization

/// A service that hears what is said: speech in, text out.
struct Recogniser: Sendable {
  let address: ServiceAddress

  /// Begins to hear an utterance.
  ///
  /// - Parameters:
  ///   - language: The one that is spoken; `nil` where the service is to find out.
  ///   - partly: Called with what has been understood so far, where the service tells.
  /// - Throws: `VoiceError`.
  func begin(
    language: String?, format: AudioFormat, partly: @escaping @Sendable (String) async -> Void
  ) async throws -> Utterance {
    let connection = try await ServiceConnection(to: address)
    try await connection.send(
      WyomingEvent("transcribe", language.map { ["language": .string($0)] } ?? [:]))
    try await connection.send(format.event("audio-start"))
    return Utterance(connection: connection, format: format, partly: partly)
  }

  /// What is being said, as it is heard.
  final class Utterance: Sendable {
    private let connection: ServiceConnection
    private let format: AudioFormat
    private let transcript: Task<String, any Error>
    /// Whether the service has understood all before anybody told it that that was all.
    private let hasEnded = Mutex(false)

    fileprivate init(
      connection: ServiceConnection, format: AudioFormat,
      partly: @escaping @Sendable (String) async -> Void
    ) {
      (self.connection, self.format) = (connection, format)
      transcript = Task {
        var soFar = ""
        while true {
          let event = try await connection.next()
          let text = event.data["text"]?.string ?? ""
          switch event.type {
          case "transcript": return text
          case "transcript-chunk":
            soFar += text
            await partly(soFar)
          case "error": throw VoiceError("\(connection.address) has failed: \(text)")
          default: continue
          }
        }
      }
      Task { [weak self, transcript] in
        _ = try? await transcript.value
        self?.hasEnded.withLock { $0 = true }
      }
    }

    /// Whether more of it would be heard by nobody.
    var isOver: Bool { hasEnded.withLock { $0 } }

    func hear(_ sound: Data) async throws {
      try await connection.send(format.event("audio-chunk", payload: sound))
    }

    /// That was all.
    ///
    /// - Returns: What was said; empty where nothing was understood.
    /// - Throws: `VoiceError`.
    func end() async throws -> String {
      if !isOver { try await connection.send(WyomingEvent("audio-stop")) }
      // A recogniser on a small machine takes longer than speaking does.
      let watch = Task {
        try await Task.sleep(for: Self.patience)
        connection.close()
      }
      defer { watch.cancel() }
      let text = try await transcript.value
      connection.close()
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func cancel() {
      transcript.cancel()
      connection.close()
    }

    private static let patience = Duration.seconds(30)
  }
}
