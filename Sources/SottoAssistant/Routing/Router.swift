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
  /// that gave it; of those that show or play what is meant, the one whose vocabulary knows the name;
  /// the person's default; the one that plays; the only one; for media, the only one the person pays for
  /// or keeps media in; else the person chooses.
  package func route(_ reading: Reading) -> Route {
    let route = unlockedRoute(reading)
    guard isLocked, case .app(let app) = route, let intent = reading.intent,
      app.restrictedWhileLocked.contains(intent)
    else { return route }
    return .locked(app)
  }

  private func able(for reading: Reading, _ intent: String) -> [AppProfile] {
    apps.filter { app in
      app.isAllowed && app.intents.contains(intent) && app.hasMedia(reading.mediaCategory)
        && !(isLocked && app.restrictedWhileLocked.contains(intent))
    }
  }

  private func unlockedRoute(_ reading: Reading) -> Route {
    guard let intent = reading.intent else { return .nobody }
    let able = able(for: reading, intent)
    if let name = reading.app {
      guard let named = apps.first(where: { $0.name == name }) else {
        return able.isEmpty ? .absent(name) : .instead(of: name, able)
      }
      if !named.isAllowed { return .notAllowed(named) }
      return named.intents.contains(intent) ? .app(named) : .cannot(named)
    }
    if let (app, _) = found(among: able, for: reading, intent) { return .app(app) }
    guard able.isEmpty else { return .choose(able.presenting(reading.medium)) }
    return waiting(intent) ?? forbidden(intent).map(Route.notAllowed) ?? .nobody
  }

  /// The app of those that can, where no app was named, and why it.
  private func found(
    among able: [AppProfile], for reading: Reading, _ intent: String
  ) -> (AppProfile, Reason)? {
    let playing = nowPlaying.flatMap { now in able.first { $0.identifier == now.app } }
    if let playing, reading.refersToNowPlaying { return (playing, .playing) }
    if let ride = rideApp(for: reading), let app = able.first(where: { $0.identifier == ride }) {
      return (app, .ride)
    }
    let able = able.presenting(reading.medium)
    if let name = reading.groundedBy, let grounded = able.first(where: { $0.name == name }) {
      return (grounded, .vocabulary)
    }
    if let chosen = chosenApp(for: reading),
      let app = able.first(where: { $0.identifier == chosen })
    {
      return (app, .default)
    }
    if let playing, able.contains(playing) { return (playing, .playing) }
    if able.count == 1 { return (able[0], .only) }
    return able.favourite(for: intent).map { ($0, .favourite) }
  }

  /// The other apps that may have what the one for a Reading lacks, those first that show or play what
  /// is meant; none where it is clear whose the thing is.
  package func others(than app: AppProfile, for reading: Reading) -> [AppProfile] {
    guard let intent = reading.intent, reading.app == nil, !reading.refersToNowPlaying,
      rideApp(for: reading) == nil
    else { return [] }
    let others = able(for: reading, intent).filter { $0 != app }
    let fitting = others.filter { $0.presents(reading.medium) }
    return fitting + others.filter { !fitting.contains($0) }
  }

  /// Why the app is asked that a Reading is routed to; `nil` where it is routed to none.
  package func reason(_ reading: Reading) -> Reason? {
    guard case .app = unlockedRoute(reading), let intent = reading.intent else { return nil }
    if reading.app != nil { return .named }
    return found(among: able(for: reading, intent), for: reading, intent)?.1
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
