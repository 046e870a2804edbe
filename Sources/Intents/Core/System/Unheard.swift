import Foundation
import Synchronization

/// What an app tells and nothing here makes use of: its developer reads so once, in the app's log.
enum Unheard {
  private static let noted = Mutex<Set<String>>([])

  /// - Parameter call: What was called, as “INVoiceShortcutCenter.setShortcutSuggestions(_:)”.
  static func note(_ call: String) {
    guard noted.withLock({ $0.insert(call).inserted }) else { return }
    let line = "\(call) changes nothing here: no suggestions are made yet.\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
