import Foundation
import MediaShared
import MelodyShared

/// What the person likes and keeps, and what that means for what plays.
extension PlaybackController {
  /// What the person likes and has put into playlists; while it cannot be read, nothing: that is no
  /// reason not to play.
  var collection: PersonalCollection {
    do {
      return try CollectionFile(container).collection()
    } catch {
      Notice.say("What you like and keep cannot be read: \(error.localizedDescription)")
      return PersonalCollection()
    }
  }

  /// Keeps how the person likes what plays.
  func keep(_ affinity: PersonalCollection.Affinity) throws {
    guard let current = state.queue.current else { throw PlayerError.nothingToPlay }
    try CollectionFile(container).update { $0.add(affinity, for: [current], at: .now) }
  }

  /// Goes on to the next entry when the current one is among these, which nobody wants to hear.
  func skip(_ disliked: Set<String>) {
    guard let current = state.queue.current, disliked.contains(current) else { return }
    guard isPlaying else { return enqueue { _ = $0.skipToNext() } }
    do { try skipToNext() } catch { stop() }
  }
}
