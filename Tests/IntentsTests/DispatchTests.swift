import Intents
import Testing

/// How the runtime calls handlers: through the dispatch table, told apart by what they implement.
@Suite struct DispatchTests {
  private let playMedia = IntentDescription.all["INPlayMediaIntent"]
  private let intent = INPlayMediaIntent()

  @Test(
    arguments: [
      (CompletionHandler(), "handleInApp"), (AsyncHandler(), "success"),
      (MixedHandler(), "continueInApp"), (HastyHandler(), "success"),
      (InheritingHandler(), "failureUnknownMediaType"), (EmptyHandler(), nil), (NSObject(), nil),
    ] as [(NSObject, String?)])
  func handle(_ handler: NSObject, _ code: String?) async throws {
    let playMedia = try #require(playMedia)
    for _ in 0..<20 {
      let response = try await playMedia.handle(intent, by: handler)
      #expect(response?.plain["code"]?.string == code)
    }
  }

  @Test func mainActorHandler() async throws {
    let handler = await MainActorHandler()
    let response = try await #require(playMedia).handle(intent, by: handler)
    #expect(response?.plain == ["code": "success"])
    #expect(await handler.played == 1)
  }

  @Test(
    arguments: [
      (CompletionHandler(), "mediaItems", ["success"]),
      (AsyncHandler(), "mediaItems", ["disambiguation"]),
      (MixedHandler(), "playbackSpeed", ["unsupported"]),
      (MixedHandler(), "mediaItems", nil),
      (EmptyHandler(), "mediaItems", nil),
      (CompletionHandler(), "noSuchParameter", nil),
    ] as [(NSObject, String, [String]?)])
  func resolve(_ handler: NSObject, _ parameter: String, _ statuses: [String]?) async throws {
    let results = try await #require(playMedia).resolve(parameter, of: intent, by: handler)
    #expect(results?.map { $0.plain["status"]?.string } == statuses)
  }

  @Test func confirm() async throws {
    let playMedia = try #require(playMedia)
    #expect(try await playMedia.confirm(intent, by: CompletionHandler()) == nil)
    #expect(try await playMedia.confirm(intent, by: AsyncHandler())?.plain == ["code": "ready"])
  }

  @Test func aDroppedCompletionIsAnErrorAtOnce() async throws {
    let playMedia = try #require(playMedia)
    await #expect(throws: HandlerCallError.self) {
      try await playMedia.handle(intent, by: DroppingHandler())
    }
  }

  @Test func everyIntentHasAnEntry() {
    #expect(
      IntentDescription.all.keys.sorted() == [
        "INAddMediaIntent", "INPlayMediaIntent", "INSearchForMediaIntent",
        "INUpdateMediaAffinityIntent",
      ])
    #expect(
      playMedia?.parameters.map(\.name) == [
        "mediaItems", "playShuffled", "playbackRepeatMode", "resumePlayback",
        "playbackQueueLocation", "playbackSpeed",
      ])
    #expect(playMedia?.parameters.map(\.isList) == [true, false, false, false, false, false])
  }

  @Test func canHandleAsksForTheProtocol() {
    #expect(playMedia?.canHandle(CompletionHandler()) == true)
    #expect(playMedia?.canHandle(NSObject()) == false)
    #expect(IntentDescription.all["INAddMediaIntent"]?.canHandle(CompletionHandler()) == false)
  }
}
