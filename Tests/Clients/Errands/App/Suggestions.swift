import Intents
import IntentsUI
import UIKit

/// What an app tells the system beside its answers, with completion handlers.
class Suggestions: NSObject {
  static let shared = Suggestions()

  func make() {
    guard INPreferences.siriAuthorizationStatus() != .denied else { return }
    print("speaks", INPreferences.siriLanguageCode())
    let item = INMediaItem(
      identifier: "1", title: "Sleep", type: INMediaItemType(rawValue: 13) ?? .music,
      artwork: cover(), artist: nil)
    let intent = INPlayMediaIntent(
      mediaItems: [item], mediaContainer: item, playShuffled: false, playbackRepeatMode: .none,
      resumePlayback: true)
    intent.suggestedInvocationPhrase = "Sleep now"
    intent.shortcutAvailability = [.sleepMusic, .sleepPodcasts]
    INUpcomingMediaManager.shared.setPredictionMode(
      .onlyPredictSuggestedIntents, for: .podcastEpisode)
    INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: [intent]))
    propose(intent)
    donate(intent)
  }

  private func cover() -> INImage? {
    let size = INImage.imageSize(
      for: INPlayMediaIntentResponse(code: .unspecified, userActivity: nil))
    guard let url = URL(string: "https://example.com/\(Int(size.width)).png") else { return nil }
    return UIImage(named: "cover").map { INImage(uiImage: $0) } ?? INImage(url: url)
  }

  private func propose(_ intent: INIntent) {
    let activity = NSUserActivity(activityType: "app.sotto.Errands.open")
    activity.title = "Open the list"
    activity.requiredUserInfoKeys = ["list"]
    activity.addUserInfoEntries(from: ["list": "errands"])
    activity.webpageURL = URL(string: "https://example.com/list")
    activity.isEligibleForHandoff = false
    var shortcuts = [INShortcut(userActivity: activity)]
    if let shortcut = INShortcut(intent: intent) { shortcuts.append(shortcut) }
    INVoiceShortcutCenter.shared.setShortcutSuggestions(shortcuts)
    let relevant = INRelevantShortcut(shortcut: shortcuts[0])
    relevant.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .evening)]
    relevant.shortcutRole = .action
    INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { error in
      if let error = error as NSError? { print("relevant: \(error.localizedDescription)") }
    }
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { [weak self] voiceShortcuts, error in
      guard let voiceShortcuts = voiceShortcuts, self != nil else { return }
      for known in voiceShortcuts where known.shortcut.intent is INPlayMediaIntent {
        print(known.invocationPhrase, known.identifier, known.shortcut.userActivity as Any)
      }
    }
  }

  private func donate(_ intent: INIntent) {
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.groupIdentifier = "sleep"
    interaction.donate { error in
      guard error == nil else { return }
      print("donated", interaction.intentHandlingStatus == .unspecified)
      INInteraction.delete(with: "sleep") { _ in print("taken back") }
    }
  }

  func options(of handler: INRideStatus) -> INObjectCollection<INRideOption> {
    let driver = INRideDriver(
      personHandle: INPersonHandle(value: "moana@example.com", type: .emailAddress),
      nameComponents: nil, displayName: "Moana", image: nil, contactIdentifier: nil,
      customIdentifier: "7", aliases: nil, suggestionType: .none)
    handler.driver = driver
    let option = handler.rideOption ?? INRideOption(name: "Any", estimatedPickupDate: Date())
    option.priceRange = INPriceRange(minimumPrice: 4, currencyCode: "NZD")
    if handler.completionStatus?.isCompleted == true { option.priceRange = nil }
    return INObjectCollection(items: [option])
  }
}
