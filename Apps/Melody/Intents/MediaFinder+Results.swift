import Intents
import MediaShared
import MelodyShared

extension MediaFinder {
  /// What `resolveMediaItems` of the four media intents returns, each with a class of its own.
  ///
  /// - Parameters:
  ///   - items: What is resolved already, and stays.
  ///   - search: What the person said, where nothing is.
  ///   - choose: Decides what that means.
  ///   - result: Makes the intent's kind of result of one of any intent.
  ///   - unsupported: Makes the intent's kind of result that says why it cannot be served.
  func results<Result, Reason: RawRepresentable<Int>>(
    for items: [INMediaItem]?, or search: INMediaSearch?,
    choosing choose: Choosing = MediaChoice.init(for:in:by:),
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

  /// Carries out what was resolved.
  ///
  /// - Returns: Why it could not be carried out; `nil` when it was.
  func failure(of work: () throws -> Void) -> Failure? {
    do {
      if let failure { return failure }
      try work()
      return nil
    } catch {
      return error as? Failure ?? .failure
    }
  }
}
