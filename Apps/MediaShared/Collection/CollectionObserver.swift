import Foundation
import Intents

/// Hears of what the person likes, dislikes and keeps from now on, wherever they say it.
@MainActor
package final class CollectionObserver {
  private let file: CollectionFile
  private let onChange: (_ before: PersonalCollection, _ now: PersonalCollection) -> Void
  /// What was known before, to tell what is new.
  private var known: PersonalCollection

  package init(
    _ file: CollectionFile,
    onChange: @escaping (_ before: PersonalCollection, _ now: PersonalCollection) -> Void
  ) {
    self.file = file
    self.onChange = onChange
    known = (try? file.collection()) ?? PersonalCollection()
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        let hearer = Unmanaged<CollectionObserver>.fromOpaque(observer).takeUnretainedValue()
        // Darwin notifications are delivered on the main thread.
        MainActor.assumeIsolated { hearer.hear() }
      }, file.changed as CFString, nil, .deliverImmediately)
  }

  deinit {
    CFNotificationCenterRemoveEveryObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
  }

  private func hear() {
    do {
      let collection = try file.collection()
      onChange(known, collection)
      known = collection
    } catch {
      Notice.say("What you like cannot be read: \(error.localizedDescription)")
    }
  }
}
