import SottoLanguage

extension Turn {
  /// “Play Spotify”, where there is no such app, may name a song: that is looked for first.
  struct Absence: Hashable, Sendable {
    /// What else may have been said.
    let other: Reading
    let route: Router.Route
    /// Whether another app is to be asked; `nil` where none can.
    let question: OpenQuestion?

    /// - Returns: `nil` where the best Reading names no missing app, or says more than that.
    init?(_ readings: [Reading], _ router: Router, _ builder: Builder) {
      route = router.route(readings[0])
      guard route.isAbsent, readings[0].parameters.isEmpty,
        let other = readings.first(where: { $0.intent == readings[0].intent && $0.app == nil })
      else { return nil }
      self.other = other
      if case .instead(let name, let apps) = route {
        question = .app(apps, .init([readings[0]], for: apps, builder), missing: name)
      } else {
        question = nil
      }
    }
  }
}

extension [Turn.Candidate] {
  /// Each of the apps with each of the Readings.
  init(_ readings: [Reading], for apps: [AppProfile], _ builder: Turn.Builder) {
    self = apps.flatMap { app in
      readings.map { Turn.Candidate(reading: $0, app: app, request: builder($0, app)) }
    }
  }
}
