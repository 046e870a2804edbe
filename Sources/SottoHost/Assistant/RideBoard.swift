import Intents
import Logging
import SottoAssistant
import Synchronization

/// The ride each app last spoke of, which “my ride” means: an app knows it by its identifier.
final class RideBoard: Sendable {
  private let store: any AssistantStore
  private let identifiers: Mutex<[String: String]>
  private let log = Logger(label: "sotto.rides")

  /// - Throws: What keeps the store from being read.
  init(store: any AssistantStore) throws {
    self.store = store
    identifiers = Mutex(try store.rides())
  }

  /// The app's identifier of its last ride; `nil` while there was none.
  func last(of app: String) -> String? { identifiers.withLock { $0[app] } }

  /// Takes up the ride that an app's response speaks of, if it speaks of one.
  func note(_ response: HandlerResponse, of app: String) {
    guard let identifier = response.plain["rideStatus"]?["rideIdentifier"]?.string,
      identifiers.withLock({ $0.updateValue(identifier, forKey: app) }) != identifier
    else { return }
    do {
      try store.setRide(identifier, of: app)
    } catch {
      log.error("ride not stored", metadata: ["app": "\(app)", "error": "\(error)"])
    }
  }
}
