import Dispatch
import Foundation

/// Says when something in a set of folders changes.
@MainActor
package final class FolderWatcher {
  private let source: any DispatchSourceRead

  /// Watches folders, not those below them.
  ///
  /// - Parameter onChange: Called on the main queue once the changes have come to rest.
  package init?(_ folders: [URL], onChange: @escaping @MainActor @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    for folder in folders { inotify_add_watch(descriptor, folder.path, UInt32(changes)) }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // A copied album is many changes; the timer begins anew with each.
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated(onChange) }
    timer.activate()
    source.setEventHandler {
      var events = [UInt8](repeating: 0, count: 16 << 10)
      while read(descriptor, &events, events.count) > 0 {}
      timer.schedule(deadline: .now() + Self.rest)
    }
    source.setCancelHandler {
      timer.cancel()
      close(descriptor)
    }
    source.activate()
  }

  isolated deinit { source.cancel() }

  private nonisolated static let rest = DispatchTimeInterval.milliseconds(500)
}
