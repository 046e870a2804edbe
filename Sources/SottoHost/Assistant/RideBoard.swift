import Intents
import Logging
import SottoAssistant
import Synchronization

/// The ride each app last spoke of, which “my ride” means: an app knows it by its identifier.
final class RideBoard: Sendable {
  private let store: any AssistantStore
  private let clock: WallClock
  private let rides: Mutex<Rides>
  private let log = Logger(label: "sotto.rides")

  private struct Rides {
    var identifiers: [String: String]
    var lastApp: String?

    /// - Returns: Whether that is news.
    mutating func take(_ identifier: String, of app: String) -> Bool {
      let isNew = identifiers[app] != identifier || lastApp != app
      identifiers[app] = identifier
      lastApp = app
      return isNew
    }
  }

  /// - Throws: What keeps the store from being read.
  init(store: any AssistantStore, clock: @escaping WallClock) throws {
    self.store = store
    self.clock = clock
    let known = try store.rides()
    rides = Mutex(
      Rides(
        identifiers: Dictionary(known.map { ($0.app, $0.identifier) }) { $1 },
        lastApp: known.last?.app))
  }

  /// The app's identifier of its last ride; `nil` while there was none.
  func last(of app: String) -> String? { rides.withLock { $0.identifiers[app] } }

  /// All of them, that of the app that spoke last at the end.
  var recorded: [RecordedHome.Ride] {
    rides.withLock { rides in
      rides.identifiers.sorted {
        ($0.key == rides.lastApp ? 1 : 0, $0.key) < ($1.key == rides.lastApp ? 1 : 0, $1.key)
      }
      .map { RecordedHome.Ride(app: $0.key, identifier: $0.value) }
    }
  }

  /// The app that spoke of a ride last.
  var lastApp: String? { rides.withLock { $0.lastApp } }

  /// Takes up the ride that an app's response speaks of, if it speaks of one.
  func note(_ response: HandlerResponse, of app: String) {
    guard let identifier = response.plain["rideStatus"]?["rideIdentifier"]?.string,
      rides.withLock({ $0.take(identifier, of: app) })
    else { return }
    do {
      try store.setRide(identifier, of: app, at: clock())
    } catch {
      log.error("ride not stored", metadata: ["app": "\(app)", "error": "\(error)"])
    }
  }
}
