import Foundation
import Intents
import Synchronization
import Testing

/// Without an assistant a process is alone with its notifications, and hears its own.
@Suite struct DarwinNotificationTests {
  private final class Listener: Sendable {
    let heard = Mutex<[String]>([])
  }

  @Test func observersHearTheirNamesUntilTheyAreRemoved() async {
    let center = CFNotificationCenterGetDarwinNotifyCenter()
    let listener = Listener()
    let pointer = Unmanaged.passUnretained(listener).toOpaque()
    for name in ["test.one", "test.two"] {
      CFNotificationCenterAddObserver(
        center, pointer,
        { _, observer, name, _, _ in
          guard let observer, let name else { return }
          let listener = Unmanaged<Listener>.fromOpaque(observer).takeUnretainedValue()
          listener.heard.withLock { $0.append(String(describing: name.rawValue)) }
        }, name as CFString, nil, .deliverImmediately)
    }
    await post("test.one")
    await post("test.other")
    CFNotificationCenterRemoveObserver(
      center, pointer, CFNotificationName("test.one" as CFString), nil)
    await post("test.one")
    await post("test.two")
    CFNotificationCenterRemoveEveryObserver(center, pointer)
    await post("test.two")
    #expect(listener.heard.withLock { $0 } == ["test.one", "test.two"])
  }

  /// Posts a notification, and returns when its observers have been called on the main queue.
  private func post(_ name: String) async {
    CFNotificationCenterPostNotification(
      CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationName(name as CFString), nil, nil,
      true)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
