import Intents
import SottoWire
import Synchronization

/// Brings what handlers send after their first response to whoever follows the request.
final class UpdateExchange: Sendable {
  private let followers = Mutex<[Int: Follower]>([:])

  private struct Follower {
    /// The app that may speak of the request.
    var app: String
    /// Of each request by itself: however many are followed, none loses what another is told.
    let pacing = Pacing(burst: 20, perSecond: 4)
    var take: @Sendable (PlainValue) -> Void
  }

  func follow(_ request: Int, of app: String, _ take: @escaping @Sendable (PlainValue) -> Void) {
    followers.withLock { $0[request] = Follower(app: app, take: take) }
  }

  func leave(_ request: Int) { followers.withLock { $0[request] = nil } }

  /// Passes on what an app says of its own request, of what comes too fast the latest; of any other, nothing.
  func pass(_ update: HandlerCalls.Update, of app: String) {
    let follower = followers.withLock { $0[update.request] }
    guard let follower, follower.app == app else { return }
    follower.pacing.take { follower.take(update.response) }
  }
}
