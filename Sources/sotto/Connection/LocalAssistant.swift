import Foundation
import SottoHost
import SottoLanguage
import SottoStore

/// The assistant in this process: what `sotto serve` serves and `--in-process` uses.
struct LocalAssistant {
  let assistant: Assistant
  let server: AssistantServer
  private let lock: AssistantLock

  /// - Throws: `AlreadyServed` when another process is the home's assistant.
  init(
    home: SottoHome, settings: AssistantSettings, onQuit: @escaping @Sendable () -> Void
  ) throws {
    guard let lock = try AssistantLock(path: home.lock) else { throw AlreadyServed(home: home) }
    self.lock = lock
    let languages = Meanwhile { try Languages.installed() }
    let store = try Store(path: home.database)
    let notice = store.damagedFile.map {
      "The database was damaged. A new one was begun; the old one is kept at \($0)."
        + " Install your apps again: what they have stored is still there."
    }
    if let notice { Output.error(notice) }
    if settings.confinement == .none { Output.error(Unconfined.warning) }
    assistant = try Assistant(
      home: home, store: store, languages: try languages.value(), settings: settings,
      notice: notice)
    server = AssistantServer(assistant: assistant, settings: settings, onQuit: onQuit)
  }
}

struct AlreadyServed: Error, CustomStringConvertible {
  let home: SottoHome
  var description: String {
    "An assistant already serves \(home.data). Use it without --in-process, or stop it first."
  }
}
