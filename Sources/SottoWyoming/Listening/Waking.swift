/// What tells that somebody is about to speak to the assistant.
protocol Waking: Sendable {
  /// Waits until then.
  ///
  /// - Returns: The word that was said; `nil` where no more is heard.
  /// - Throws: `VoiceError`, or that the task was cancelled.
  func wait(in microphone: Microphone) async throws -> String?
}
