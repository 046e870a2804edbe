#if !canImport(Darwin)
  import Intents
  import Testing

  /// An app without the entitlement learns of it at the first call.
  @Suite struct EntitlementTests {
    @Test func preferencesStop() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        UnentitledSystem.install()
        _ = INPreferences.siriAuthorizationStatus()
      }
      expectMessage(result, naming: "INPreferences")
    }

    @Test func vocabularyStops() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        UnentitledSystem.install()
        INVocabulary.shared().setVocabularyStrings(["gym"], of: .mediaPlaylistTitle)
      }
      expectMessage(result, naming: "INVocabulary")
    }

    private func expectMessage(_ result: ExitTest.Result?, naming type: String) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains(type) && text.contains("com.apple.developer.siri"), "\(text)")
    }
  }

  /// An assistant that read entitlements without the assistant's.
  private struct UnentitledSystem: IntentsSystem {
    static func install() { IntentsSystemConnection.current = UnentitledSystem() }

    var hasSiriEntitlement: Bool { false }
    var siriAuthorizationStatus: INSiriAuthorizationStatus { .notDetermined }
    func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .notDetermined }
    var siriLanguageCode: String { "en" }
    func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {}
    func removeAllVocabulary() {}
    func donate(_ interaction: PlainValue) async throws {}
    func deleteInteractions(_ selection: InteractionSelection) async throws {}
    func setMediaUserContext(_ context: PlainValue) {}
  }
#endif
