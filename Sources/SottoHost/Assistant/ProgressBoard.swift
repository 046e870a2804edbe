import SottoWire
import Synchronization

/// How far long work of apps is, which processes of theirs tell.
final class ProgressBoard: Sendable {
  private let current = Mutex<[NowPlayingBoard.Source: ClientCalls.Progress]>([:])
  private let changes = Broadcast<ClientCalls.Progress>()

  /// What goes on, and each change.
  var messages: AsyncStream<ClientCalls.Progress> {
    // A change while this is made is told twice rather than never.
    current.withLock { changes.elements(after: Array($0.values)) }
  }

  func set(_ told: SystemCalls.ShowProgress, by source: NowPlayingBoard.Source, named name: String)
  {
    let progress = ClientCalls.Progress(
      app: source.app, appName: name, done: told.done, total: told.total)
    current.withLock { $0[source] = told.done < told.total ? progress : nil }
    changes.send(progress)
  }

  /// The process has ended, and with it what it was at.
  func clear(_ source: NowPlayingBoard.Source) {
    guard var progress = current.withLock({ $0.removeValue(forKey: source) }) else { return }
    progress.done = progress.total
    changes.send(progress)
  }
}
