import Intents
import Testing

/// How the runtime calls handlers: through the dispatch table, told apart by what they implement.
@Suite struct DispatchTests {
  private let playMedia = IntentDescription.all["INPlayMediaIntent"]
  private let intent = INPlayMediaIntent()

  /// A handler and what it is to answer.
  struct Example: Sendable {
    let handler: @Sendable () -> NSObject
    var parameter = ""
    let answer: [String?]?
  }

  @Test(arguments: [
    Example(handler: { CompletionHandler() }, answer: ["handleInApp"]),
    Example(handler: { AsyncHandler() }, answer: ["success"]),
    Example(handler: { MixedHandler() }, answer: ["continueInApp"]),
    Example(handler: { HastyHandler() }, answer: ["success"]),
    Example(handler: { InheritingHandler() }, answer: ["failureUnknownMediaType"]),
    Example(handler: { EmptyHandler() }, answer: nil),
    Example(handler: { NSObject() }, answer: nil),
  ])
  func handle(_ example: Example) async throws {
    let playMedia = try #require(playMedia)
    for _ in 0..<20 {
      let response = try await playMedia.handle(intent, by: example.handler())
      #expect(response.map { [$0.plain["code"]?.string] } == example.answer)
    }
  }

  @Test func mainActorHandler() async throws {
    let handler = await MainActorHandler()
    let response = try await #require(playMedia).handle(intent, by: handler)
    #expect(response?.plain == ["code": "success"])
    #expect(await handler.played == 1)
  }

  @Test(arguments: [
    Example(handler: { CompletionHandler() }, parameter: "mediaItems", answer: ["success"]),
    Example(handler: { AsyncHandler() }, parameter: "mediaItems", answer: ["disambiguation"]),
    Example(handler: { MixedHandler() }, parameter: "playbackSpeed", answer: ["unsupported"]),
    Example(handler: { MixedHandler() }, parameter: "mediaItems", answer: nil),
    Example(handler: { EmptyHandler() }, parameter: "mediaItems", answer: nil),
    Example(handler: { CompletionHandler() }, parameter: "noSuchParameter", answer: nil),
  ])
  func resolve(_ example: Example) async throws {
    let results = try await #require(playMedia)
      .resolve(example.parameter, of: intent, by: example.handler())
    #expect(results?.map { $0.plain["status"]?.string } == example.answer)
  }

  @Test func confirm() async throws {
    let playMedia = try #require(playMedia)
    #expect(try await playMedia.confirm(intent, by: CompletionHandler()) == nil)
    #expect(try await playMedia.confirm(intent, by: AsyncHandler())?.plain == ["code": "ready"])
  }

  @Test func aDroppedCompletionIsAnErrorAtOnce() async throws {
    let playMedia = try #require(playMedia)
    await #expect(throws: HandlerMistake.self) {
      try await playMedia.handle(intent, by: DroppingHandler())
    }
  }

  @Test func everyIntentOfTheLedgerHasAnEntry() throws {
    let apple = try AppleDeclarations.current().offered.filter(\.isType).map(\.type)
      .filter { $0.hasSuffix("Intent") && $0 != "INIntent" }
    #expect(apple.count == 17)
    #expect(Set(apple).subtracting(IntentDescription.all.keys) == [])
    #expect(
      playMedia?.parameters.map(\.name) == [
        "mediaItems", "playShuffled", "playbackRepeatMode", "resumePlayback",
        "playbackQueueLocation", "playbackSpeed",
      ])
    #expect(playMedia?.parameters.map(\.isList) == [true, false, false, false, false, false])
  }

  /// What the specification says of a property is said of one that is there.
  @Test func subjectsAndSpokenNamesAreProperties() throws {
    let samples = SampleTrees(try AppleDeclarations.current())
    for (name, description) in IntentDescription.all {
      let properties = samples.members(of: name).keys
      let named = description.subject + description.spokenNames.values
      #expect(named.filter { !properties.contains($0) } == [], "\(name)")
    }
  }

  @Test func canHandleAsksForTheProtocol() async {
    #expect(await playMedia?.canHandle(CompletionHandler()) == true)
    #expect(await playMedia?.canHandle(NSObject()) == false)
    let addMedia = IntentDescription.all["INAddMediaIntent"]
    #expect(await addMedia?.canHandle(CompletionHandler()) == false)
  }
}
