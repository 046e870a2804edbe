import Foundation

/// What hears and speaks, and by what.
package struct VoiceSettings: Sendable {
  package var recogniser: ServiceAddress
  /// What speaks; without one `espeak-ng` does, where that is installed.
  package var synthesiser: ServiceAddress?
  /// What waits for a word; without one every sentence is for the assistant.
  package var wake: ServiceAddress?
  /// The words that count; all that the service knows where there are none.
  package var words: [String] = []
  /// Whether answers are said aloud.
  package var isAloud = true
  /// The language that is spoken; `nil` where the recogniser is to find out.
  package var language: String?
  /// `espeak-ng`'s name for the voice of a language; `nil` where it cannot read that.
  package var voice: @Sendable (String) -> String? = { $0 }

  package init(recogniser: ServiceAddress) { self.recogniser = recogniser }

  /// Whether answers can be said aloud, or are not to be.
  package var canSpeak: Bool { !isAloud || speech != nil }

  var word: WakeWord? { wake.map { WakeWord(address: $0, names: words) } }

  var speech: (any Speech)? {
    guard isAloud else { return nil }
    if let synthesiser { return Synthesiser(address: synthesiser) }
    return InstalledSpeech(voice: voice)
  }

  /// Finds out whether all services are there: who has misspelt an address is to know before the first word.
  ///
  /// - Throws: `VoiceError` where one is not.
  func check() async throws {
    for address in [recogniser, synthesiser, wake].compactMap(\.self) {
      _ = try await ServiceConnection(to: address)
    }
  }
}
