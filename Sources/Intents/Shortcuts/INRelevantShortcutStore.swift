public import Foundation

/// The shortcuts of this app that are of use at some moments.
@available(iOS 12.0, *)
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The store of this app.
  public static let `default` = INRelevantShortcutStore()

  /// Replaces them; `completionHandler` gets the error, if any.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let plain = shortcuts.map(\.plain)
    Task {
      do {
        try await IntentsSystemConnection.current.setRelevantShortcuts(plain)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Replaces them.
  open func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {
    try await IntentsSystemConnection.current.setRelevantShortcuts(shortcuts.map(\.plain))
  }
}
