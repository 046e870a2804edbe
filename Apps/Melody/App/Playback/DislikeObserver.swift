import Foundation
import Intents
import MelodyShared

/// Hears of what the person dislikes from now on, wherever they say it.
@MainActor
final class DislikeObserver {
  private let file: CollectionFile
  private let onDislike: (Set<String>) -> Void
  /// What was known before, to tell what is new.
  private var known: PersonalCollection

  /// - Parameter onDislike: Called with the identifiers of what has just been disliked.
  init(_ file: CollectionFile, onDislike: @escaping (Set<String>) -> Void) {
    self.file = file
    self.onDislike = onDislike
    known = (try? file.collection()) ?? PersonalCollection()
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        let hearer = Unmanaged<DislikeObserver>.fromOpaque(observer).takeUnretainedValue()
        // Darwin notifications are delivered on the main thread.
        MainActor.assumeIsolated { hearer.hear() }
      }, CollectionFile.changed as CFString, nil, .deliverImmediately)
  }

  deinit {
    CFNotificationCenterRemoveEveryObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
  }

  private func hear() {
    do {
      let collection = try file.collection()
      let disliked = collection.dislikes(since: known)
      known = collection
      if !disliked.isEmpty { onDislike(disliked) }
    } catch {
      Notice.say("What you like cannot be read: \(error.localizedDescription)")
    }
  }
}
