import Intents
import SottoWire
import Synchronization

/// Brings what handlers send after their first response to whoever follows the request.
final class UpdateExchange: Sendable {
  private let followers = Mutex<[Int: Follower]>([:])

  private struct Follower {
    /// The app that may speak of the request.
    var app: String
    var take: @Sendable (PlainValue) -> Void
  }

  func follow(_ request: Int, of app: String, _ take: @escaping @Sendable (PlainValue) -> Void) {
    followers.withLock { $0[request] = Follower(app: app, take: take) }
  }

  func leave(_ request: Int) { followers.withLock { $0[request] = nil } }

  /// Whether somebody hears how an app's request goes on.
  func isFollowed(_ request: Int, of app: String) -> Bool {
    followers.withLock { $0[request]?.app == app }
  }

  /// Passes on what an app says of its own request; of any other, nothing.
  func pass(_ update: HandlerCalls.Update, of app: String) {
    let follower = followers.withLock { $0[update.request] }
    if let follower, follower.app == app { follower.take(update.response) }
  }
}
