import Foundation
import Intents
import Synchronization

/// A microphone and a loudspeaker elsewhere in the house, which are dialled: `wyoming-satellite`, or a
/// device that speaks as it does.
final class Satellite: Waking, SoundOutput {
  let microphone = Microphone()
  private let wakings = Inbox<Void>(atMost: 1)
  private let played = Inbox<Void>(atMost: 1)
  private let connection: ServiceConnection
  /// A service that waits for the word, for satellites that leave that to others.
  private let word: WakeWord?
  private let lastHeard = Mutex<String?>(nil)
  private let reading: Task<Void, Never>

  /// Dials a satellite and has it begin.
  ///
  /// - Throws: `VoiceError` where none is there.
  init(at address: ServiceAddress, word: WakeWord?) async throws {
    let connection = try await ServiceConnection(to: address)
    try await connection.send(WyomingEvent("run-satellite"))
    (self.connection, self.word) = (connection, word)
    reading = Task { [microphone, wakings, played] in
      do {
        while true {
          let event = try await connection.next()
          switch event.type {
          case "audio-chunk":
            guard try AudioFormat(of: event, from: address) == .speech else {
              throw VoiceError(
                "\(address) hears in another form than 16,000 samples of 2 bytes a second in one channel. Set it to that."
              )
            }
            microphone.put(event.payload)
          // From wake on, it leaves waiting for the word to others.
          case "run-pipeline" where event.data["start_stage"] != "wake": wakings.put(())
          case "played": played.put(())
          case "ping": try await connection.send(WyomingEvent("pong", event.data))
          default: continue
          }
        }
      } catch {
        microphone.end(.failure(error as? VoiceError ?? VoiceError("\(error)")))
        wakings.end()
        played.end()
      }
    }
  }

  deinit {
    reading.cancel()
    connection.close()
  }

  func wait(in microphone: Microphone) async throws -> String? {
    guard let word else {
      return try await wakings.next().map { "" }
    }
    let name = try await word.wait(in: microphone)
    if let name { try await connection.send(WyomingEvent("detection", ["name": .string(name)])) }
    return name
  }

  func play(
    _ format: AudioFormat, _ sound: (_ write: (Data) async throws -> Void) async throws -> Void
  ) async throws {
    played.forget()
    try await connection.send(format.event("audio-start"))
    var duration = Duration.zero
    // What it has not played yet when the task is cancelled, it plays: the protocol cannot take it back.
    try await sound { piece in
      try Task.checkCancellation()
      duration += format.duration(of: piece.count)
      try await connection.send(format.event("audio-chunk", payload: piece))
    }
    try await connection.send(WyomingEvent("audio-stop"))
    // Not each says when it has played all.
    let limit = duration + .seconds(1)
    await withTaskGroup(of: Void.self) { group in
      group.addTask { [played] in _ = try? await played.next() }
      group.addTask { try? await Task.sleep(for: limit) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Tells it what goes on, for its lamps. That something was understood it is told when the conversation
  /// is over: a satellite takes that for the end and hears no answer to a question.
  func tell(_ event: VoiceLoop.Event) async {
    switch event {
    case .heard(let text): lastHeard.withLock { $0 = text }
    case .answered(let text):
      try? await connection.send(WyomingEvent("synthesize", ["text": .string(text)]))
    case .failed(let error):
      try? await connection.send(WyomingEvent("error", ["text": .string(error.description)]))
    case .waiting:
      let text = lastHeard.withLock { text in
        defer { text = nil }
        return text
      }
      guard let text else { return }
      try? await connection.send(WyomingEvent("transcript", ["text": .string(text)]))
    case .listening, .hearing, .interrupted: break
    }
  }
}
