/// How long things may take and how long they are kept.
package struct AssistantSettings: Sendable {
  /// The app's own time for one request, the person's thinking not counted.
  package var requestLimit = Duration.seconds(10)
  /// How long an extension without an open request is kept warm.
  package var extensionIdle = Duration.seconds(60)
  /// How long an app is kept that neither plays nor is in the foreground.
  package var appIdle = Duration.seconds(300)
  /// How long a conversation is kept in which nothing is said; its question closes unharmed then.
  package var conversationIdle = Duration.seconds(600)
  /// How many conversations are kept; one more ends the one in which nothing was said for longest.
  package var conversations = 1000
  /// How long the assistant stays after its last client; `nil` under a service manager.
  package var assistantIdle: Duration?
  /// The longest sentence that is understood, in characters.
  package var sentenceLimit = 1000
  /// Whether “pause” and the like go to the desktop's other players where no app has anything loaded.
  package var otherPlayers = true
  /// Whether a test of the app's speaks, which is to hear of mistakes that no person would notice.
  package var isRehearsal = false
  package var confinement = ConfinementChoice.automatic

  package init() {}
}
