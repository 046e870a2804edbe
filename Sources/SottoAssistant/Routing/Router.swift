import SottoLanguage

/// Picks the app for a request.
package struct Router: Hashable, Sendable {
  /// All installed apps, in the person's order.
  package var apps: [AppProfile]
  package var nowPlaying: NowPlaying?
  /// The person's default app by kind of request, as bundle identifiers.
  package var defaults: [String: String]
  /// The app that last spoke of a ride, as bundle identifier.
  package var lastRideApp: String?
  /// Whether the person's session is locked.
  package var isLocked: Bool

  /// The intents for which it counts how the person stands to an app's media.
  static let mediaIntents: Set = [
    "INPlayMediaIntent", "INAddMediaIntent", "INUpdateMediaAffinityIntent",
    "INSearchForMediaIntent",
  ]

  package init(
    apps: [AppProfile], nowPlaying: NowPlaying? = nil, defaults: [String: String] = [:],
    lastRideApp: String? = nil, isLocked: Bool = false
  ) {
    self.apps = apps
    self.nowPlaying = nowPlaying
    self.defaults = defaults
    self.lastRideApp = lastRideApp
    self.isLocked = isLocked
  }

  /// The app for a Reading: the one named; for “this”, the one that plays; for “my ride”, the one
  /// that gave it; the one whose vocabulary knows the name; the person's default; the one that plays;
  /// the only one; for media, the only one the person pays for or keeps media in; else the person
  /// chooses.
  package func route(_ reading: Reading) -> Route {
    let route = unlockedRoute(reading)
    guard isLocked, case .app(let app) = route, let intent = reading.intent,
      app.restrictedWhileLocked.contains(intent)
    else { return route }
    return .locked(app)
  }

  private func unlockedRoute(_ reading: Reading) -> Route {
    guard let intent = reading.intent else { return .nobody }
    let able = apps.filter { app in
      app.isAllowed && app.intents.contains(intent) && app.hasMedia(reading.mediaCategory)
        && !(isLocked && app.restrictedWhileLocked.contains(intent))
    }
    if let name = reading.app {
      guard let named = apps.first(where: { $0.name == name }) else {
        return able.isEmpty ? .absent(name) : .instead(of: name, able)
      }
      if !named.isAllowed { return .notAllowed(named) }
      return named.intents.contains(intent) ? .app(named) : .cannot(named)
    }
    let playing = nowPlaying.flatMap { now in able.first { $0.identifier == now.app } }
    if let playing, reading.refersToNowPlaying { return .app(playing) }
    if let ride = rideApp(for: reading), let app = able.first(where: { $0.identifier == ride }) {
      return .app(app)
    }
    if let name = reading.groundedBy, let grounded = able.first(where: { $0.name == name }) {
      return .app(grounded)
    }
    if let chosen = chosenApp(for: reading),
      let app = able.first(where: { $0.identifier == chosen })
    {
      return .app(app)
    }
    if let playing { return .app(playing) }
    switch able.count {
    case 0: return waiting(intent) ?? forbidden(intent).map(Route.notAllowed) ?? .nobody
    case 1: return .app(able[0])
    default: return able.favourite(for: intent).map(Route.app) ?? .choose(able)
    }
  }

  /// The app that could, were the session unlocked.
  private func waiting(_ intent: String) -> Route? {
    guard isLocked else { return nil }
    return apps.first { $0.isAllowed && $0.restrictedWhileLocked.contains(intent) }
      .map(Route.locked)
  }

  /// The app that could, were it allowed: worth telling the person about, and first of all where they
  /// were never asked.
  private func forbidden(_ intent: String) -> AppProfile? {
    let able = apps.filter { !$0.isAllowed && $0.intents.contains(intent) }
    return able.first { $0.usageToDecide != nil } ?? able.first
  }
}
