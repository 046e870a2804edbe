public import Foundation

/// What the person has set about this app and the assistant.
@available(iOS 10.0, *)
open class INPreferences: NSObject {
  /// Whether the person allows the assistant to use this app.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    IntentsSystemConnection.entitled(for: self).siriAuthorizationStatus
  }

  /// Asks the person for that permission unless they have decided; `handler` gets the decision, on
  /// no particular thread.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    // The caller's closure is called once, and nothing else of this module holds it.
    nonisolated(unsafe) let handler = handler
    let system = IntentsSystemConnection.entitled(for: self)
    Task {
      handler(await system.requestSiriAuthorization())
    }
  }

  /// Asks the person for that permission unless they have decided, and returns the decision.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    await IntentsSystemConnection.entitled(for: self).requestSiriAuthorization()
  }

  /// The language that the person speaks to the assistant, as in "en-GB".
  open class func siriLanguageCode() -> String {
    IntentsSystemConnection.current.siriLanguageCode
  }
}
