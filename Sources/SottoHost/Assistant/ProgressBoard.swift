import SottoAssistant
import SottoWire
import Synchronization

/// How far long work of apps is, which processes of theirs tell.
final class ProgressBoard: Sendable {
  private struct Entry {
    var progress: ClientCalls.Progress
    var isLong: Bool
  }

  private let current = Mutex<[NowPlayingBoard.Source: Entry]>([:])
  private let changes = Broadcast<Told>()

  struct Told: Equatable, Sendable {
    var progress: ClientCalls.Progress
    /// Whether the process has ended, and with it what was not done.
    var isLeft = false
  }

  /// What goes on for long, and each change.
  var messages: AsyncStream<Told> {
    // A change while this is made is told twice rather than never.
    current.withLock { current in
      changes.elements(after: current.values.filter(\.isLong).map { Told(progress: $0.progress) })
    }
  }

  /// What an app is at, however short it may be; `nil` where that is nothing.
  func work(of app: String) -> AppWork? {
    let progress = current.withLock { current in
      (current[.app(app)] ?? current[.appex(of: app)])?.progress
    }
    return progress.map { AppWork(done: $0.done, total: $0.total) }
  }

  func set(_ told: SystemCalls.ShowProgress, by source: NowPlayingBoard.Source, named name: String)
  {
    let progress = ClientCalls.Progress(
      app: source.app, appName: name, done: told.done, total: told.total)
    current.withLock { current in
      current[source] =
        told.done < told.total ? Entry(progress: progress, isLong: told.isLong) : nil
    }
    if told.isLong { changes.send(Told(progress: progress)) }
  }

  /// The process has ended, and with it what it was at.
  func clear(_ source: NowPlayingBoard.Source) {
    guard let left = current.withLock({ $0.removeValue(forKey: source) }), left.isLong else {
      return
    }
    var progress = left.progress
    progress.done = progress.total
    changes.send(Told(progress: progress, isLeft: true))
  }
}
