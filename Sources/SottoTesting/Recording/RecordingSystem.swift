import Foundation
import Intents
import Synchronization

/// The assistant as handlers in a test meet it: it allows everything and keeps what it is told.
struct RecordingSystem: IntentsSystem {
  /// Where handlers ask for an assistant there is this one from now on.
  static func install() { IntentsSystemConnection.current = RecordingSystem() }

  var siriAuthorizationStatus: INSiriAuthorizationStatus { .authorized }

  func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .authorized }

  var siriLanguageCode: String { Locale.preferredLanguages.first ?? "en" }

  func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {
    Recording.current?.hear { told in
      told.vocabulary[type] = words.map { $0.string ?? $0["spokenPhrase"]?.string ?? "" }
    }
  }

  func removeAllVocabulary() { Recording.current?.hear { $0.vocabulary = [:] } }

  func donate(_ interaction: PlainValue) async throws {
    let donated = try INInteraction.decode(interaction)
    Recording.current?.hear { $0.donations.append(donated) }
  }

  func deleteInteractions(_ selection: InteractionSelection) async throws {
    Recording.current?.hear { told in
      switch selection {
      case .all: told.donations = []
      case .identifiers(let identifiers):
        told.donations.removeAll { identifiers.contains($0.identifier) }
      case .group(let group): told.donations.removeAll { $0.groupIdentifier == group }
      }
    }
  }

  func setMediaUserContext(_ context: PlainValue) {}
}
