public import Foundation

/// The shortcuts of this app that the person has given a phrase.
@available(iOS 12.0, *)
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The center of this app.
  public static let shared = INVoiceShortcutCenter()

  /// Gives all shortcuts of this app to `completionHandler`.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await allVoiceShortcuts(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// All shortcuts of this app.
  ///
  /// - Throws: `INIntentError` when the assistant cannot be asked.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    try [INVoiceShortcut].decode(.list(try await IntentsSystemConnection.current.voiceShortcuts()))
  }

  /// Gives the shortcut with this identifier to `completionHandler`.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await getVoiceShortcut(with: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The shortcut with this identifier.
  ///
  /// - Throws: `INIntentError` when there is none.
  open func getVoiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    guard let found = try await allVoiceShortcuts().first(where: { $0.identifier == identifier })
    else { throw INIntentError(.voiceShortcutGetFailed) }
    return found
  }

  /// Replaces the shortcuts that the app proposes, the most important first.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    IntentsSystemConnection.current.setShortcutSuggestions(suggestions.map(\.plain))
  }
}
