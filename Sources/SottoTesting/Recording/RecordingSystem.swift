import Foundation
import Intents

/// The assistant as handlers in a bench meet it: it allows everything and keeps what it is told.
///
/// Code that no recording hears, as other tests of the process, meets the assistant that was there before.
struct RecordingSystem: IntentsSystem {
  private let other: any IntentsSystem

  /// Where code of the process asks for an assistant there is this one from now on.
  static func install() { installed }

  private static let installed: Void = {
    IntentsSystemConnection.current = RecordingSystem(other: IntentsSystemConnection.current)
  }()

  var hasSiriEntitlement: Bool { Recording.current != nil || other.hasSiriEntitlement }

  var siriAuthorizationStatus: INSiriAuthorizationStatus {
    Recording.current == nil ? other.siriAuthorizationStatus : .authorized
  }

  func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    Recording.current == nil ? await other.requestSiriAuthorization() : .authorized
  }

  var siriLanguageCode: String { Recording.current?.language ?? other.siriLanguageCode }

  func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {
    guard let recording = Recording.current else { return other.setVocabulary(words, of: type) }
    recording.hear { told in
      told.vocabulary[type] = words.map { $0.string ?? $0["spokenPhrase"]?.string ?? "" }
    }
  }

  func removeAllVocabulary() {
    guard let recording = Recording.current else { return other.removeAllVocabulary() }
    recording.hear { $0.vocabulary = [:] }
  }

  func donate(_ interaction: PlainValue) async throws {
    guard let recording = Recording.current else { return try await other.donate(interaction) }
    let donated = try INInteraction.decode(interaction)
    recording.hear { $0.donations.append(donated) }
  }

  func deleteInteractions(_ selection: InteractionSelection) async throws {
    guard let recording = Recording.current else {
      return try await other.deleteInteractions(selection)
    }
    recording.hear { told in
      switch selection {
      case .all: told.donations = []
      case .identifiers(let identifiers):
        told.donations.removeAll { identifiers.contains($0.identifier) }
      case .group(let group): told.donations.removeAll { $0.groupIdentifier == group }
      }
    }
  }

  func setMediaUserContext(_ context: PlainValue) {
    guard Recording.current == nil else { return }
    other.setMediaUserContext(context)
  }
}
