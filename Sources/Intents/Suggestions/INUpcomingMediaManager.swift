public import Foundation

/// What the person is likely to want next, as the app sees it.
@available(iOS 12.0, *)
open class INUpcomingMediaManager: NSObject, @unchecked Sendable {
  /// The manager of this app.
  public static let shared = INUpcomingMediaManager()

  /// Replaces the app's proposals: `INPlayMediaIntent` objects, the most important first.
  open func setSuggestedMediaIntents(_ intents: NSOrderedSet) {
    IntentsSystemConnection.current.setSuggestedMedia(
      intents.compactMap { ($0 as? INPlayMediaIntent)?.plain })
  }

  /// Says whether the assistant may propose media of `type` that the app did not propose.
  open func setPredictionMode(
    _ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType
  ) {
    IntentsSystemConnection.current.setMediaPredictionMode(mode, for: type)
  }
}
