import Intents
import UIKit

/// What an app tells the system beside its answers, asynchronously.
@MainActor
enum Suggestions {
  static func make() async {
    guard await INPreferences.requestSiriAuthorization() == .authorized else { return }
    let item = INMediaItem(identifier: "1", title: "Load", type: .podcastShow, artwork: nil)
    let intent = INPlayMediaIntent(mediaItems: [item])
    intent.shortcutAvailability = .sleepPodcasts
    intent.setImage(INImage(named: "load"), forParameterNamed: \.mediaContainer)
    INUpcomingMediaManager.shared.setSuggestedMediaIntents([intent])
    do {
      let interaction = INInteraction(intent: intent, response: nil)
      interaction.identifier = "load"
      interaction.direction = .outgoing
      try await interaction.donate()
      try await INInteraction.delete(with: ["load"])
      let known = try await INVoiceShortcutCenter.shared.allVoiceShortcuts()
      print("suggested", known.count)
    } catch {
      print("not suggested: \(error.localizedDescription)")
    }
  }
}
