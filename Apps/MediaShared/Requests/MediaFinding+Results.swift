import Intents

extension MediaFinding {
  /// What `resolveMediaItems` of the four media intents returns, each with a class of its own.
  ///
  /// - Parameters:
  ///   - items: What is resolved already, and stays.
  ///   - search: What the person said, where nothing is.
  ///   - choose: Decides what that means.
  ///   - result: Makes the intent's kind of result of one of any intent.
  ///   - unsupported: Makes the intent's kind of result that says why it cannot be served.
  package func results<Result, Reason: RawRepresentable<Int>>(
    for items: [INMediaItem]?, or search: INMediaSearch?, choosing choose: Choosing,
    as result: (INMediaItemResolutionResult) -> Result,
    because unsupported: (Reason) -> Result
  ) async -> [Result] {
    if let items, !items.isEmpty { return items.map { result(.success(with: $0)) } }
    switch await choice(for: search, choosing: choose) {
    case .found(let items, _): return mediaItems(items).map { result(.success(with: $0)) }
    case .several(let items): return [result(.disambiguation(with: mediaItems(items)))]
    case .nothing: return [result(.unsupported())]
    // To carry it out asks for the app.
    case .needsApp: return [result(.notRequired())]
    case .refused(let obstacle):
      return [Reason(rawValue: obstacle.reason).map(unsupported) ?? result(.unsupported())]
    }
  }
}

extension INPlayMediaPlaybackSpeedResolutionResult {
  /// How fast the player shall play, which has its limits.
  package static func supported(
    _ speed: Double?
  ) -> INPlayMediaPlaybackSpeedResolutionResult {
    switch speed {
    case nil: .notRequired()
    case let speed? where speed < 0.25: .unsupported(forReason: .belowMinimum)
    case let speed? where speed > 4: .unsupported(forReason: .aboveMaximum)
    case let speed?: .success(with: speed)
    }
  }
}
