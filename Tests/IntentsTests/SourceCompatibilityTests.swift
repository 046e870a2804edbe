import Intents
import Testing

// Shapes of source that real apps have. That this file compiles is most of the test.

private final class TemplateExtension: INExtension {
  override func handler(for intent: INIntent) -> Any {
    guard intent is INPlayMediaIntent else { return self }
    return ExtensionHandler()
  }
}

private final class OptionalExtension: INExtension {
  let made: Bool
  override init() { made = true }
  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INPlayMediaIntent, is INSearchForMediaIntent: ExtensionHandler()
    default: nil
    }
  }
}

private class ExtensionHandler: NSObject {
  fileprivate var played: [INMediaItem] = []
}

extension ExtensionHandler: INPlayMediaIntentHandling, INSearchForMediaIntentHandling {
  func handle(
    intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void
  ) {
    played = intent.mediaItems ?? []
    completion(.init(code: .handleInApp, userActivity: nil))
  }

  func handle(
    intent: INSearchForMediaIntent, completion: (INSearchForMediaIntentResponse) -> Void
  ) {
    let response = INSearchForMediaIntentResponse(
      code: .continueInApp, userActivity: NSUserActivity(activityType: "search"))
    response.mediaItems = intent.mediaItems
    completion(response)
  }

  @available(iOS 14, *)
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] {
    guard let search = intent.mediaSearch else { return [.needsValue()] }
    switch search.mediaType {
    case .song, .music: return [.success(with: item(search.mediaName))]
    case .podcastShow: return [.disambiguation(with: [item("a"), item("b")])]
    case .audioBook: return [.confirmationRequired(with: item(search.mediaName))]
    case .unknown: return [.unsupported(forReason: .serviceUnavailable)]
    default: return [INPlayMediaMediaItemResolutionResult.unsupported()]
    }
  }

  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    completion(
      INPlayMediaPlaybackSpeedResolutionResult(
        doubleResolutionResult: .success(with: intent.playbackSpeed ?? 1)))
  }

  private func item(_ title: String?) -> INMediaItem {
    INMediaItem(
      identifier: UUID().uuidString, title: title, type: .song,
      artwork: INImage(named: "cover"))
  }
}

@Suite struct SourceCompatibilityTests {
  @Test func extensionsGiveOutHandlers() {
    #expect(TemplateExtension().handler(for: INPlayMediaIntent()) is ExtensionHandler)
    #expect(
      TemplateExtension().handler(
        for: INAddMediaIntent(
          mediaItems: nil, mediaSearch: nil, mediaDestination: .library)) is TemplateExtension)
    #expect(OptionalExtension().handler(for: INAddMediaIntent()) == nil)
    #expect(OptionalExtension().made)
  }

  @Test(arguments: [
    (INMediaItemType.podcastShow, INPlayMediaMediaItemResolutionResult.needsValue())
  ])
  func resultsBranch(_ type: INMediaItemType, _ other: INPlayMediaMediaItemResolutionResult) async {
    let intent = INPlayMediaIntent(mediaSearch: INMediaSearch(mediaType: type))
    let results = await ExtensionHandler().resolveMediaItems(for: intent)
    #expect(results.count == 1)
    #expect(results.first != other)
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
}
