import Foundation
import SottoAssistant
import SottoWire
import Synchronization

/// What each app has said it plays.
///
/// Who plays is said by the app that plays. An extension may say it too, for as long as its process
/// lives, and is believed where no app has anything loaded.
final class NowPlayingBoard: Sendable {
  /// Which process of an app speaks.
  struct Source: Hashable {
    let app: String
    let isExtension: Bool

    static func app(_ app: String) -> Source { Source(app: app, isExtension: false) }
    static func appex(of app: String) -> Source { Source(app: app, isExtension: true) }
  }

  private let state = Mutex(State())

  private struct State {
    var entries: [Entry] = []
    var readers: [UUID: AsyncStream<SystemCalls.NowPlaying?>.Continuation] = [:]

    var current: Entry? {
      let apps = entries.filter { !$0.source.isExtension }
      return apps.last { $0.message.isPlaying } ?? apps.last
        ?? entries.last { $0.message.isPlaying } ?? entries.last
    }

    /// Changes what is known, and tells the readers when that changes what plays.
    mutating func change(_ change: (inout [Entry]) -> Void) {
      let before = current
      change(&entries)
      guard current?.source != before?.source || current?.message != before?.message else {
        return
      }
      for reader in readers.values { reader.yield(current?.message) }
    }
  }

  private struct Entry {
    var source: Source
    var message: SystemCalls.NowPlaying
    /// When it was told.
    var date = Date.now
  }

  /// The app that plays; of several, and when all are paused, the one that changed last.
  var current: NowPlaying? {
    state.withLock { state in
      state.current.map { entry in
        NowPlaying(
          app: entry.source.app, item: entry.message.identifier, title: entry.message.title,
          artist: entry.message.artist, isPlaying: entry.message.isPlaying,
          volume: entry.message.volume, next: entry.message.next)
      }
    }
  }

  /// The message behind `current`, with the app that sent it, and when.
  var told: (app: String, date: Date, message: SystemCalls.NowPlaying)? {
    state.withLock { $0.current.map { ($0.source.app, $0.date, $0.message) } }
  }

  /// The message behind `current`, as an app sent it.
  var message: SystemCalls.NowPlaying? { state.withLock { $0.current?.message } }

  /// What `message` is: now, and after each change. `nil` is nothing.
  ///
  /// Who reads too slowly gets the latest.
  var messages: AsyncStream<SystemCalls.NowPlaying?> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let reader = UUID()
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { $0.readers[reader] = nil }
      }
      state.withLock { state in
        state.readers[reader] = continuation
        continuation.yield(state.current?.message)
      }
    }
  }

  /// All that was said, the last last.
  var recorded: [RecordedHome.Playing] {
    state.withLock { state in
      state.entries.map { entry in
        var item = entry.message
        // The picture is a file of this home.
        item.artwork = nil
        return .init(app: entry.source.app, isExtension: entry.source.isExtension, item: item)
      }
    }
  }

  /// The apps that make a sound now.
  var playing: Set<String> {
    state.withLock { state in
      Set(
        state.entries.filter { $0.message.isPlaying && !$0.source.isExtension }
          .map(\.source.app))
    }
  }

  /// Takes a process's word; one that names nothing means that nothing is loaded there.
  func set(_ message: SystemCalls.NowPlaying, by source: Source) {
    state.withLock { state in
      state.change { entries in
        entries.removeAll { $0.source == source }
        if message.title != nil || message.identifier != nil {
          entries.append(Entry(source: source, message: message))
        }
      }
    }
  }

  /// Waits until something else plays, or as loud as it did not before, for as long as a person would for the answer's
  /// sake.
  ///
  /// An app says that it took a command before its player has loaded the next item.
  func changes(from now: NowPlaying) async {
    let deadline = ContinuousClock.now + .milliseconds(300)
    while current?.item == now.item, current?.volume == now.volume,
      ContinuousClock.now < deadline
    {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// The process has ended: nothing plays there.
  func clear(_ source: Source) {
    state.withLock { $0.change { entries in entries.removeAll { $0.source == source } } }
  }
}
