import Intents
import SottoAssistant
import Synchronization

/// The phrases that the person has given to what they do often.
final class PhraseBook: Sendable {
  private let store: any AssistantStore
  private let all: Mutex<[PhrasedShortcut]>

  /// - Throws: What keeps the store from being read.
  init(store: any AssistantStore) throws {
    self.store = store
    all = Mutex(try store.phrasedShortcuts())
  }

  /// In the order in which they were made.
  var shortcuts: [PhrasedShortcut] { all.withLock { $0 } }

  func started(by text: String) -> PhrasedShortcut? { shortcuts.started(by: text) }

  func nearlyStarted(by text: String) -> PhrasedShortcut? { shortcuts.nearlyStarted(by: text) }

  /// Keeps a shortcut, in place of the one of the same phrase or identifier.
  func save(_ shortcut: PhrasedShortcut) throws {
    try all.withLock { all in
      let former = all.started(by: shortcut.phrase)
      if let former, former.identifier != shortcut.identifier {
        try store.removePhrasedShortcut(former.identifier)
        all.removeAll { $0.identifier == former.identifier }
      }
      try store.save(shortcut)
      let place = all.firstIndex { $0.identifier == shortcut.identifier }
      if let place { all[place] = shortcut } else { all.append(shortcut) }
    }
  }

  func remove(_ shortcut: PhrasedShortcut) throws {
    try all.withLock { all in
      try store.removePhrasedShortcut(shortcut.identifier)
      all.removeAll { $0.identifier == shortcut.identifier }
    }
  }

  /// Those that start something of an app, in the plain form of `INVoiceShortcut`.
  func shortcuts(of app: String) -> [PlainValue] {
    shortcuts.compactMap { shortcut in
      guard case .action(let action) = shortcut.content, action.app == app else { return nil }
      return [
        "identifier": .string(shortcut.identifier), "invocationPhrase": .string(shortcut.phrase),
        "shortcut": action.shortcut,
      ]
    }
  }
}
