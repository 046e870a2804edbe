import Foundation

// The loop in a room: with this machine's own microphone, or with a satellite.

extension VoiceLoop {
  /// Asks the assistant something.
  package typealias Ask = @Sendable (String) async throws -> Answer
  /// Tells of what goes on.
  package typealias Tell = @Sendable (Event) async -> Void

  /// Listens with this machine's microphone until that ends.
  ///
  /// - Parameters:
  ///   - microphone: What records.
  ///   - loudspeaker: What plays; `nil` where nothing is said aloud.
  ///   - once: Whether one request is enough, for which no word need be said.
  ///   - tell: Told of what goes on.
  /// - Returns: Whether anything was heard, where one request is enough.
  /// - Throws: `VoiceError` where a service or a device is not there.
  package static func listen(
    _ settings: VoiceSettings, microphone command: SoundCommand, loudspeaker: SoundCommand?,
    once: Bool, ask: @escaping Ask, tell: @escaping Tell
  ) async throws -> Bool {
    try await settings.check()
    let microphone = Microphone()
    let loop = VoiceLoop(
      microphone: microphone, recogniser: Recogniser(address: settings.recogniser),
      wake: once ? nil : settings.word, isOpen: !once && settings.wake == nil,
      voice: loudspeaker.flatMap { command in
        settings.speech.map { Voice(speech: $0, output: Loudspeaker(command: command)) }
      },
      language: settings.language, ask: ask, tell: tell)
    let recorder = try Recorder(command, into: microphone)
    defer { withExtendedLifetime(recorder) {} }
    if once { return try await loop.converse() }
    try await loop.run()
    return true
  }

  /// Dials a satellite and serves it; dials again when it has gone, for ever.
  ///
  /// - Parameter tell: Told of what goes on.
  /// - Throws: `VoiceError` where a service is not there, and that the task was cancelled.
  package static func serve(
    satellite address: ServiceAddress, _ settings: VoiceSettings, ask: @escaping Ask,
    tell: @escaping Tell
  ) async throws {
    try await settings.check()
    var told: VoiceError?
    while true {
      do {
        let satellite = try await Satellite(at: address, word: settings.word)
        told = nil
        try await VoiceLoop(
          microphone: satellite.microphone, recogniser: Recogniser(address: settings.recogniser),
          wake: satellite, isOpen: false,
          voice: settings.speech.map { Voice(speech: $0, output: satellite) },
          language: settings.language, ask: ask,
          tell: {
            await tell($0)
            await satellite.tell($0)
          }
        ).run()
      } catch let error as VoiceError {
        // Of one that is off for a night is told once.
        if error != told { await tell(.failed(error)) }
        told = error
        try await Task.sleep(for: .seconds(3))
      }
    }
  }
}
