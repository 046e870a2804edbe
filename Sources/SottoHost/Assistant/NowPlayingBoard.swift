import SottoAssistant
import SottoWire
import Synchronization

/// What each app has said it plays.
final class NowPlayingBoard: Sendable {
  private let state = Mutex<[Entry]>([])

  private struct Entry {
    var app: String
    var message: SystemCalls.NowPlaying
  }

  /// The app that plays; of several, and when all are paused, the one that changed last.
  var current: NowPlaying? {
    state.withLock { entries in
      let entry = entries.last { $0.message.isPlaying } ?? entries.last
      return entry.map { entry in
        NowPlaying(
          app: entry.app, item: entry.message.identifier, title: entry.message.title,
          artist: entry.message.artist, isPlaying: entry.message.isPlaying)
      }
    }
  }

  /// The message behind `current`, as an app sent it.
  var message: SystemCalls.NowPlaying? {
    state.withLock { entries in (entries.last { $0.message.isPlaying } ?? entries.last)?.message }
  }

  /// The apps that make a sound now.
  var playing: Set<String> {
    state.withLock { Set($0.filter(\.message.isPlaying).map(\.app)) }
  }

  /// Takes an app's word; one that names nothing means that nothing is loaded there.
  func set(_ message: SystemCalls.NowPlaying, of app: String) {
    state.withLock { entries in
      entries.removeAll { $0.app == app }
      if message.title != nil || message.identifier != nil {
        entries.append(Entry(app: app, message: message))
      }
    }
  }

  /// Waits until something else plays, for as long as a person would for the answer's sake.
  ///
  /// An app says that it took a command before its player has loaded the next item.
  func changes(from now: NowPlaying) async {
    let deadline = ContinuousClock.now + .milliseconds(300)
    while current?.item == now.item, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// The app's process has ended: nothing plays there.
  func clear(_ app: String) {
    state.withLock { $0.removeAll { $0.app == app } }
  }
}
