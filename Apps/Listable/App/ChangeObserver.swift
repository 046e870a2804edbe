import Foundation
import Intents
import ListableShared

/// Hears, on the main thread, when lists or notes have got other names.
@MainActor
final class ChangeObserver {
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    CFNotificationCenterAddObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque(),
      { _, observer, _, _, _ in
        guard let observer else { return }
        let hearer = Unmanaged<ChangeObserver>.fromOpaque(observer).takeUnretainedValue()
        // Darwin notifications are delivered on the main thread.
        MainActor.assumeIsolated { hearer.onChange() }
      }, NotebookChanges.name as CFString, nil, .deliverImmediately)
  }

  deinit {
    CFNotificationCenterRemoveEveryObserver(
      CFNotificationCenterGetDarwinNotifyCenter(), Unmanaged.passUnretained(self).toOpaque())
  }
}
