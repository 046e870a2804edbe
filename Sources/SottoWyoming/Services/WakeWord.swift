import Foundation
import Intents

/// A service that waits for its word.
struct WakeWord: Waking {
  let address: ServiceAddress
  /// The words that count; all that it knows where there are none.
  let names: [String]

  func wait(in microphone: Microphone) async throws -> String? {
    let connection = try await ServiceConnection(to: address)
    defer { connection.close() }
    try await connection.send(
      WyomingEvent("detect", names.isEmpty ? [:] : ["names": .list(names.map { .string($0) })]))
    try await connection.send(AudioFormat.speech.event("audio-start"))
    return try await withThrowingTaskGroup(of: String?.self) { group in
      group.addTask {
        while let piece = try await microphone.next() {
          try await connection.send(AudioFormat.speech.event("audio-chunk", payload: piece))
        }
        return nil
      }
      group.addTask {
        while true {
          let event = try await connection.next()
          switch event.type {
          case "detection": return event.data["name"]?.string ?? ""
          case "error":
            throw VoiceError("\(address) has failed: \(event.data["text"]?.string ?? "")")
          default: continue
          }
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}
