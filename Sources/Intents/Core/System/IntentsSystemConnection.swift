import Foundation
import Synchronization

/// The assistant that this process is linked to; until one is installed, none answers.
package enum IntentsSystemConnection {
  package static var current: any IntentsSystem {
    get { connection.withLock { $0 } }
    set { connection.withLock { $0 = newValue } }
  }

  /// The assistant, for a class that only an app with the entitlement may use.
  ///
  /// Without it the process ends here, as it does on a phone: the app's maker is to see it at the
  /// first try, and not wonder why nothing is ever heard of the app.
  static func entitled(for type: AnyClass) -> any IntentsSystem {
    let system = current
    guard system.hasSiriEntitlement else {
      fatalError(
        "\(type) can be used only by an app with the entitlement com.apple.developer.siri. "
          + "Set it to true in the entitlements file of the app.")
    }
    return system
  }

  private static let connection = Mutex<any IntentsSystem>(NoIntentsSystem())
}

/// What holds when the process runs without an assistant: nobody was asked, nothing is kept.
private struct NoIntentsSystem: IntentsSystem {
  var siriAuthorizationStatus: INSiriAuthorizationStatus { .notDetermined }

  func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .notDetermined }

  var siriLanguageCode: String { Locale.preferredLanguages.first ?? "en" }

  func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {}

  func removeAllVocabulary() {}

  func donate(_ interaction: PlainValue) async throws {
    throw INIntentError(.donatingInteraction)
  }

  func deleteInteractions(_ selection: InteractionSelection) async throws {
    switch selection {
    case .all: throw INIntentError(.deletingAllInteractions)
    case .identifiers: throw INIntentError(.deletingInteractionWithIdentifiers)
    case .group: throw INIntentError(.deletingInteractionWithGroupIdentifier)
    }
  }

  func setMediaUserContext(_ context: PlainValue) {}
}
