import Foundation
import Intents
import SottoSocket
import SottoWire
import Synchronization

/// What Intents asks of the assistant, asked over the process's connection.
struct AssistantServices: IntentsSystem {
  /// The language of the person, as the assistant last said.
  static let language = Mutex(ProcessInfo.processInfo.environment["SOTTO_LANGUAGE"] ?? "en")

  let peer: Peer

  /// Makes Intents use the connection; does nothing without one.
  static func install() {
    guard let peer = AssistantConnection.current else { return }
    IntentsSystemConnection.current = AssistantServices(peer: peer)
  }

  /// As the assistant read it in the app's bundle.
  var hasSiriEntitlement: Bool { ProcessInfo.processInfo.environment["SOTTO_SIRI"] != "0" }

  /// The person's decision as it stood when the process started.
  var siriAuthorizationStatus: INSiriAuthorizationStatus {
    let written = ProcessInfo.processInfo.environment["SOTTO_AUTHORIZATION"] ?? ""
    return Self.status(written)
  }

  func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    let answer = try? await peer.call(SystemCalls.RequestAuthorization())
    return Self.status(answer?.status ?? "")
  }

  var siriLanguageCode: String { Self.language.withLock { $0 } }

  func setVocabulary(_ words: [PlainValue], of type: INVocabularyStringType) {
    peer.tell(SystemCalls.SetVocabulary(type: "\(type)", entries: words))
  }

  func removeAllVocabulary() {
    peer.tell(SystemCalls.SetVocabulary(type: nil, entries: []))
  }

  func donate(_ interaction: PlainValue) async throws {
    do {
      _ = try await peer.call(SystemCalls.Donate(interaction: interaction))
    } catch {
      // The error has room for a code, and the app's developer for more.
      DeveloperNote.once("INInteraction.donate() has failed: \(error)")
      throw INIntentError(.donatingInteraction)
    }
  }

  func deleteInteractions(_ selection: InteractionSelection) async throws {
    switch selection {
    case .all: try await delete(.init(), failing: .deletingAllInteractions)
    case .identifiers(let identifiers):
      try await delete(
        .init(identifiers: identifiers), failing: .deletingInteractionWithIdentifiers)
    case .group(let group):
      try await delete(.init(group: group), failing: .deletingInteractionWithGroupIdentifier)
    }
  }

  private func delete(
    _ call: SystemCalls.DeleteDonations, failing code: INIntentError.Code
  ) async throws {
    do {
      _ = try await peer.call(call)
    } catch {
      throw INIntentError(code)
    }
  }

  func setMediaUserContext(_ context: PlainValue) {
    peer.tell(SystemCalls.SetMediaUserContext(context: context))
  }

  func postNotification(_ name: String) {
    // Whoever hears of it looks at what was set before.
    SharedDefaults.exchange()
    peer.tell(SystemCalls.PostNotification(notification: name))
  }

  private static func status(_ name: String) -> INSiriAuthorizationStatus {
    switch name {
    case "authorized": .authorized
    case "denied": .denied
    case "restricted": .restricted
    default: .notDetermined
    }
  }
}
