import SottoLanguage

/// Picks the app for a request.
package struct Router: Hashable, Sendable {
  /// Where a request goes.
  package enum Route: Hashable, Sendable {
    case app(AppProfile)
    /// Several can; the person chooses.
    case choose([AppProfile])
    /// No allowed app handles this intent.
    case nobody
    /// The app that was named is not allowed to be asked.
    case notAllowed(AppProfile)
    /// The app that was named does not handle this intent.
    case cannot(AppProfile)
  }

  /// All installed apps, in the person's order.
  package var apps: [AppProfile]
  package var nowPlaying: NowPlaying?
  /// The person's default app by kind of request, as bundle identifiers.
  package var defaults: [String: String]

  package init(
    apps: [AppProfile], nowPlaying: NowPlaying? = nil, defaults: [String: String] = [:]
  ) {
    self.apps = apps
    self.nowPlaying = nowPlaying
    self.defaults = defaults
  }

  /// The app for a Reading: the one named; for “this”, the one that plays; the one whose
  /// vocabulary knows the name; the person's default; the one that plays; the only one; else
  /// the person chooses.
  package func route(_ reading: Reading) -> Route {
    guard let intent = reading.intent else { return .nobody }
    if let name = reading.app, let named = apps.first(where: { $0.name == name }) {
      if !named.isAllowed { return .notAllowed(named) }
      return named.intents.contains(intent) ? .app(named) : .cannot(named)
    }
    let able = apps.filter { $0.isAllowed && $0.intents.contains(intent) }
    let playing = nowPlaying.flatMap { now in able.first { $0.identifier == now.app } }
    if let playing, reading.refersToNowPlaying { return .app(playing) }
    if let name = reading.groundedBy, let grounded = able.first(where: { $0.name == name }) {
      return .app(grounded)
    }
    if let chosen = defaults[intent], let app = able.first(where: { $0.identifier == chosen }) {
      return .app(app)
    }
    if let playing { return .app(playing) }
    switch able.count {
    case 0: return forbidden(intent).map(Route.notAllowed) ?? .nobody
    case 1: return .app(able[0])
    default: return .choose(able)
    }
  }

  /// The app that could, were it allowed: worth telling the person about.
  private func forbidden(_ intent: String) -> AppProfile? {
    apps.first { !$0.isAllowed && $0.intents.contains(intent) }
  }
}

extension Reading {
  /// Whether the request is about “this”: what plays.
  var refersToNowPlaying: Bool {
    guard case .object(let search)? = parameters["mediaSearch"] else { return false }
    return search["reference"] == .string("currentlyPlaying")
  }
}
