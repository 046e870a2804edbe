import Intents

/// Adds what a person names, or what plays, to where they want it.
package final class AddMediaHandler<Finder: MediaFinding>: NSObject, INAddMediaIntentHandling,
  CollectionChanging
{
  private let finder: Finder
  private let choose: Finder.Choosing
  private let destination: (INAddMediaIntent) -> INAddMediaMediaDestinationResolutionResult
  private let carryOut: (INAddMediaIntent) throws -> CollectionChange
  package let collection: CollectionFile

  /// - Parameters:
  ///   - choose: Decides what is added.
  ///   - destination: Decides where it is added to.
  ///   - carryOut: Adds what an intent has been resolved to.
  package init(
    _ finder: Finder, _ collection: CollectionFile, choosing choose: @escaping Finder.Choosing,
    to destination: @escaping (INAddMediaIntent) -> INAddMediaMediaDestinationResolutionResult,
    carryOut: @escaping (INAddMediaIntent) throws -> CollectionChange
  ) {
    self.finder = finder
    self.collection = collection
    self.choose = choose
    self.destination = destination
    self.carryOut = carryOut
  }

  package func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult] {
    if intent.asksForPlaylistAlone { return [.notRequired()] }
    return await finder.results(
      for: intent.mediaItems, or: intent.mediaSearch, choosing: choose,
      as: INAddMediaMediaItemResolutionResult.init(mediaItemResolutionResult:),
      because: INAddMediaMediaItemResolutionResult.unsupported(forReason:))
  }

  package func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult { destination(intent) }

  package func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    var activity: NSUserActivity?
    let failure = finder.failure(of: {
      activity = try collection.activity(of: carryOut(intent))
    })
    let code: INAddMediaIntentResponseCode =
      switch failure {
      case nil: .success
      case .failureRequiringAppLaunch: .failureRequiringAppLaunch
      default: .failure
      }
    return INAddMediaIntentResponse(code: code, userActivity: activity)
  }
}
