import SottoLanguage

extension Turn {
  /// Whether an app may be asked about which its person has not decided: it may have asked while nobody
  /// was there. Whoever speaks to a locked session may be anybody.
  ///
  /// - Returns: `nil` where they have decided.
  static func permission(
    _ app: AppProfile, _ readings: [Reading], _ router: Router, _ builder: Builder
  ) -> OpenQuestion? {
    guard app.usageToDecide != nil, !router.isLocked else { return nil }
    let readings = readings.filter { $0.app == nil || $0.app == app.name }
    return .permission(app, .init(readings, for: [app], builder))
  }

  /// The host keeps what was decided.
  mutating func decide(
    _ app: AppProfile, _ candidates: [Candidate], _ event: Request.Event
  ) -> Action? {
    switch event {
    case .answered(.yes):
      openQuestion = nil
      for candidate in candidates { append(candidate) }
      return next()
    case .answered(.no):
      openQuestion = nil
      return .end(.notRouted(first, .notAllowed(app)))
    default: return leave(event)
    }
  }
}
