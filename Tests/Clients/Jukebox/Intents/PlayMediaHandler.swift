import CoreSpotlight
import Foundation
import Intents
import MediaPlayer
import os

private let logger = Logger(subsystem: "app.sotto.Jukebox", category: "intents")

/// Completion handlers throughout, as most apps have them.
@objcMembers public class PlayMediaHandler: NSObject, INPlayMediaIntentHandling {
  private static let group = "group.app.sotto.Jukebox"

  @objc public dynamic var asked = 0

  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) {
    asked += 1
    guard let search = intent.mediaSearch else {
      completion([INPlayMediaMediaItemResolutionResult.unsupported()])
      return
    }
    logger.debug(
      "looking for \(search.mediaName ?? "nothing", privacy: .public) \(asked, format: .hex)")
    switch search.mediaType {
    case .song, .music, .unknown:
      break
    case .album, .artist, .genre, .playlist, .podcastShow, .podcastEpisode, .podcastPlaylist,
      .podcastStation, .musicStation, .audioBook, .movie, .tvShow, .tvShowEpisode, .musicVideo,
      .radioStation, .station, .news, .algorithmicRadioStation:
      completion([.unsupported(forReason: .unsupportedMediaType)])
      return
    @unknown default:
      completion([.unsupported()])
      return
    }
    switch search.reference {
    case .currentlyPlaying, .my: break
    default: break
    }
    DispatchQueue.global(qos: .userInitiated).async {
      guard let name = search.mediaName else { return completion([.needsValue()]) }
      let items = self.items(named: name, by: search.artistName)
      if name.contains("two") {
        completion([INPlayMediaMediaItemResolutionResult.disambiguation(with: items)])
      } else if name.contains("sure") {
        completion([.confirmationRequired(with: items.first)])
      } else if name.contains("converted") {
        completion([
          INPlayMediaMediaItemResolutionResult(
            mediaItemResolutionResult: .success(with: items[0]))
        ])
      } else {
        completion(INPlayMediaMediaItemResolutionResult.successes(with: [items[0]]))
      }
    }
  }

  @available(iOS 13.0, watchOS 6.0, *)
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) {
    guard let speed = intent.playbackSpeed else { return completion(.notRequired()) }
    let result = speed > 3 ? nil : INDoubleResolutionResult.success(with: speed)
    completion(
      result.map(INPlayMediaPlaybackSpeedResolutionResult.init(doubleResolutionResult:))
        ?? .unsupported(forReason: .aboveMaximum))
  }

  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) {
    completion(.success(with: intent.playShuffled ?? false))
  }

  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) {
    let defaults = UserDefaults(suiteName: Self.group)
    defaults?.set(intent.mediaItems?.first?.identifier, forKey: "last")
    completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil))
  }

  // The template of Xcode 10 has no @escaping here.
  public func handle(intent: INPlayMediaIntent, completion: (INPlayMediaIntentResponse) -> Void) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INPlayMediaIntent.self))
    activity.userInfo = ["identifier": intent.mediaItems?.first?.identifier ?? "", "count": 1]
    activity.isEligibleForSearch = true
    if #available(iOS 12.0, *) {
      activity.isEligibleForPrediction = true
      activity.suggestedInvocationPhrase = "Play it again"
    }
    activity.contentAttributeSet = CSSearchableItemAttributeSet(
      itemContentType: kUTTypeAudio as String)
    activity.contentAttributeSet?.title = intent.mediaItems?.first?.title
    let folder = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: Self.group)
    let isReady = folder.map { FileManager.default.isWritableFile(atPath: $0.path) } ?? false
    let isFilm = intent.mediaSearch?.mediaName?.contains("flicker") ?? false
    let code: INPlayMediaIntentResponseCode =
      isFilm ? .continueInApp : isReady ? .handleInApp : .failure
    completion(INPlayMediaIntentResponse(code: code, userActivity: activity))
  }

  private func items(named name: String, by artist: String?) -> [INMediaItem] {
    ["First", "Second"].map { place in
      INMediaItem(
        identifier: "\(place) \(name)", title: "\(place) \(name)", type: .song,
        artwork: INImage(named: "Cover"), artist: artist)
    }
  }
}
