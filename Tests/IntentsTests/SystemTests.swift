#if !canImport(Darwin)
  import Intents
  import Synchronization
  import Testing

  /// What the module asks of the assistant.
  @Suite(.serialized) struct SystemTests {
    @Test func withoutAnAssistantNothingIsDecidedOrKept() async {
      #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
      #expect(!INPreferences.siriLanguageCode().isEmpty)
      let error = await #expect(throws: INIntentError.self) {
        try await INInteraction(intent: Samples.playMedia, response: nil).donate()
      }
      #expect(error?.code == .donatingInteraction)
    }

    @Test func unattendedCallsAreLegal() async throws {
      let interaction = INInteraction(intent: Samples.playMedia, response: nil)
      interaction.groupIdentifier = "session"
      interaction.donate { _ in }
      INVocabulary.shared().setVocabularyStrings(
        NSOrderedSet(array: ["road trip", "gym"]), of: .mediaPlaylistTitle)
      INPreferences.requestSiriAuthorization { _ in }
      let context = INMediaUserContext()
      context.subscriptionStatus = .subscribed
      context.numberOfLibraryItems = 80
      context.becomeCurrent()
      #expect(interaction.intent == Samples.playMedia)
    }

    @Test func vocabularyKeepsItsOrder() {
      let system = RecordingSystem()
      system.whileInstalled {
        INVocabulary.shared().setVocabularyStrings(
          NSOrderedSet(array: ["road trip", "gym", "road trip"]), of: .mediaPlaylistTitle)
        INVocabulary.shared().setVocabulary(
          NSOrderedSet(array: [
            INSpeakableString(
              vocabularyIdentifier: "7", spokenPhrase: "P!nk", pronunciationHint: "pink"),
            Samples.person,
          ]), of: .mediaMusicArtistName)
        INVocabulary.shared().removeAllVocabularyStrings()
      }
      #expect(
        system.calls == [
          ["mediaPlaylistTitle": ["road trip", "gym"]],
          [
            "mediaMusicArtistName": [
              [
                "spokenPhrase": "P!nk", "pronunciationHint": "pink", "vocabularyIdentifier": "7",
              ],
              ["spokenPhrase": "Ada Lovelace", "vocabularyIdentifier": "ada"],
            ]
          ],
          "removeAllVocabulary",
        ])
    }

    @Test func donationsHoldIntentAndResponse() async throws {
      let system = RecordingSystem()
      let interaction = INInteraction(
        intent: Samples.addMedia,
        response: INAddMediaIntentResponse(code: .success, userActivity: nil))
      interaction.identifier = "1"
      interaction.direction = .outgoing
      interaction.dateInterval = DateInterval(
        start: Date(timeIntervalSince1970: 10), duration: 5)
      try await system.whileInstalled { try await interaction.donate() }
      let plain = try #require(system.calls.first)
      #expect(plain["exchange"]?["intent"] == "INAddMediaIntent")
      #expect(plain["exchange"]?["response"] == ["code": "success"])
      let read = try INInteraction.decode(plain)
      #expect(read == interaction)
      #expect(read.intent == Samples.addMedia)
      #expect(read.dateInterval?.duration == 5)
    }

    @Test func deletionsNameWhatIsMeant() async throws {
      let system = RecordingSystem()
      try await system.whileInstalled {
        try await INInteraction.deleteAll()
        try await INInteraction.delete(with: ["a", "b"])
        try await INInteraction.delete(with: "group")
      }
      #expect(system.calls == ["all", ["a", "b"], ["group": "group"]])
    }

    @Test func aPermissionIsAskedFor() async {
      let system = RecordingSystem()
      let status = await system.whileInstalled {
        await withCheckedContinuation { continuation in
          INPreferences.requestSiriAuthorization { continuation.resume(returning: $0) }
        }
      }
      #expect(status == .authorized)
    }

    @Test func contextsAndProposalsAreHandedOver() {
      let system = RecordingSystem()
      system.whileInstalled {
        let context = INMediaUserContext()
        context.subscriptionStatus = .notSubscribed
        context.becomeCurrent()
        INUpcomingMediaManager.shared.setSuggestedMediaIntents(
          NSOrderedSet(array: [INPlayMediaIntent(playShuffled: true)]))
        INUpcomingMediaManager.shared.setPredictionMode(
          .onlyPredictSuggestedIntents, for: .podcastShow)
      }
      #expect(
        system.calls == [
          ["subscriptionStatus": "notSubscribed"], [["playShuffled": true]],
          ["podcastShow": "onlyPredictSuggestedIntents"],
        ])
    }
  }

  /// An assistant that writes down what it is asked.
  private final class RecordingSystem: IntentsSystem {
    private let record = Mutex<[PlainValue]>([])

    var calls: [PlainValue] { record.withLock { $0 } }

    func whileInstalled<Result>(_ body: () throws -> Result) rethrows -> Result {
      let previous = IntentsSystemConnection.current
      IntentsSystemConnection.current = self
      defer { IntentsSystemConnection.current = previous }
      return try body()
    }

    func whileInstalled<Result>(_ body: () async throws -> Result) async rethrows -> Result {
      let previous = IntentsSystemConnection.current
      IntentsSystemConnection.current = self
      defer { IntentsSystemConnection.current = previous }
      return try await body()
    }

    private func note(_ call: PlainValue) { record.withLock { $0.append(call) } }

    var siriAuthorizationStatus: INSiriAuthorizationStatus { .authorized }
    func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .authorized }
    var siriLanguageCode: String { "ru-RU" }
    func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {
      note(.object([type.spelling ?? "": .list(words)]))
    }
    func removeAllVocabulary() { note("removeAllVocabulary") }
    func donate(_ interaction: PlainValue) async throws { note(interaction) }
    func deleteInteractions(_ selection: InteractionSelection) async throws {
      switch selection {
      case .all: note("all")
      case .identifiers(let identifiers): note(identifiers.plain)
      case .group(let group): note(["group": .string(group)])
      }
    }
    func setMediaUserContext(_ context: PlainValue) { note(context) }
    func setSuggestedMedia(_ intents: [PlainValue]) { note(.list(intents)) }
    func setMediaPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType) {
      note(.object([type.spelling ?? "": mode.plain]))
    }
  }
#endif
