import Intents

class SearchHandler: INExtension, INSearchForMediaIntentHandling {
  func code(for intent: INSearchForMediaIntent) -> INSearchForMediaIntentResponseCode { .failure }

  func handle(
    intent: INSearchForMediaIntent,
    completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    let response = INSearchForMediaIntentResponse(
      code: code(for: intent),
      userActivity: NSUserActivity(activityType: "INSearchForMediaIntent"))
    response.mediaItems = intent.mediaItems
    completion(response)
  }
}

/// Overrides what its base class implements, and has an initializer of its own.
final class NamedSearchHandler: SearchHandler {
  let name: String

  init(name: String = "search") {
    self.name = name
    super.init()
  }

  override func code(for intent: INSearchForMediaIntent) -> INSearchForMediaIntentResponseCode {
    intent.mediaSearch?.mediaName == nil ? .failure : .success
  }

  override func handle(
    intent: INSearchForMediaIntent,
    completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) {
    super.handle(intent: intent, completion: completion)
  }
}
